package org.katachi.lab.value;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.katachi.board.Geometry;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.FactorizedTable;
import org.katachi.lab.train.Model;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.RateSchedule;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.ValueMetrics;
import org.katachi.lab.train.ValueWorker;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.network.common.WeightFile;
import org.katachi.network.value.FeatureEmbedding;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

/**
 * The network of {@link org.katachi.network.value.ValueNetwork} in floating point, while it is
 * trained. The virtual features of its embedding are the four shapes and the class of a
 * combination. So a rare combination has the vector that its features have elsewhere.
 */
public final class TrainableNetwork implements Model<ValueSample, ValueMetrics> {

  /** The positions of a step. */
  public static final int BATCH = 128;

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int INPUTS = ValueWeights.INPUTS;
  private static final int NEURONS = ValueWeights.NEURONS;
  private static final double SHAPES_DEVIATION = 0.02;
  private static final double CLASSES_DEVIATION = 0.05;
  private static final double HIDDEN_DEVIATION = 0.25;
  private static final double OUTPUT_DEVIATION = 0.08;

  /** The learning rate of the vectors: they are many, and each is in the sum of a hundred cells. */
  private static final double VECTORS_RATE = 0.5;

  /**
   * The combination far from all stones. Its vector is zero, so that the value does not depend on
   * the size of the board.
   */
  static final int FAR_FROM_STONES =
      Combinations.of(
          Combinations.pack(Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE));

  final FactorizedTable table =
      new FactorizedTable(
          LENGTH, features(), ValueWeights.EMBEDDING_SCALE, -Byte.MAX_VALUE, Byte.MAX_VALUE);

  /** What a worker computes with, by {@code combination * LENGTH}; to be read only. */
  final double[] vectors = new double[table.size()];

  final TrainableHead head = head();
  private final NeuronScaling scaling = new NeuronScaling(head);

  /** An untrained network: small random parameters; with equal ones all would stay equal. */
  public TrainableNetwork(Random random) {
    double[] shared = table.sharedValues();
    for (int i = 0; i < shared.length; i++) {
      double deviation = i < Shape.COUNT * LENGTH ? SHAPES_DEVIATION : CLASSES_DEVIATION;
      shared[i] = random.nextGaussian() * deviation;
    }
    head.randomize(random, HIDDEN_DEVIATION, OUTPUT_DEVIATION);
    scaling.rescale();
    refresh(0);
  }

  /** A network that was trained before. */
  public TrainableNetwork(ValueWeights weights) {
    for (int i = 0; i < vectors.length; i++) {
      table.set(i, weights.embedding()[i]);
    }
    head.set(
        weights.hidden(),
        weights.biases(),
        weights.threatBiases(),
        weights.output(),
        weights.threatOutput());
    scaling.rescale();
    refresh(0);
  }

  /** One whose inputs need not be normalised. */
  private static TrainableHead head() {
    int scale = ValueWeights.WEIGHT_SCALE;
    double[] deviations = new double[INPUTS];
    Arrays.fill(deviations, 1);
    return new TrainableHead(
        new TrainableHead.Form(1, INPUTS, NEURONS, scale, scale, scale, Integer.MAX_VALUE),
        new double[INPUTS],
        deviations);
  }

  private static VirtualFeatures features() {
    int[][] ofCombination = new int[Combinations.COUNT][];
    Arrays.setAll(ofCombination, TrainableNetwork::features);
    return new VirtualFeatures(Shape.COUNT + CellClass.LIMIT, ofCombination);
  }

  private static int[] features(int combination) {
    int[] features = new int[1 + Geometry.DIRECTIONS];
    features[0] = Shape.COUNT + CellClass.ifLegal(combination);
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      features[1 + direction] = Combinations.shape(Combinations.packed(combination), direction);
    }
    return features;
  }

  @Override
  public List<AdamParameters> parameters() {
    return Stream.concat(table.parameters().stream(), head.parameters().stream()).toList();
  }

  /**
   * Takes over parameters that were changed.
   *
   * @param done the part of the training's steps that are over
   */
  void refresh(double done) {
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      refresh(done, shard);
    }
  }

  @Override
  public void refresh(double done, int shard) {
    boolean quantises = RateSchedule.usesQuantisation(done);
    int start = Shards.start(shard, Combinations.COUNT);
    int end = Shards.start(shard + 1, Combinations.COUNT);
    table.refresh(start, end);
    for (int i = start * LENGTH; i < end * LENGTH; i++) {
      vectors[i] = i / LENGTH == FAR_FROM_STONES ? 0 : table.quantised(i, quantises);
    }
    if (shard == 0) {
      head.refresh(quantises);
    }
  }

  @Override
  public ValueWorker<ValueSample> worker() {
    return new NetworkWorker(this);
  }

  /** Adds the gradients of the vectors to those of their virtual features; once, before a step. */
  void passGradients() {
    int far = FAR_FROM_STONES * LENGTH;
    Arrays.fill(table.gradient(), far, far + LENGTH, 0);
    table.passGradients();
  }

  /** All parameters at once, however many shards there are. */
  @Override
  public void step(double rate, int shard) {
    if (shard == 0) {
      passGradients();
      table.step(rate * VECTORS_RATE);
      head.step(rate);
      scaling.rescale();
    }
  }

  @Override
  public PhaseMetrics<ValueMetrics> metrics() {
    return new PhaseMetrics<>(ValueMetrics::new);
  }

  /** The weights in fixed point, as the engine has them. */
  ValueWeights weights() {
    byte[] bytes = new byte[vectors.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Math.rint(vectors[i] * ValueWeights.EMBEDDING_SCALE);
    }
    int[] hidden = new int[NEURONS * INPUTS];
    int[] biases = new int[NEURONS];
    head.write(hidden, biases);
    return new ValueWeights(
        bytes,
        hidden,
        biases,
        head.threatBiases.scaled(),
        head.output.scaled(),
        head.threats.scaled());
  }

  @Override
  public WeightFile file() {
    return weights().file();
  }
}
