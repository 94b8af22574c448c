package org.katachi.lab.selfplay;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.hipparchus.analysis.UnivariateFunction;
import org.hipparchus.analysis.solvers.BrentSolver;
import org.katachi.lab.games.WinProbability;

/**
 * How many times the values of searches should be taken to foretell the results of games best: the
 * slope of a logistic regression without a constant, for both sides are treated alike.
 */
public final class ValueScale {

  /** The least scale. Beyond it and {@link #MAX} values and results hardly belong together. */
  public static final double MIN = 0.01;

  /** The greatest scale. */
  public static final int MAX = 100;

  private static final double ACCURACY = 1e-6;
  private static final int MAX_EVALUATIONS = 1000;

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

  /** The scale; none if there is no best one between {@link #MIN} and {@link #MAX}. */
  OptionalDouble best() {
    UnivariateFunction slope = this::slope;
    if (!(slope.value(MIN) < 0 && slope.value(MAX) > 0)) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(new BrentSolver(ACCURACY).solve(MAX_EVALUATIONS, slope, MIN, MAX));
  }

  /** The derivative of the log loss by the scale, but for a constant factor; it rises with it. */
  private double slope(double scale) {
    double slope = 0;
    for (Map.Entry<Integer, Results> entry : results.entrySet()) {
      int value = entry.getKey();
      Results same = entry.getValue();
      slope += value * (same.count * WinProbability.ofEvaluation(value, scale) - same.wins);
    }
    return slope;
  }
}
