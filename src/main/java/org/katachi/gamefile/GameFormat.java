package org.katachi.gamefile;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The forms in which games are written. */
public enum GameFormat {
  SGF,
  PSQ,
  /** A library of RenLib. */
  LIB,
  /** A position of RenLib. */
  POS,
  /** A game of Yixin-Board. */
  SAV,
  /** A game of a collection of ShowRenju. */
  BDT;

  /** The ending of such files without a point, which is also the form's name, as {@code sgf}. */
  public String ending() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The form with an ending, in any case of letters. */
  public static Optional<GameFormat> find(String ending) {
    return Arrays.stream(values())
        .filter(format -> format.ending().equalsIgnoreCase(ending))
        .findFirst();
  }
}
