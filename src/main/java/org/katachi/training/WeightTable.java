package org.katachi.training;

import org.katachi.board.Geometry;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/**
 * A weight for each combination of shapes while it is learnt: the sum of a part for each of its
 * four shapes, one for its class, and one of its own. So rare combinations have what their parts
 * have learnt elsewhere.
 *
 * <p>Each part goes its own way down the gradient, the slower the more it has gone already
 * (AdaGrad: Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011).
 */
final class WeightTable {

  /** Keeps what one combination has of its own small, where few positions speak for it. */
  private static final double DECAY = 1e-4;

  private final Parameters byShape = new Parameters(Shape.COUNT);
  private final Parameters byClass = new Parameters(CellClass.LIMIT);
  private final Parameters own = new Parameters(Combinations.COUNT);
  private final double[] weights = new double[Combinations.COUNT];

  /** The gradient of the next step by combination, for callers to add to. */
  private final double[] gradient = new double[Combinations.COUNT];

  /** All weights zero. */
  WeightTable() {}

  /** The weight of a combination. */
  double weight(int combination) {
    return weights[combination];
  }

  /** Adds to the gradient of the loss by a combination's weight. */
  void addGradient(int combination, double amount) {
    gradient[combination] += amount;
  }

  /**
   * Goes one step down the gradient that was added up, and begins a new one.
   *
   * @param rate the length of the first steps
   * @param share by which the gradient is multiplied, one divided by the samples in it
   */
  void step(double rate, double share) {
    for (int i = 0; i < gradient.length; i++) {
      if (gradient[i] != 0) {
        double amount = gradient[i] * share;
        int packed = Combinations.packed(i);
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          byShape.gradient[Combinations.shape(packed, direction)] += amount;
        }
        byClass.gradient[CellClass.ifLegal(i)] += amount;
        own.gradient[i] = amount + DECAY * own.values[i];
        gradient[i] = 0;
      }
    }
    byShape.step(rate);
    byClass.step(rate);
    own.step(rate);
    addUp();
  }

  private void addUp() {
    for (int i = 0; i < weights.length; i++) {
      int packed = Combinations.packed(i);
      double sum = own.values[i] + byClass.values[CellClass.ifLegal(i)];
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        sum += byShape.values[Combinations.shape(packed, direction)];
      }
      weights[i] = sum;
    }
  }

  /** Numbers that are learnt. */
  static final class Parameters {

    private static final double TINY = 1e-8;

    private final double[] values;
    private final double[] gradient;
    private final double[] travelled;

    Parameters(int count) {
      values = new double[count];
      gradient = new double[count];
      travelled = new double[count];
    }

    double value(int i) {
      return values[i];
    }

    void addGradient(int i, double amount) {
      gradient[i] += amount;
    }

    void step(double rate) {
      for (int i = 0; i < values.length; i++) {
        if (gradient[i] != 0) {
          travelled[i] += gradient[i] * gradient[i];
          values[i] -= rate * gradient[i] / Math.sqrt(travelled[i] + TINY);
          gradient[i] = 0;
        }
      }
    }
  }
}
