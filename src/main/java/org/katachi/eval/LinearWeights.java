package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.shape.Combinations;

/**
 * What each {@linkplain Combinations combination} of shapes on an empty cell is worth to the colour
 * that could play there: one weight when that colour is to move, another when it waits. Immutable.
 *
 * <p>Both weights lie in one {@code long}, so that one addition keeps both sums: the one of the
 * side to move times 2³² plus the other. The lanes take any sums that fit in 32 bits.
 */
public final class LinearWeights {

  /** By colour and combination, and 0 for a cell that holds a stone. */
  private final long[][] weights = new long[Stone.WHITE + 1][Combinations.COUNT + 1];

  /**
   * Takes the weights of black ({@code [0]}) and white ({@code [1]}) by combination.
   *
   * @param moving the worth to a colour that is to move
   * @param waiting the worth to a colour whose opponent is to move
   */
  public LinearWeights(int[][] moving, int[][] waiting) {
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      for (int i = 0; i < Combinations.COUNT; i++) {
        weights[colour][i] =
            ((long) moving[colour - 1][i] << Integer.SIZE) + waiting[colour - 1][i];
      }
    }
  }

  /** A colour's weights by combination, both lanes. */
  long[] of(int colour) {
    return weights[colour];
  }

  /** The sum for a side to move. */
  static int moving(long sum) {
    return (int) ((sum - (int) sum) >> Integer.SIZE);
  }

  /** The sum for a side that waits. */
  static int waiting(long sum) {
    return (int) sum;
  }
}
