package org.katachi.cli;

import java.util.List;
import org.katachi.board.Colour;

/** The value of an option that names a side. */
public final class SideOption {

  private SideOption() {}

  /**
   * Reads {@code black} or {@code white}, in any case of letters.
   *
   * @throws IllegalArgumentException if it is neither; the message is for people
   */
  public static Colour parse(String text) {
    return List.of(Colour.BLACK, Colour.WHITE).stream()
        .filter(side -> side.word().equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    text + " is not a colour; the colours are black and white"));
  }
}
