package org.katachi.lab.selfplay;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.hipparchus.analysis.UnivariateFunction;
import org.hipparchus.analysis.solvers.BrentSolver;
import org.katachi.lab.games.WinProbability;
import org.katachi.network.ValueNetwork;

/**
 * How many times the values of searches should be taken to foretell the results of games best: the
 * slope of a logistic regression without a constant, for both sides are treated alike.
 */
final class ValueScale {

  /** The scales that are looked for. Beyond them values and results hardly belong together. */
  private static final double LEAST = 0.01;

  private static final double MOST = 100;
  private static final double ACCURACY = 1e-6;
  private static final int MOST_EVALUATIONS = 1000;

  /** The positions of one value. */
  private static final class Results {

    private long count;
    private double wins;
  }

  private final Map<Integer, Results> results = new TreeMap<>();

  /**
   * Adds a position.
   *
   * @param value the search's for the side to move, not proved
   * @param result the game's for that side: 1 a win, 0 a loss
   */
  void add(int value, double result) {
    Results same = results.computeIfAbsent(value, key -> new Results());
    same.count++;
    same.wins += result;
  }

  /** The scale; none if there is no best one between {@link #LEAST} and {@link #MOST}. */
  OptionalDouble best() {
    UnivariateFunction slope = this::slope;
    if (!(slope.value(LEAST) < 0 && slope.value(MOST) > 0)) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(new BrentSolver(ACCURACY).solve(MOST_EVALUATIONS, slope, LEAST, MOST));
  }

  /** The derivative of the log loss by the scale; it rises with it. */
  private double slope(double scale) {
    double slope = 0;
    for (Map.Entry<Integer, Results> entry : results.entrySet()) {
      double logOdds = (double) entry.getKey() / ValueNetwork.EVAL_SCALE;
      Results same = entry.getValue();
      slope += logOdds * (same.count * WinProbability.ofLogOdds(scale * logOdds) - same.wins);
    }
    return slope;
  }
}
