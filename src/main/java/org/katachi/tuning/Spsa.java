package org.katachi.tuning;

import java.util.List;
import java.util.Random;

/**
 * Simultaneous perturbation stochastic approximation: all constants are moved at once, each up or
 * down by chance; whoever wins, the constants go a little his way. (Spall, "Multivariate stochastic
 * approximation using a simultaneous perturbation gradient approximation", 1992; the gains as in
 * the test framework of Stockfish.) Safe for use by several threads.
 */
final class Spsa {

  /** The exponents by which the way gone after a pair and the perturbation become less. */
  private static final double ALPHA = 0.602;

  private static final double GAMMA = 0.101;

  /** What is gone after the last pair, as a share of a step, for each game's lead. */
  private static final double LAST_RATE = 0.005;

  /** The first pairs count less, as if this share of all had been played before. */
  private static final double STABILITY = 0.1;

  /** Constants are positive. */
  private static final double LEAST = 1;

  private final List<Constant> constants;
  private final double[] values;
  private final int pairs;
  private final Random random;
  private int begun;
  private int learnt;

  /**
   * Two sets of values that are to play a pair of games.
   *
   * @param up the one, by constant
   * @param down the other
   * @param ways by constant: what to add to its value for each game that the one leads by
   */
  @SuppressWarnings("ArrayRecordComponent") // Handed over, never compared.
  record Trial(long[] up, long[] down, double[] ways) {}

  /**
   * Begins, or goes on.
   *
   * @param values the constants' values, which are changed
   * @param pairs how many will be played in all
   * @param learnt how many have been played
   */
  Spsa(List<Constant> constants, double[] values, int pairs, int learnt, Random random) {
    this.constants = constants;
    this.values = values;
    this.pairs = pairs;
    this.learnt = learnt;
    this.random = random;
    begun = learnt;
  }

  /** The next two to play; asked for at most as often as there are pairs left. */
  synchronized Trial next() {
    begun++;
    double stability = STABILITY * pairs;
    double perturbation = Math.pow((double) pairs / begun, GAMMA);
    double rate =
        LAST_RATE
            * Math.pow((stability + pairs) / (stability + begun), ALPHA)
            / (perturbation * perturbation);
    double[] ways = new double[values.length];
    long[] up = new long[values.length];
    long[] down = new long[values.length];
    for (int i = 0; i < values.length; i++) {
      double change = (random.nextBoolean() ? 1 : -1) * constants.get(i).step() * perturbation;
      // Rounded up as often as the fraction says: but for the least value, the constants are on
      // average what they should be.
      double rounding = random.nextDouble();
      up[i] = wholeNumber(values[i] + change + rounding);
      down[i] = wholeNumber(values[i] - change + rounding);
      ways[i] = rate * change;
    }
    return new Trial(up, down, ways);
  }

  private static long wholeNumber(double value) {
    return (long) Math.max(LEAST, Math.floor(value));
  }

  /**
   * Goes the winner's way.
   *
   * @param lead the games that {@code up} won less those that it lost
   * @return the pairs learnt from so far
   */
  synchronized int learn(Trial trial, int lead) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(LEAST, values[i] + trial.ways()[i] * lead);
    }
    return ++learnt;
  }

  /** The values as they are now. */
  synchronized double[] values() {
    return values.clone();
  }
}
