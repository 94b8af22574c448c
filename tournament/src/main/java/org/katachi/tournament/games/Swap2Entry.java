package org.katachi.tournament.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.katachi.board.Notation;
import org.katachi.tournament.match.Swap2Step;

/**
 * A step of the swap2 opening in the log of games.
 *
 * @param brain the name of the brain that took it
 * @param choice {@code open}, {@code take black}, {@code take white} or {@code offer}
 * @param stones the stones that it put, in pos notation; absent if none
 * @param millis the time that it took
 * @param message what the brain said before it, absent if nothing
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Swap2Entry(
    String brain, String choice, String stones, double millis, String message) {

  /** What is absent in the log is empty. */
  public Swap2Entry {
    brain = brain == null ? "" : brain;
    choice = choice == null ? "" : choice;
    stones = stones == null ? "" : stones;
    message = message == null ? "" : message;
  }

  static Swap2Entry of(Swap2Step step) {
    return new Swap2Entry(
        step.player(),
        step.choice().name().toLowerCase(Locale.ROOT).replace('_', ' '),
        Notation.pos(step.answer().stones()),
        MoveEntry.millis(step.answer().nanos()),
        step.answer().message().orElse(""));
  }

  /** The steps as {@code a laid three stones, b took black}, empty without any. */
  static String inWords(List<Swap2Entry> steps) {
    return steps.stream().map(Swap2Entry::inWords).collect(Collectors.joining(", "));
  }

  /** A choice that a later version may know is told as it stands. */
  private String inWords() {
    String action =
        switch (choice) {
          case "open" -> "laid three stones";
          case "take black" -> "took black";
          case "take white" -> "took white";
          case "offer" -> "laid two more";
          default -> choice;
        };
    return brain + " " + action;
  }
}
