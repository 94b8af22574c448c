package org.katachi.lab.convolution;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.FactorizedTable;
import org.katachi.lab.train.RateSchedule;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.ValueModel;
import org.katachi.lab.train.ValueWorker;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.network.common.WeightFile;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.inference.SimdSupport;

/**
 * The network of {@link org.katachi.network.convolution.ConvolutionNetwork} in floating point,
 * while it is trained. Its embeddings are quantised long before the end, for layer 1 has few
 * values, and their gradients are those that they would have without (straight-through). Random
 * embeddings find their way better while they are not quantised; those of a file were quantised
 * before.
 */
public final class TrainableConvolution implements ValueModel<ConvolutionSample> {

  private static final int BATCH = 256;
  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The first table of layer 1: black's, then white's. */
  static final int LAYER1 = 0;

  /** The first table of the centre tap: black's, then white's. */
  static final int CENTRE = 2;

  /** The table of what the windows around a cell add to its layer 2. */
  static final int LINES = 4;

  /** The tables of embeddings. */
  static final int TABLES = LINES + 1;

  /** On both sides of zero, so that either colour can make up for the other. */
  private static final int MAX_LAYER1 = ConvolutionWeights.MAX_LAYER1;

  /**
   * By colour the least and the greatest centre tap. With the four windows' share and that of the
   * neighbours, at most 40, no sum of two leaves 8 bits.
   */
  private static final int[] MIN_CENTRE = {-35, -20};

  private static final int[] MAX_CENTRE = {34, 19};

  /** The greatest weight of a window; the least is the same below zero. */
  private static final int MAX_LINE = 8;

  private static final double EMBEDDING_DEVIATION = 2;

  /** The learning rate of the embeddings, which are integers in the file, beside the head's. */
  private static final double EMBEDDING_RATE = 10;

  /** Likewise of embeddings that were trained before. */
  private static final double TRAINED_EMBEDDING_RATE = 3.5;

  /** The part of the steps after which embeddings are quantised that were not trained before. */
  private static final double QUANTISED_FROM = 0.35;

  /** The positions that the statistics of the inputs are of. */
  private static final int FIRST_POSITIONS = 4096;

  private final EmbeddingAdder adder = EmbeddingAdder.choose(SimdSupport.ofThisJvm());
  private final List<EmbeddingTable> tables = new ArrayList<>();
  private final int[] signs = new int[CHANNELS];
  private final InputStatistics statistics = new InputStatistics();
  final TrainableHead head = new TrainableHead(statistics);

  /** Whether it began with a file. */
  private boolean isTrained;

  private TrainableConvolution() {
    VirtualFeatures combinations = ConvolutionVirtualFeatures.ofCombinations();
    tables.add(ofCombinations(combinations, -MAX_LAYER1, MAX_LAYER1));
    tables.add(ofCombinations(combinations, -MAX_LAYER1, MAX_LAYER1));
    tables.add(ofCombinations(combinations, MIN_CENTRE[0], MAX_CENTRE[0]));
    tables.add(ofCombinations(combinations, MIN_CENTRE[1], MAX_CENTRE[1]));
    tables.add(
        new EmbeddingTable(ConvolutionVirtualFeatures.ofLines(), CHANNELS, -MAX_LINE, MAX_LINE));
  }

  private static EmbeddingTable ofCombinations(VirtualFeatures combinations, int min, int max) {
    return new EmbeddingTable(combinations, ConvolutionWeights.CELL_LENGTH, min, max);
  }

  /**
   * An untrained convolution: small random weights, and zero for the windows. Of two channels one
   * adds its neighbours, and one takes them away.
   *
   * @param samples some positions that it will be trained on
   */
  public static TrainableConvolution untrained(Random random, List<ConvolutionSample> samples) {
    TrainableConvolution model = new TrainableConvolution();
    model
        .tables
        .subList(0, LINES)
        .forEach(table -> table.parameters.randomize(random, EMBEDDING_DEVIATION));
    for (int channel = 0; channel < CHANNELS; channel++) {
      model.signs[channel] = channel % 2 == 0 ? 1 : -1;
    }
    model.head.randomize(random);
    model.readStatistics(samples);
    model.head.refresh(false);
    return model;
  }

  /**
   * A convolution that was trained before.
   *
   * @param samples some positions that it will be trained on
   */
  public static TrainableConvolution of(
      ConvolutionWeights weights, List<ConvolutionSample> samples) {
    TrainableConvolution model = new TrainableConvolution();
    for (int table = 0; table < TABLES; table++) {
      model.tables.get(table).set(list(weights, table), offset(table));
    }
    System.arraycopy(weights.neighbourSigns(), 0, model.signs, 0, CHANNELS);
    model.readStatistics(samples);
    model.head.set(weights);
    model.head.refresh(false);
    model.isTrained = true;
    return model;
  }

  private void readStatistics(List<ConvolutionSample> samples) {
    tables.forEach(table -> table.refresh(true));
    ConvolutionWorker worker = new ConvolutionWorker(this, adder);
    int count = Math.min(FIRST_POSITIONS, samples.size());
    for (int i = 0; i < count; i++) {
      worker.addTo(statistics, samples.get((int) ((long) i * samples.size() / count)));
    }
    statistics.compute();
  }

  /** The list of a file that holds a table. */
  private static byte[] list(ConvolutionWeights weights, int table) {
    return table < LINES ? weights.cellEmbedding() : weights.lineEmbedding();
  }

  /** The offset of a table in its list. */
  private static int offset(int table) {
    if (table == LINES) {
      return 0;
    }
    return ConvolutionWeights.offset(table % 2, 0) + (table < CENTRE ? 0 : CHANNELS);
  }

  EmbeddingTable table(int table) {
    return tables.get(table);
  }

  EmbeddingTable layer1(int colour) {
    return tables.get(LAYER1 + colour);
  }

  EmbeddingTable centre(int colour) {
    return tables.get(CENTRE + colour);
  }

  EmbeddingTable lines() {
    return tables.get(LINES);
  }

  int[] signs() {
    return signs;
  }

  /** How embeddings are added, and why if that is the slow way. */
  public String arithmetic() {
    return adder.describe();
  }

  @Override
  public int batch() {
    return BATCH;
  }

  @Override
  public List<AdamParameters> parameters() {
    List<AdamParameters> parameters = new ArrayList<>(head.parameters());
    tables.forEach(table -> parameters.addAll(table.parameters.parameters()));
    return parameters;
  }

  /** Where the rules are the same for both colours, these are swapped every other time. */
  @Override
  public ConvolutionSample augment(ConvolutionSample sample, Random random) {
    return sample.isColourSymmetric() && random.nextBoolean() ? sample.colourSwapped() : sample;
  }

  @Override
  public void refresh(double done, int shard) {
    for (int table = shard; table < TABLES; table += Shards.COUNT) {
      tables.get(table).refresh(isTrained || done >= QUANTISED_FROM);
    }
    if (shard == 0) {
      head.refresh(RateSchedule.usesQuantisation(done));
    }
  }

  @Override
  public ValueWorker<ConvolutionSample> worker() {
    return new ConvolutionWorker(this, adder);
  }

  @Override
  public void step(double rate, int shard) {
    for (int table = shard; table < TABLES; table += Shards.COUNT) {
      FactorizedTable parameters = tables.get(table).parameters;
      parameters.passGradients();
      parameters.step(rate * (isTrained ? TRAINED_EMBEDDING_RATE : EMBEDDING_RATE));
    }
    if (shard == 0) {
      head.passGradients();
      head.step(rate);
    }
  }

  /** The weights as the engine has them. */
  ConvolutionWeights weights() {
    ConvolutionWeights weights = ConvolutionWeights.zero();
    for (int table = 0; table < TABLES; table++) {
      tables.get(table).write(list(weights, table), offset(table));
    }
    System.arraycopy(signs, 0, weights.neighbourSigns(), 0, CHANNELS);
    head.write(weights);
    return weights;
  }

  @Override
  public WeightFile file() {
    return weights().file();
  }
}
