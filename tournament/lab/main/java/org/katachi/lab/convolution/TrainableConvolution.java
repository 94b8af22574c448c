package org.katachi.lab.convolution;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.FactorizedTable;
import org.katachi.lab.train.Model;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.RateSchedule;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.ValueMetrics;
import org.katachi.lab.train.ValueWorker;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.lab.value.TrainableHead;
import org.katachi.network.common.WeightFile;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * The network of {@link org.katachi.network.convolution.ConvolutionNetwork} in floating point,
 * while it is trained. Its embeddings are quantised long before the end, for layer 1 has few
 * values, and their gradients are those that they would have without (straight-through). Random
 * embeddings find their way better while they are not quantised; those of a file were quantised
 * before.
 */
public final class TrainableConvolution implements Model<ConvolutionSample, ValueMetrics> {

  /** The positions of a step. */
  public static final int BATCH = 256;

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
  private static final double HIDDEN_DEVIATION = 0.12;
  private static final double OUTPUT_DEVIATION = 0.15;
  private static final TrainableHead.Form FORM =
      new TrainableHead.Form(
          ConvolutionWeights.TURNS,
          ConvolutionWeights.INPUTS,
          ConvolutionWeights.NEURONS,
          ConvolutionWeights.HIDDEN_SCALE,
          ConvolutionWeights.BIAS_SCALE,
          ConvolutionWeights.OUTPUT_SCALE,
          Short.MAX_VALUE);

  /** The learning rate of the embeddings, which are integers in the file, beside the head's. */
  private static final double EMBEDDING_RATE = 10;

  /** Likewise of embeddings that were trained before. */
  private static final double TRAINED_EMBEDDING_RATE = 3.5;

  /** The part of the steps after which embeddings are quantised that were not trained before. */
  private static final double QUANTISED_FROM = 0.35;

  /** The positions that the statistics of the inputs are of. */
  private static final int FIRST_POSITIONS = 4096;

  /** The deviation of a sum that never changes, and what is added to that of the others. */
  private static final double MIN_DEVIATION = 1;

  private final List<FactorizedTable> tables = new ArrayList<>();

  /** By table, what a worker computes with; by {@code index * CHANNELS + channel}. */
  private final float[][] quantised;

  private final int[] signs = new int[CHANNELS];

  /**
   * The means and deviations of the inputs, as they were before training. They do not follow the
   * embeddings: then embeddings would grow without an effect that their gradient knows of, until
   * both layers were the same in most cells.
   */
  final double[] means = new double[ConvolutionWeights.INPUTS];

  final double[] deviations = new double[ConvolutionWeights.INPUTS];

  final TrainableHead head = new TrainableHead(FORM, means, deviations);

  /** Whether it began with a file. */
  private boolean isTrained;

  private TrainableConvolution() {
    VirtualFeatures combinations = ConvolutionVirtualFeatures.ofCombinations();
    tables.add(table(combinations, -MAX_LAYER1, MAX_LAYER1));
    tables.add(table(combinations, -MAX_LAYER1, MAX_LAYER1));
    tables.add(table(combinations, MIN_CENTRE[0], MAX_CENTRE[0]));
    tables.add(table(combinations, MIN_CENTRE[1], MAX_CENTRE[1]));
    tables.add(table(ConvolutionVirtualFeatures.ofLines(), -MAX_LINE, MAX_LINE));
    quantised = tables.stream().map(table -> new float[table.size()]).toArray(float[][]::new);
  }

  /** A table of embeddings of a weight a channel, at the scale of the file. */
  private static FactorizedTable table(VirtualFeatures features, int min, int max) {
    return new FactorizedTable(CHANNELS, features, 1, min, max);
  }

  /**
   * An untrained convolution: small random weights, and zero for the windows. Of two channels one
   * adds its neighbours, and one takes them away.
   *
   * @param samples some positions that it will be trained on
   */
  public static TrainableConvolution untrained(Random random, List<ConvolutionSample> samples) {
    TrainableConvolution model = new TrainableConvolution();
    model.tables.subList(0, LINES).forEach(table -> table.randomize(random, EMBEDDING_DEVIATION));
    for (int channel = 0; channel < CHANNELS; channel++) {
      model.signs[channel] = channel % 2 == 0 ? 1 : -1;
    }
    model.head.randomize(random, HIDDEN_DEVIATION, OUTPUT_DEVIATION);
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
      byte[] list = list(weights, table);
      for (int i = 0; i < model.quantised[table].length; i++) {
        model.tables.get(table).set(i, list[fileIndex(table, i)]);
      }
    }
    System.arraycopy(weights.neighbourSigns(), 0, model.signs, 0, CHANNELS);
    model.readStatistics(samples);
    model.head.set(
        weights.hidden(),
        weights.biases(),
        weights.threatBiases(),
        weights.output(),
        weights.threatOutput());
    model.head.refresh(false);
    model.isTrained = true;
    return model;
  }

  private void readStatistics(List<ConvolutionSample> samples) {
    for (int table = 0; table < TABLES; table++) {
      refreshTable(table, true);
    }
    ConvolutionWorker worker = new ConvolutionWorker(this);
    int count = Math.min(FIRST_POSITIONS, samples.size());
    double[] squares = new double[means.length];
    for (int i = 0; i < count; i++) {
      double[] inputs = worker.inputs(samples.get((int) ((long) i * samples.size() / count)));
      for (int input = 0; input < means.length; input++) {
        means[input] += inputs[input];
        squares[input] += inputs[input] * inputs[input];
      }
    }
    for (int input = 0; input < means.length; input++) {
      means[input] /= count;
      double variance = Math.max(0, squares[input] / count - means[input] * means[input]);
      deviations[input] = Math.sqrt(variance) + MIN_DEVIATION;
    }
  }

  /** The list of a file that holds a table. */
  private static byte[] list(ConvolutionWeights weights, int table) {
    return table < LINES ? weights.cellEmbedding() : weights.lineEmbedding();
  }

  /** The index in its list of a weight of a table. */
  private static int fileIndex(int table, int i) {
    if (table == LINES) {
      return i;
    }
    int first = ConvolutionWeights.offset(table % 2, 0) + (table < CENTRE ? 0 : CHANNELS);
    return first + i / CHANNELS * ConvolutionWeights.CELL_LENGTH + i % CHANNELS;
  }

  FactorizedTable table(int table) {
    return tables.get(table);
  }

  /** What a worker computes with, see {@link #refreshTable}. To be read only. */
  float[] quantised(int table) {
    return quantised[table];
  }

  int[] signs() {
    return signs;
  }

  @Override
  public List<AdamParameters> parameters() {
    List<AdamParameters> parameters = new ArrayList<>(head.parameters());
    tables.forEach(table -> parameters.addAll(table.parameters()));
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
      refreshTable(table, isTrained || done >= QUANTISED_FROM);
    }
    if (shard == 0) {
      head.refresh(RateSchedule.usesQuantisation(done));
    }
  }

  /** Takes over a table's parameters that were changed; clips them at the bounds. */
  void refreshTable(int table, boolean quantises) {
    FactorizedTable parameters = tables.get(table);
    parameters.refresh(0, parameters.size() / CHANNELS);
    for (int i = 0; i < parameters.size(); i++) {
      quantised[table][i] = (float) parameters.quantised(i, quantises);
    }
  }

  @Override
  public ValueWorker<ConvolutionSample> worker() {
    return new ConvolutionWorker(this);
  }

  @Override
  public void step(double rate, int shard) {
    for (int table = shard; table < TABLES; table += Shards.COUNT) {
      FactorizedTable parameters = tables.get(table);
      parameters.passGradients();
      parameters.step(rate * (isTrained ? TRAINED_EMBEDDING_RATE : EMBEDDING_RATE));
    }
    if (shard == 0) {
      head.passGradients();
      head.step(rate);
    }
  }

  @Override
  public PhaseMetrics<ValueMetrics> metrics() {
    return new PhaseMetrics<>(ValueMetrics::new);
  }

  /** The weights as the engine has them. */
  ConvolutionWeights weights() {
    ConvolutionWeights zero = ConvolutionWeights.zero();
    for (int table = 0; table < TABLES; table++) {
      byte[] list = list(zero, table);
      for (int i = 0; i < quantised[table].length; i++) {
        list[fileIndex(table, i)] = (byte) Math.rint(quantised[table][i]);
      }
    }
    head.write(zero.hidden(), zero.biases());
    return new ConvolutionWeights(
        zero.cellEmbedding(),
        zero.lineEmbedding(),
        signs.clone(),
        zero.hidden(),
        zero.biases(),
        head.threatBiases.scaled(),
        head.output.scaled(),
        head.threats.scaled());
  }

  @Override
  public WeightFile file() {
    return weights().file();
  }
}
