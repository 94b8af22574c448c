package org.katachi.training;

import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/**
 * A game to learn from.
 *
 * @param rules the rules
 * @param geometry the board
 * @param winner {@link org.katachi.board.Stone#BLACK}, {@link org.katachi.board.Stone#WHITE}, or
 *     {@link org.katachi.board.Stone#EMPTY} for a draw, or {@link #NO_RESULT}
 * @param opening how many of the moves nobody thought about
 * @param cells the moves in the order of play
 * @param evaluations by move: what the search thought for its mover, {@link #UNKNOWN} in the
 *     opening
 */
@SuppressWarnings("ArrayRecordComponent") // Read and written, never compared.
record SampleGame(
    RuleSet rules, Geometry geometry, int winner, int opening, int[] cells, short[] evaluations) {

  /** Stands where no evaluation is known. */
  static final short UNKNOWN = Short.MIN_VALUE;

  /** The winner of a game that is not played to its end: a position and its best move. */
  static final int NO_RESULT = -1;
}
