package org.katachi.tournament.analysis;

import java.util.OptionalInt;
import org.katachi.tournament.match.RecordedMove;

/**
 * A move with which a brain reported an evaluation.
 *
 * @param number the number of its stone on the board, those of the opening counted, from one
 * @param move the move, with its evaluation
 */
record EvaluatedMove(int number, RecordedMove move) {

  /**
   * Of a claimed win the number of the stone that was to end the game at the latest, if that was
   * told.
   */
  OptionalInt lastStone() {
    OptionalInt plies = move.pliesToWin();
    return plies.isPresent() ? OptionalInt.of(number - 1 + plies.getAsInt()) : OptionalInt.empty();
  }

  /** Whether the game should have been won when so many stones lay on the board. */
  boolean isDueAt(int stones) {
    OptionalInt last = lastStone();
    return last.isPresent() && last.getAsInt() <= stones;
  }

  /** As {@code +M9 at move 41, by move 49}. */
  String claim() {
    OptionalInt last = lastStone();
    return move.evaluationText()
        + " at move "
        + number
        + (last.isPresent() ? ", by move " + last.getAsInt() : "");
  }

  /** As {@code move 31 (-215)}. */
  @Override
  public String toString() {
    return "move " + number + " (" + move.evaluationText() + ")";
  }
}
