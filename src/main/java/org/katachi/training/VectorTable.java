package org.katachi.training;

import java.util.Random;
import org.katachi.board.Geometry;
import org.katachi.network.FeatureEmbedding;
import org.katachi.network.NetworkWeights;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/**
 * A vector for each combination of shapes while it is learnt: as in {@link WeightTable} the sum of
 * a part for each of its four shapes, one for its class, and one of its own.
 */
final class VectorTable {

  /** Keeps what a combination has of its own small, where few positions speak for it. */
  private static final double DECAY = 0.1;

  /** The parts are many, and a sum of a hundred cells feels them all. */
  private static final double RATE = 0.5;

  private static final double FIRST_SHAPES = 0.02;
  private static final double FIRST_CLASSES = 0.05;
  private static final double GREATEST = (double) Byte.MAX_VALUE / NetworkWeights.VECTOR_UNIT;
  private static final int LENGTH = FeatureEmbedding.LENGTH;

  /**
   * The combination far from all stones. Its vector is zero, lest the value depend on the size of
   * the board.
   */
  private static final int NOTHING =
      Combinations.of(
          Combinations.pack(Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE));

  private final MomentParameters byShape = new MomentParameters(Shape.COUNT * LENGTH, 0);
  private final MomentParameters byClass = new MomentParameters(CellClass.LIMIT * LENGTH, 0);
  private final MomentParameters own = new MomentParameters(Combinations.COUNT * LENGTH, DECAY);

  /** What the parts are added to. */
  private final double[] begun = new double[Combinations.COUNT * LENGTH];

  /** By {@code combination * LENGTH}; to be read only. */
  final double[] vectors = new double[Combinations.COUNT * LENGTH];

  /** The gradient of the next step, for callers to add to. */
  final double[] gradient = new double[Combinations.COUNT * LENGTH];

  /** Small random numbers, lest all numbers of a vector learn the same. */
  VectorTable(Random random) {
    byShape.randomize(random, FIRST_SHAPES);
    byClass.randomize(random, FIRST_CLASSES);
    addUp();
  }

  /**
   * Vectors that were learnt before; the parts are what is learnt on top of them.
   *
   * @param units by {@code combination * LENGTH}, in 1/{@link NetworkWeights#VECTOR_UNIT}
   */
  VectorTable(byte[] units) {
    for (int i = 0; i < begun.length; i++) {
      begun[i] = (double) units[i] / NetworkWeights.VECTOR_UNIT;
    }
    addUp();
  }

  /** Goes one step down the gradient that was added up, and begins a new one. */
  void step(double rate) {
    for (int i = 0; i < gradient.length; i++) {
      int combination = i / LENGTH;
      if (gradient[i] != 0 && combination != NOTHING) {
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
    byShape.step(rate * RATE);
    byClass.step(rate * RATE);
    own.step(rate * RATE);
    addUp();
  }

  private void addUp() {
    for (int i = 0; i < vectors.length; i++) {
      int combination = i / LENGTH;
      int packed = Combinations.packed(combination);
      double sum =
          begun[i]
              + own.values[i]
              + byClass.values[CellClass.ifLegal(combination) * LENGTH + i % LENGTH];
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        sum += byShape.values[Combinations.shape(packed, direction) * LENGTH + i % LENGTH];
      }
      vectors[i] = combination == NOTHING ? 0 : Math.max(-GREATEST, Math.min(GREATEST, sum));
    }
  }
}
