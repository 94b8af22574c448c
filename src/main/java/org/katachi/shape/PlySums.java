package org.katachi.shape;

/**
 * Sums over a board's empty cells for every ply. They follow the {@link ShapeBoard}'s log of
 * changes, and only when somebody asks.
 */
abstract class PlySums {

  /** The last ply whose sums are known. */
  private int summed;

  /** Tells whether the sums of a ply are still to be worked out. */
  final boolean lacks(int ply) {
    return summed < ply;
  }

  /** The first ply whose sums are not known. */
  final int next() {
    return summed + 1;
  }

  /** Forgets what came after a ply. */
  final void returnTo(int ply) {
    summed = Math.min(summed, ply);
  }

  /**
   * Works out the sums of the {@linkplain #next() next} ply.
   *
   * @param log its changes, as {@link ShapeBoard} has them
   * @param start where they begin
   * @param end where they end
   */
  final void follow(long[] log, int start, int end) {
    add(summed, log, start, end);
    summed++;
  }

  /** Adds an empty cell to the sums of the board as it was taken over. */
  abstract void enter(int blackCombination, int whiteCombination);

  /** Works out the sums of the ply after one from those and the changes. */
  abstract void add(int ply, long[] log, int start, int end);
}
