package org.katachi.lab.train;

import java.util.List;
import java.util.Random;
import org.katachi.board.Geometry;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/**
 * A vector for each combination of shapes in floating point, while it is trained: the sum of a part
 * for each of its four shapes, one for its class, and one of its own. So a rare combination has the
 * vector that its parts have elsewhere.
 */
final class TrainableEmbedding {

  /** Weight decay of a combination's own part: small where few positions have the combination. */
  private static final double DECAY = 0.1;

  private static final double SHAPES_DEVIATION = 0.02;
  private static final double CLASSES_DEVIATION = 0.05;

  /**
   * The combination far from all stones. Its vector is zero, so that the value does not depend on
   * the size of the board.
   */
  private static final int FAR_FROM_STONES =
      Combinations.of(
          Combinations.pack(Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE));

  private final int length;
  private final int unit;
  private final double greatest;
  private final AdamParameters byShape;
  private final AdamParameters byClass;
  private final AdamParameters own;

  /** The vectors before training; the parts are added to them. */
  private final double[] initial;

  /** By {@code combination * length}: the sums of the parts. */
  private final double[] sums;

  /** The sums within bounds, as a pass computes with them; to be read only. */
  final double[] vectors;

  /** The gradient of the next step, for callers to add to. */
  final double[] gradient;

  /**
   * Vectors of zero.
   *
   * @param length the numbers of a vector
   * @param unit one in the file
   * @param greatest the greatest number that the file can hold, its negative being the least
   */
  TrainableEmbedding(int length, int unit, int greatest) {
    this.length = length;
    this.unit = unit;
    this.greatest = (double) greatest / unit;
    byShape = new AdamParameters(Shape.COUNT * length, 0);
    byClass = new AdamParameters(CellClass.LIMIT * length, 0);
    own = new AdamParameters(Combinations.COUNT * length, DECAY);
    initial = new double[Combinations.COUNT * length];
    sums = new double[initial.length];
    vectors = new double[initial.length];
    gradient = new double[initial.length];
  }

  /** Begins with small random numbers; with equal ones all numbers of a vector would stay equal. */
  void randomize(Random random) {
    byShape.randomize(random, SHAPES_DEVIATION);
    byClass.randomize(random, CLASSES_DEVIATION);
  }

  /** Begins with a number that was trained before; the parts are trained on top of it. */
  void set(int i, int units) {
    initial[i] = (double) units / unit;
  }

  /** All parameters: the parts by shape, by class, and each combination's own. */
  List<AdamParameters> parameters() {
    return List.of(byShape, byClass, own);
  }

  /** Takes over parts of a shard of the combinations that were changed. */
  void refresh(boolean rounds, int shard) {
    int end = Shards.start(shard + 1, Combinations.COUNT);
    for (int combination = Shards.start(shard, Combinations.COUNT);
        combination < end;
        combination++) {
      int packed = Combinations.packed(combination);
      int cellClass = CellClass.ifLegal(combination) * length;
      int first = combination * length;
      for (int i = 0; i < length; i++) {
        double sum = initial[first + i] + own.values[first + i] + byClass.values[cellClass + i];
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          sum += byShape.values[Combinations.shape(packed, direction) * length + i];
        }
        sums[first + i] = combination == FAR_FROM_STONES ? 0 : sum;
        double bounded = Math.max(-greatest, Math.min(greatest, sums[first + i]));
        vectors[first + i] = rounds ? FixedPointParameters.rounded(bounded, unit) : bounded;
      }
    }
  }

  /** Moves the gradients of the vectors to their parts. */
  void passGradients() {
    for (int i = 0; i < gradient.length; i++) {
      int combination = i / length;
      // Beyond a bound only what leads back counts.
      boolean counts = Math.abs(sums[i]) <= greatest || sums[i] > 0 == gradient[i] > 0;
      if (gradient[i] != 0 && counts && combination != FAR_FROM_STONES) {
        int packed = Combinations.packed(combination);
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          byShape.gradient[Combinations.shape(packed, direction) * length + i % length] +=
              gradient[i];
        }
        byClass.gradient[CellClass.ifLegal(combination) * length + i % length] += gradient[i];
        own.gradient[i] += gradient[i];
      }
      gradient[i] = 0;
    }
  }

  /** Takes one step down the gradients of the parts. */
  void step(double rate) {
    byShape.step(rate);
    byClass.step(rate);
    own.step(rate);
  }

  /** The number of a vector that the file holds. */
  int units(int i) {
    return (int) Math.rint(vectors[i] * unit);
  }

  /** How many numbers all vectors have together. */
  int size() {
    return vectors.length;
  }
}
