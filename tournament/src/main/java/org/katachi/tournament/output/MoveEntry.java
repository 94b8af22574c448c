package org.katachi.tournament.output;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.katachi.board.Notation;
import org.katachi.tournament.brain.Answer;

/**
 * A move in the log of games.
 *
 * @param move in letter-number form
 * @param millis the time that it took
 * @param message what the brain said before it, absent if nothing
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record MoveEntry(String move, double millis, String message) {

  private static final double NANOS_PER_MICRO = 1e3;

  static MoveEntry of(Answer answer) {
    return new MoveEntry(
        Notation.letterNumber(answer.move()),
        Math.round(answer.nanos() / NANOS_PER_MICRO) / NANOS_PER_MICRO,
        answer.message().orElse(""));
  }
}
