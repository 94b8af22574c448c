package org.katachi.player.weighted;

import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * Weighted scoring: the worth of an empty point is the sum, over the four directions, of the weight
 * of the line that one's own stone would make there and the weight of the line that it would take
 * from the opponent.
 *
 * <p>What a stone makes in a direction depends on four cells to either side alone, so the sum of
 * both weights is looked up in a table by {@linkplain LineKeys line key}.
 */
public final class WeightedScoring {

  private static final int BITS = 2;
  private static final int MASK = (1 << BITS) - 1;

  /** The keys of one side of a cell. */
  private static final int HALVES = 1 << (BITS * LineKeys.REACH);

  private final ScoringWeights weights;

  /**
   * One more than the worth in one direction by key, for black and for white; 0 where it was not
   * asked for yet. To fill the whole table beforehand would take more than ten milliseconds of the
   * first move in a JVM that has just started.
   */
  private final int[][] table = new int[2][LineKeys.KEYS];

  public WeightedScoring(ScoringWeights weights) {
    this.weights = weights;
  }

  /**
   * The worth of an empty cell for a side.
   *
   * @param side {@link Stone#BLACK} or {@link Stone#WHITE}
   */
  public int score(LineKeys keys, int cell, int side) {
    int[] known = table[side - 1];
    int sum = 0;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int key = keys.key(cell, direction);
      int entry = known[key];
      sum += entry == 0 ? learn(key, side) : entry - 1;
    }
    return sum;
  }

  private int learn(int key, int side) {
    LineKind made = line(key, side);
    LineKind taken = line(key, Stone.opponent(side));
    int worth =
        (made == null ? 0 : weights.own(made)) + (taken == null ? 0 : weights.opponent(taken));
    table[side - 1][key] = worth + 1;
    return worth;
  }

  /** The line that a stone makes in the middle of a key. */
  private static LineKind line(int key, int stone) {
    int before = mirror(key % HALVES);
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
