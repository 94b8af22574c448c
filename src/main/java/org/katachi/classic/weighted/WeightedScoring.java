package org.katachi.classic.weighted;

import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.shape.ShapeTables;

/**
 * Weighted scoring of empty points. Over the four directions it adds the weight of the line that an
 * own stone would make there and the weight of the line that an opponent's stone would make.
 *
 * <p>The line depends only on four cells to either side, so a table has the sum of both weights by
 * {@linkplain LineKeys line key}.
 */
public final class WeightedScoring {

  private static final int BITS = 2;
  private static final int MASK = (1 << BITS) - 1;

  /** The keys of one side of a cell. */
  private static final int HALVES = 1 << (BITS * LineKeys.REACH);

  private final ScoringWeights weights;

  /**
   * One more than the score in one direction by key, for black and for white; 0 where it is not
   * computed yet. To fill the whole table at once would take more than ten milliseconds of the
   * first move in a JVM that has just started.
   */
  private final int[][] table = new int[2][LineKeys.KEYS];

  public WeightedScoring(ScoringWeights weights) {
    this.weights = weights;
  }

  /**
   * The score of an empty cell for a side.
   *
   * @param side {@link Stone#BLACK} or {@link Stone#WHITE}
   */
  public int score(LineKeys keys, int cell, int side) {
    int[] entries = table[side - 1];
    int sum = 0;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int key = keys.key(cell, direction);
      int entry = entries[key];
      sum += entry == 0 ? compute(key, side) : entry - 1;
    }
    return sum;
  }

  private int compute(int key, int side) {
    LineKind made = line(key, side);
    LineKind taken = line(key, Stone.opponent(side));
    int score =
        (made == null ? 0 : weights.own(made)) + (taken == null ? 0 : weights.opponent(taken));
    table[side - 1][key] = score + 1;
    return score;
  }

  /** The line that a stone would make in the middle of a key. */
  private static LineKind line(int key, int stone) {
    int before = ShapeTables.mirror(key % HALVES, LineKeys.REACH);
    int after = key / HALVES;
    int stones = 1 + run(before, stone) + run(after, stone);
    return LineKind.of(stones, openEnd(before, stone) + openEnd(after, stone));
  }

  private static int openEnd(int half, int stone) {
    int run = run(half, stone);
    return run < LineKeys.REACH && neighbour(half, run) == Stone.EMPTY ? 1 : 0;
  }

  /** The stones of one colour in a row from the cell outwards. */
  private static int run(int half, int stone) {
    int run = 0;
    while (run < LineKeys.REACH && neighbour(half, run) == stone) {
      run++;
    }
    return run;
  }

  /** Neighbour {@code i} in half a key that counts from the cell outwards. */
  private static int neighbour(int half, int i) {
    return half >> (BITS * i) & MASK;
  }
}
