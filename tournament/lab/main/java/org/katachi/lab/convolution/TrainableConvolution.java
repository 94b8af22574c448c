package org.katachi.lab.convolution;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.FactorizedTable;
import org.katachi.lab.train.RateSchedule;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.lab.value.ValueModel;
import org.katachi.lab.value.ValuePass;
import org.katachi.network.common.WeightFile;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.inference.SimdSupport;

/**
 * The network of {@link org.katachi.network.convolution.ConvolutionNetwork} in floating point,
 * while it is trained. Its rows are rounded long before the end, for a feature has few values, and
 * their gradients are those that they would have without. Rows that begin with random numbers find
 * their way better while they are not rounded; those of a file were rounded before.
 */
public final class TrainableConvolution implements ValueModel<ConvolutionSample> {

  private static final int BATCH = 256;
  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The first table of features: black's, then white's. */
  static final int FEATURES = 0;

  /** The first of what cells add to their own responses: by black's row, then by white's. */
  static final int OWN = 2;

  /** What the windows around a cell add to its responses. */
  static final int WINDOWS = 4;

  /** The tables of rows. */
  static final int TABLES = WINDOWS + 1;

  /** On both sides of zero, so that either colour's row can make up for the other's. */
  private static final int MAX_FEATURE = ConvolutionWeights.MAX_LAYER1;

  /**
   * By colour the least and the greatest own term of a response. With the four windows' share and
   * that of the neighbours, at most 40, no sum of two leaves 8 bits.
   */
  private static final int[] MIN_OWN = {-35, -20};

  private static final int[] MAX_OWN = {34, 19};

  /** The greatest number of a window's row; the least is the same below zero. */
  private static final int MAX_WINDOW = 8;

  private static final double ROWS_DEVIATION = 2;

  /** The learning rate of the rows, which are whole numbers in the file, beside the head's. */
  private static final double ROWS_RATE = 10;

  /** Likewise of rows that were trained before. */
  private static final double TRAINED_ROWS_RATE = 3.5;

  /** The part of the steps after which rows are rounded that were not trained before. */
  private static final double ROWS_ROUND_FROM = 0.35;

  /** The positions that the statistics of the inputs are of. */
  private static final int FIRST_POSITIONS = 4096;

  private final RowAdder adder = RowAdder.choose(SimdSupport.ofThisJvm());
  private final List<RowTable> tables = new ArrayList<>();
  private final int[] signs = new int[CHANNELS];
  private final InputStatistics statistics = new InputStatistics();
  final TrainableHead head = new TrainableHead(statistics);

  /** Whether it began with a file. */
  private boolean isTrained;

  private TrainableConvolution() {
    VirtualFeatures combinations = ConvolutionVirtualFeatures.ofCombinations();
    tables.add(ofCombinations(combinations, -MAX_FEATURE, MAX_FEATURE));
    tables.add(ofCombinations(combinations, -MAX_FEATURE, MAX_FEATURE));
    tables.add(ofCombinations(combinations, MIN_OWN[0], MAX_OWN[0]));
    tables.add(ofCombinations(combinations, MIN_OWN[1], MAX_OWN[1]));
    tables.add(
        new RowTable(ConvolutionVirtualFeatures.ofWindows(), CHANNELS, -MAX_WINDOW, MAX_WINDOW));
  }

  private static RowTable ofCombinations(VirtualFeatures combinations, int least, int greatest) {
    return new RowTable(combinations, ConvolutionWeights.CELL_LENGTH, least, greatest);
  }

  /**
   * An untrained convolution: small random numbers, and zero for the windows. Of two channels one
   * adds its neighbours, and one takes them away.
   *
   * @param samples some positions that it will be fitted to
   */
  public static TrainableConvolution untrained(Random random, List<ConvolutionSample> samples) {
    TrainableConvolution model = new TrainableConvolution();
    model.tables.subList(0, WINDOWS).forEach(table -> table.rows.randomize(random, ROWS_DEVIATION));
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
   * @param samples some positions that it will be fitted to
   */
  public static TrainableConvolution of(
      ConvolutionWeights weights, List<ConvolutionSample> samples) {
    TrainableConvolution model = new TrainableConvolution();
    for (int table = 0; table < TABLES; table++) {
      model.tables.get(table).set(list(weights, table), place(table));
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
    ConvolutionPass pass = new ConvolutionPass(this, adder);
    int count = Math.min(FIRST_POSITIONS, samples.size());
    for (int i = 0; i < count; i++) {
      pass.addTo(statistics, samples.get((int) ((long) i * samples.size() / count)));
    }
    statistics.compute();
  }

  /** The list of a file that holds a table. */
  private static byte[] list(ConvolutionWeights weights, int table) {
    return table < WINDOWS ? weights.cellEmbedding() : weights.lineEmbedding();
  }

  /** The place of a table's first number in its list. */
  private static int place(int table) {
    if (table == WINDOWS) {
      return 0;
    }
    return ConvolutionWeights.offset(table % 2, 0) + (table < OWN ? 0 : CHANNELS);
  }

  RowTable table(int table) {
    return tables.get(table);
  }

  RowTable features(int colour) {
    return tables.get(FEATURES + colour);
  }

  RowTable own(int colour) {
    return tables.get(OWN + colour);
  }

  RowTable windows() {
    return tables.get(WINDOWS);
  }

  int[] signs() {
    return signs;
  }

  /** How the rows of its tables are added, and why if that is the slow way. */
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
    tables.forEach(table -> parameters.addAll(table.rows.parameters()));
    return parameters;
  }

  /** Where the rules are the same for both colours, these are exchanged every other time. */
  @Override
  public ConvolutionSample shown(ConvolutionSample sample, Random random) {
    return sample.isFair() && random.nextBoolean() ? sample.exchanged() : sample;
  }

  @Override
  public void refresh(double done, int shard) {
    for (int table = shard; table < TABLES; table += Shards.COUNT) {
      tables.get(table).refresh(isTrained || done >= ROWS_ROUND_FROM);
    }
    if (shard == 0) {
      head.refresh(RateSchedule.rounds(done));
    }
  }

  @Override
  public ValuePass<ConvolutionSample> pass() {
    return new ConvolutionPass(this, adder);
  }

  @Override
  public void step(double rate, int shard) {
    for (int table = shard; table < TABLES; table += Shards.COUNT) {
      FactorizedTable rows = tables.get(table).rows;
      rows.passGradients();
      rows.step(rate * (isTrained ? TRAINED_ROWS_RATE : ROWS_RATE));
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
      tables.get(table).write(list(weights, table), place(table));
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
