package org.katachi.lab.value;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.katachi.board.Geometry;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.FactorizedTable;
import org.katachi.lab.train.FixedPointParameters;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/**
 * A vector for each combination of shapes in floating point, while it is trained: the sum of a part
 * for each of its four shapes, one for its class, and one of its own. So a rare combination has the
 * vector that its parts have elsewhere.
 */
final class TrainableEmbedding {

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

  /** Of numbers of the file, divided by the unit. */
  private final FactorizedTable rows;

  /** As a pass computes with them, by {@code combination * length}; to be read only. */
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
    double bound = (double) greatest / unit;
    rows = new FactorizedTable(length, parts(), -bound, bound);
    vectors = new double[rows.size()];
    gradient = rows.gradient();
  }

  private static VirtualFeatures parts() {
    int[][] ofCombination = new int[Combinations.COUNT][];
    Arrays.setAll(ofCombination, TrainableEmbedding::parts);
    return new VirtualFeatures(Shape.COUNT + CellClass.LIMIT, ofCombination);
  }

  private static int[] parts(int combination) {
    int packed = Combinations.packed(combination);
    int[] parts = new int[1 + Geometry.DIRECTIONS];
    parts[0] = Shape.COUNT + CellClass.ifLegal(combination);
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      parts[1 + direction] = Combinations.shape(packed, direction);
    }
    return parts;
  }

  /** Begins with small random numbers; with equal ones all numbers of a vector would stay equal. */
  void randomize(Random random) {
    double[] shared = rows.sharedValues();
    for (int i = 0; i < shared.length; i++) {
      double deviation = i < Shape.COUNT * length ? SHAPES_DEVIATION : CLASSES_DEVIATION;
      shared[i] = random.nextGaussian() * deviation;
    }
  }

  /** Begins with a number that was trained before; the parts are trained on top of it. */
  void set(int i, int units) {
    rows.set(i, (double) units / unit);
  }

  /** All parameters: the parts by shape and by class, and each combination's own. */
  List<AdamParameters> parameters() {
    return rows.parameters();
  }

  /** Takes over parts of a shard of the combinations that were changed. */
  void refresh(boolean rounds, int shard) {
    int start = Shards.start(shard, Combinations.COUNT);
    int end = Shards.start(shard + 1, Combinations.COUNT);
    rows.refresh(start, end);
    for (int i = start * length; i < end * length; i++) {
      double bounded = i / length == FAR_FROM_STONES ? 0 : rows.bounded(i);
      vectors[i] = rounds ? FixedPointParameters.rounded(bounded, unit) : bounded;
    }
  }

  /** Adds the gradients of the vectors to those of their parts; once, before a step. */
  void passGradients() {
    Arrays.fill(gradient, FAR_FROM_STONES * length, (FAR_FROM_STONES + 1) * length, 0);
    rows.passGradients();
  }

  /** Takes one step down the gradients, and begins new ones. */
  void step(double rate) {
    rows.step(rate);
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
