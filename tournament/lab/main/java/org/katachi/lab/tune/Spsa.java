package org.katachi.lab.tune;

import java.util.List;
import java.util.Random;

/**
 * Simultaneous perturbation stochastic approximation (SPSA). All parameters are perturbed at once,
 * each up or down at random; two opposite perturbations play a pair of games, and all values take a
 * small step towards the winner. (Spall, "Multivariate stochastic approximation using a
 * simultaneous perturbation gradient approximation", 1992; the gain sequences are those of
 * fishtest, Stockfish's test framework.) Several pairs may be under way at once: a trial is made
 * from the values of that time, and its step is added to those of the time when its result comes.
 * Each step is small beside what a trial changes, so a trial is old by little.
 */
final class Spsa {

  /** The exponent by which the steps become smaller. */
  private static final double ALPHA = 0.602;

  /** The exponent by which the perturbations become smaller. */
  private static final double GAMMA = 0.101;

  /** The last step for each game of lead, as a share of the parameter's own step. */
  private static final double LAST_RATE = 0.005;

  /** The first steps are smaller, as if this share of all pairs had been played before. */
  private static final double STABILITY = 0.1;

  /** Parameters are positive. */
  private static final double MIN = 1;

  private final List<TunableParameter> parameters;
  private final double[] values;
  private final int pairs;
  private final Random random;
  private int started;
  private int played;

  /**
   * Two sets of values that play a pair of games.
   *
   * @param up the values of the one side, by parameter
   * @param down the values of the other side
   * @param steps by parameter the change of its value for each game that the one side leads by
   */
  @SuppressWarnings("ArrayRecordComponent") // Handed over, never compared.
  record Trial(long[] up, long[] down, double[] steps) {}

  /**
   * @param values the parameters' values, which are changed
   * @param pairs the number of pairs in all
   * @param played the number of pairs played before
   */
  Spsa(List<TunableParameter> parameters, double[] values, int pairs, int played, Random random) {
    this.parameters = parameters;
    this.values = values;
    this.pairs = pairs;
    this.played = played;
    this.random = random;
    started = played;
  }

  /** The next trial; called at most once for each pair that is left. */
  Trial next() {
    started++;
    double stability = STABILITY * pairs;
    double perturbation = Math.pow((double) pairs / started, GAMMA);
    double rate =
        LAST_RATE
            * Math.pow((stability + pairs) / (stability + started), ALPHA)
            / (perturbation * perturbation);
    double[] steps = new double[values.length];
    long[] up = new long[values.length];
    long[] down = new long[values.length];
    for (int i = 0; i < values.length; i++) {
      double change = (random.nextBoolean() ? 1 : -1) * parameters.get(i).step() * perturbation;
      // Rounded up with the probability of the fraction: so a parameter has its value on average,
      // except at the least value.
      double rounding = random.nextDouble();
      up[i] = wholeNumber(values[i] + change + rounding);
      down[i] = wholeNumber(values[i] - change + rounding);
      steps[i] = rate * change;
    }
    return new Trial(up, down, steps);
  }

  private static long wholeNumber(double value) {
    return (long) Math.max(MIN, Math.floor(value));
  }

  /**
   * Takes a step towards the winner.
   *
   * @param lead the games that {@code up} won minus those that it lost
   * @return the number of pairs played so far
   */
  int update(Trial trial, int lead) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(MIN, values[i] + trial.steps()[i] * lead);
    }
    return ++played;
  }

  /** The values as they are now. */
  double[] values() {
    return values.clone();
  }
}
