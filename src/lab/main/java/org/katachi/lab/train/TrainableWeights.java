package org.katachi.lab.train;

import org.katachi.board.Geometry;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/**
 * A weight for each combination of shapes, while it is fitted: the sum of a part for each of its
 * four shapes, one for its class, and one of its own. So a rare combination has the weight that its
 * parts have elsewhere.
 */
final class TrainableWeights {

  /** Weight decay of a combination's own part: small where few positions have the combination. */
  private static final double DECAY = 1e-4;

  private final AdaGradParameters byShape = new AdaGradParameters(Shape.COUNT);
  private final AdaGradParameters byClass = new AdaGradParameters(CellClass.LIMIT);
  private final AdaGradParameters own = new AdaGradParameters(Combinations.COUNT);
  private final double[] weights = new double[Combinations.COUNT];

  /** The gradient of the next step by combination. */
  private final double[] gradient = new double[Combinations.COUNT];

  /** All weights zero. */
  TrainableWeights() {}

  /** The weight of a combination. */
  double weight(int combination) {
    return weights[combination];
  }

  /** Adds to the gradient of the loss by a combination's weight. */
  void addGradient(int combination, double amount) {
    gradient[combination] += amount;
  }

  /**
   * Takes one step down the sum of the gradients, and begins a new one.
   *
   * @param rate the length of the first steps
   * @param share a factor of the gradient, one divided by the number of samples in it
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
}
