package org.katachi.eval;

import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.shape.LineKeys;

/**
 * Weighted scoring: the worth of an empty point is the sum, over the four directions, of the weight
 * of the line that one's own stone would make there and the weight of the line that it would take
 * from the opponent.
 *
 * <p>What a stone makes in a direction depends on four cells to either side alone, so the sum of
 * both weights is looked up in a table by {@linkplain LineKeys line key}.
 */
public final class WeightedScoring {

  /** The keys of one side of a cell. */
  private static final int HALVES = 1 << (2 * LineKeys.REACH);

  private static final int BITS = 2;
  private static final int MASK = (1 << BITS) - 1;

  /** The worth in one direction by key, for black and for white. */
  private final int[][] worth;

  public WeightedScoring(ScoringWeights weights) {
    int[][][] makes = {lineWeights(weights, Stone.BLACK), lineWeights(weights, Stone.WHITE)};
    worth = new int[][] {sum(makes[0][0], makes[1][1]), sum(makes[1][0], makes[0][1])};
  }

  /**
   * The worth of an empty cell for a side.
   *
   * @param side {@link Stone#BLACK} or {@link Stone#WHITE}
   */
  public int score(LineKeys keys, int cell, int side) {
    int[] table = worth[side - 1];
    int sum = 0;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      sum += table[keys.key(cell, direction)];
    }
    return sum;
  }

  /**
   * For each key the weights of the line that a stone makes: if it is one's own, and if it is the
   * opponent's.
   */
  private static int[][] lineWeights(ScoringWeights weights, int stone) {
    int[] runs = new int[HALVES];
    int[] openEnds = new int[HALVES];
    for (int half = 0; half < HALVES; half++) {
      runs[half] = run(half, stone);
      openEnds[half] =
          runs[half] < LineKeys.REACH && neighbour(half, runs[half]) == Stone.EMPTY ? 1 : 0;
    }
    int[][] table = new int[2][LineKeys.KEYS];
    for (int key = 0; key < LineKeys.KEYS; key++) {
      int before = mirror(key % HALVES);
      int after = key / HALVES;
      LineKind kind =
          LineKind.of(1 + runs[before] + runs[after], openEnds[before] + openEnds[after]);
      table[0][key] = kind == null ? 0 : weights.own(kind);
      table[1][key] = kind == null ? 0 : weights.opponent(kind);
    }
    return table;
  }

  private static int[] sum(int[] own, int[] opponent) {
    int[] sum = new int[own.length];
    for (int key = 0; key < sum.length; key++) {
      sum[key] = own[key] + opponent[key];
    }
    return sum;
  }

  /** The stones of one colour in a row from the cell outwards. */
  private static int run(int half, int stone) {
    int run = 0;
    while (run < LineKeys.REACH && neighbour(half, run) == stone) {
      run++;
    }
    return run;
  }

  /** The neighbour number {@code i} of half a key that counts from the cell outwards. */
  private static int neighbour(int half, int i) {
    return half >> (BITS * i) & MASK;
  }

  /**
   * The half before the cell counts inwards: turned round it counts outwards as the half after it
   * does.
   */
  private static int mirror(int half) {
    int mirrored = 0;
    for (int i = 0; i < LineKeys.REACH; i++) {
      mirrored |= neighbour(half, i) << (BITS * (LineKeys.REACH - 1 - i));
    }
    return mirrored;
  }
}
