package org.katachi.lab.train;

import java.util.Random;
import org.katachi.board.Geometry;
import org.katachi.network.FeatureEmbedding;
import org.katachi.network.NetworkWeights;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/**
 * The feature embedding in floating point, while it is trained: a vector for each combination of
 * shapes. As in {@link TrainableWeights} it is the sum of a part for each of its four shapes, one
 * for its class, and one of its own.
 */
final class TrainableEmbedding {

  /** Weight decay of a combination's own part: small where few positions have the combination. */
  private static final double DECAY = 0.1;

  /** The learning rate of the parts: they are many, and each is in the sum of a hundred cells. */
  private static final double RATE_FACTOR = 0.5;

  private static final double SHAPES_DEVIATION = 0.02;
  private static final double CLASSES_DEVIATION = 0.05;
  private static final double GREATEST = (double) Byte.MAX_VALUE / NetworkWeights.VECTOR_UNIT;
  private static final int LENGTH = FeatureEmbedding.LENGTH;

  /**
   * The combination far from all stones. Its vector is zero, so that the value does not depend on
   * the size of the board.
   */
  private static final int FAR_FROM_STONES =
      Combinations.of(
          Combinations.pack(Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE));

  private final AdamParameters byShape = new AdamParameters(Shape.COUNT * LENGTH, 0);
  private final AdamParameters byClass = new AdamParameters(CellClass.LIMIT * LENGTH, 0);
  private final AdamParameters own = new AdamParameters(Combinations.COUNT * LENGTH, DECAY);

  /** The vectors before training; the parts are added to them. */
  private final double[] initial = new double[Combinations.COUNT * LENGTH];

  /** By {@code combination * LENGTH}; to be read only. */
  final double[] vectors = new double[Combinations.COUNT * LENGTH];

  /** The gradient of the next step, for callers to add to. */
  final double[] gradient = new double[Combinations.COUNT * LENGTH];

  /** Small random numbers; with equal ones all numbers of a vector would stay equal. */
  TrainableEmbedding(Random random) {
    byShape.randomize(random, SHAPES_DEVIATION);
    byClass.randomize(random, CLASSES_DEVIATION);
    addUp();
  }

  /**
   * Vectors that were trained before; the parts are trained on top of them.
   *
   * @param units by {@code combination * LENGTH}, in 1/{@link NetworkWeights#VECTOR_UNIT}
   */
  TrainableEmbedding(byte[] units) {
    for (int i = 0; i < initial.length; i++) {
      initial[i] = (double) units[i] / NetworkWeights.VECTOR_UNIT;
    }
    addUp();
  }

  /** Takes one step down the sum of the gradients, and begins a new one. */
  void step(double rate) {
    for (int i = 0; i < gradient.length; i++) {
      int combination = i / LENGTH;
      if (gradient[i] != 0 && combination != FAR_FROM_STONES) {
        int packed = Combinations.packed(combination);
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          byShape.gradient[Combinations.shape(packed, direction) * LENGTH + i % LENGTH] +=
              gradient[i];
        }
        byClass.gradient[CellClass.ifLegal(combination) * LENGTH + i % LENGTH] += gradient[i];
        own.gradient[i] += gradient[i];
      }
      gradient[i] = 0;
    }
    byShape.step(rate * RATE_FACTOR);
    byClass.step(rate * RATE_FACTOR);
    own.step(rate * RATE_FACTOR);
    addUp();
  }

  private void addUp() {
    for (int i = 0; i < vectors.length; i++) {
      int combination = i / LENGTH;
      int packed = Combinations.packed(combination);
      double sum =
          initial[i]
              + own.values[i]
              + byClass.values[CellClass.ifLegal(combination) * LENGTH + i % LENGTH];
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        sum += byShape.values[Combinations.shape(packed, direction) * LENGTH + i % LENGTH];
      }
      vectors[i] =
          combination == FAR_FROM_STONES ? 0 : Math.max(-GREATEST, Math.min(GREATEST, sum));
    }
  }
}
