package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleSupplier;

/**
 * Compares gradients with quotients of differences of the loss.
 *
 * @param step so small that few rectifiers bend within it, and well above the rounding of the loss
 * @param relative the tolerance in parts of the quotient
 * @param absolute what is tolerated besides
 */
public record GradientCheck(double step, double relative, double absolute) {

  /** The parameters of each group that are tried: those with the greatest gradients. */
  private static final int TRIED = 3;

  /** A smaller gradient says nothing. */
  private static final double MIN_GRADIENT = 1e-3;

  /**
   * Compares some gradients of each group.
   *
   * @param loss by the values that the parameters have when it is asked for
   */
  public void assertGradients(List<AdamParameters> groups, DoubleSupplier loss) {
    for (AdamParameters group : groups) {
      double[] gradient = group.gradient.clone();
      for (int i = 0; i < Math.min(TRIED, gradient.length); i++) {
        int greatest = greatest(gradient);
        assertTrue(Math.abs(gradient[greatest]) > MIN_GRADIENT);
        double slope = slope(group, greatest, loss);
        assertEquals(slope, gradient[greatest], relative * Math.abs(slope) + absolute);
        gradient[greatest] = 0;
      }
    }
  }

  private double slope(AdamParameters group, int i, DoubleSupplier loss) {
    double value = group.values[i];
    group.values[i] = value + step;
    double above = loss.getAsDouble();
    group.values[i] = value - step;
    double below = loss.getAsDouble();
    group.values[i] = value;
    return (above - below) / (2 * step);
  }

  private static int greatest(double[] gradient) {
    int greatest = 0;
    for (int i = 0; i < gradient.length; i++) {
      greatest = Math.abs(gradient[i]) > Math.abs(gradient[greatest]) ? i : greatest;
    }
    return greatest;
  }
}
