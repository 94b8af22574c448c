package org.katachi.tournament.output.analysis;

import org.katachi.tournament.output.MoveEntry;

/**
 * A move with which a brain told an evaluation.
 *
 * @param number the number of its stone on the board, those of the opening counted, from one
 * @param move the move, with its evaluation
 */
record Told(int number, MoveEntry move) {

  /**
   * Whether the evaluation says anything: one of zero at depth zero is what brains print with a
   * move for which they searched nothing.
   */
  static boolean tellsAnything(MoveEntry move) {
    boolean searched = move.depth() == null || move.depth() > 0;
    return move.evaluation() != null && (searched || move.evaluation() != 0);
  }

  /** As {@code move 31 (-215)}. */
  @Override
  public String toString() {
    return "move " + number + " (" + move.evaluationText() + ")";
  }
}
