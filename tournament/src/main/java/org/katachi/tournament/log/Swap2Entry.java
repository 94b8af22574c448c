package org.katachi.tournament.log;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import org.katachi.board.Notation;
import org.katachi.tournament.game.Swap2Step;

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
record Swap2Entry(String brain, String choice, String stones, double millis, String message) {

  /** What is absent in the log is empty. */
  Swap2Entry {
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
}
