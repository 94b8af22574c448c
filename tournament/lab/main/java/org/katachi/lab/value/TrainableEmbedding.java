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
 * A vector for each combination of shapes in floating point, while it is trained. The table is
 * factorised: its virtual features are the four shapes and the class of a combination. So a rare
 * combination has the vector that its features have elsewhere.
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
  private final int scale;

  /** Of weights of the file, divided by the scale. */
  private final FactorizedTable table;

  /** What a worker computes with, by {@code combination * length}; to be read only. */
  final double[] vectors;

  /** The gradient of the next step, for callers to add to. */
  final double[] gradient;

  /**
   * Vectors of zero.
   *
   * @param length the weights of a vector
   * @param scale one in the file
   * @param max the greatest weight that the file can hold, its negative being the least
   */
  TrainableEmbedding(int length, int scale, int max) {
    this.length = length;
    this.scale = scale;
    double bound = (double) max / scale;
    table = new FactorizedTable(length, features(), -bound, bound);
    vectors = new double[table.size()];
    gradient = table.gradient();
  }

  private static VirtualFeatures features() {
    int[][] ofCombination = new int[Combinations.COUNT][];
    Arrays.setAll(ofCombination, TrainableEmbedding::features);
    return new VirtualFeatures(Shape.COUNT + CellClass.LIMIT, ofCombination);
  }

  private static int[] features(int combination) {
    int packed = Combinations.packed(combination);
    int[] features = new int[1 + Geometry.DIRECTIONS];
    features[0] = Shape.COUNT + CellClass.ifLegal(combination);
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      features[1 + direction] = Combinations.shape(packed, direction);
    }
    return features;
  }

  /** Begins with small random weights; with equal ones all of a vector would stay equal. */
  void randomize(Random random) {
    double[] shared = table.sharedValues();
    for (int i = 0; i < shared.length; i++) {
      double deviation = i < Shape.COUNT * length ? SHAPES_DEVIATION : CLASSES_DEVIATION;
      shared[i] = random.nextGaussian() * deviation;
    }
  }

  /** Begins with a weight that was trained before; what is trained is added to it. */
  void set(int i, int weight) {
    table.set(i, (double) weight / scale);
  }

  /** All parameters: those by shape and by class, and each combination's own. */
  List<AdamParameters> parameters() {
    return table.parameters();
  }

  /** Takes over parameters that were changed, of a shard of the combinations. */
  void refresh(boolean quantises, int shard) {
    int start = Shards.start(shard, Combinations.COUNT);
    int end = Shards.start(shard + 1, Combinations.COUNT);
    table.refresh(start, end);
    for (int i = start * length; i < end * length; i++) {
      double bounded = i / length == FAR_FROM_STONES ? 0 : table.bounded(i);
      vectors[i] = quantises ? FixedPointParameters.rounded(bounded, scale) : bounded;
    }
  }

  /** Adds the gradients of the vectors to those of their virtual features; once, before a step. */
  void passGradients() {
    Arrays.fill(gradient, FAR_FROM_STONES * length, (FAR_FROM_STONES + 1) * length, 0);
    table.passGradients();
  }

  /** Takes one step down the gradients, and begins new ones. */
  void step(double rate) {
    table.step(rate);
  }

  /** A weight as the file holds it. */
  int scaled(int i) {
    return (int) Math.rint(vectors[i] * scale);
  }

  /** The weights of all vectors. */
  int size() {
    return vectors.length;
  }
}
