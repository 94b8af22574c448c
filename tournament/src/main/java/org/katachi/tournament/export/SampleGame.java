package org.katachi.tournament.export;

import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/**
 * A game of a file of training samples. The position before every move is a sample. Training reads
 * millions of them, so moves and evaluations are flat arrays.
 *
 * @param rules the rules
 * @param geometry the board
 * @param result for black
 * @param opening how many of the moves stood on the board before a brain was asked
 * @param cells all moves in the order of play, black's first, as cells of the geometry
 * @param evaluations by move: its mover's evaluation of the position, {@link #UNKNOWN} in the
 *     opening and where the brain gave none
 */
@SuppressWarnings("ArrayRecordComponent") // Read and written, never compared.
public record SampleGame(
    RuleSet rules,
    Geometry geometry,
    SampleResult result,
    int opening,
    int[] cells,
    short[] evaluations) {

  /** Stands where a brain gave no evaluation. */
  public static final short UNKNOWN = Short.MIN_VALUE;

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException if there is not an evaluation for each move, or the opening is
   *     longer than the game
   */
  public SampleGame {
    if (cells.length != evaluations.length || opening < 0 || opening > cells.length) {
      throw new IllegalArgumentException(
          "a game of "
              + cells.length
              + " moves, "
              + opening
              + " of the opening, can't have "
              + evaluations.length
              + " evaluations");
    }
  }
}
