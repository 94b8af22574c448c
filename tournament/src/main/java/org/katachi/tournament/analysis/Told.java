package org.katachi.tournament.analysis;

import org.katachi.tournament.log.MoveEntry;

/**
 * A move with which a brain told an evaluation.
 *
 * @param number the number of its stone on the board, those of the opening counted, from one
 * @param move the move, with its evaluation
 */
record Told(int number, MoveEntry move) {

  /** As {@code move 31 (-215)}. */
  @Override
  public String toString() {
    return "move " + number + " (" + move.evaluationText() + ")";
  }
}
