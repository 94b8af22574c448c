package org.katachi.classic.detect;

/**
 * Detects whether the last stone completes a line of k or more of one player, on a board of any
 * size with any number of players.
 *
 * <p>Cells are those of the detector's {@link org.katachi.board.Geometry}; players are numbered
 * from 1. A detector belongs to one thread.
 */
public interface WinDetector {

  /** Puts a stone of a player on an empty cell. */
  void place(int cell, int player);

  /** Takes the stone from a cell; the stones may be taken in any order. */
  void remove(int cell);

  /**
   * Whether the stone at a cell stands in a line of k or more of its owner.
   *
   * @param cell the cell of the stone placed last, on a board that had no such line before
   */
  boolean wins(int cell);

  /** The bytes of memory that the detector's arrays take, for the comparison of detectors. */
  long bytes();
}
