package org.katachi.lab.convolution;

import static ai.djl.nn.Activation.relu;
import static ai.djl.nn.convolutional.Conv2d.conv2d;
import static org.junit.jupiter.api.Assertions.assertEquals;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.types.Shape;
import ai.djl.ndarray.types.SparseFormat;
import ai.djl.nn.core.Embedding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.autograd.Autograd;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ThreatMask;

/** Loss and gradients of the convolution against those of a library. */
class ConvolutionAutogradTest {

  /** The trainer computes in single precision, the library in double. */
  private static final double TOLERANCE = 1e-4;

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;
  private static final int NEURONS = ConvolutionWeights.NEURONS;
  private static final int INPUTS = ConvolutionWeights.INPUTS;
  private static final int WIDTH = ConvolutionPositions.BOARD.width();
  private static final int HEIGHT = ConvolutionPositions.BOARD.height();
  private static final int POINTS = WIDTH * HEIGHT;
  private static final int CENTRE = 4;
  private static final int KERNEL = 9;

  private final Random random = new Random(1);
  private final List<ConvolutionSample> samples = ConvolutionGradients.samples(random);
  private final int count = samples.size();
  private final int[] threatMasks = samples.stream().mapToInt(ConvolutionSample::threats).toArray();
  private final TrainableConvolution model = ConvolutionGradients.model(random, samples);

  @Test
  void lossAndGradientsAreTheLibrarys() {
    double loss = ConvolutionGradients.compute(model, samples);
    List<AdamParameters> groups = model.parameters();
    assertEquals(15, groups.size());
    try (Autograd library = new Autograd()) {
      NDArray hidden = library.parameter(groups.get(0), ConvolutionWeights.TURNS * INPUTS, NEURONS);
      NDArray biases = library.parameter(groups.get(1), ConvolutionWeights.TURNS, NEURONS);
      NDArray threatBiases = library.parameter(groups.get(2), ThreatMask.BITS, NEURONS);
      NDArray output = library.parameter(groups.get(3), NEURONS, 1);
      NDArray threats = library.parameter(groups.get(4), ThreatMask.COUNT, 1);
      List<NDArray> tables = new ArrayList<>();
      for (int i = 5; i < groups.size(); i++) {
        tables.add(
            library.parameter(groups.get(i), groups.get(i).values.length / CHANNELS, CHANNELS));
      }
      library.assertSame(
          () -> {
            NDArray layer1 =
                cells(library, tables, TrainableConvolution.LAYER1)
                    .maximum(0)
                    .minimum(bounds(library));
            NDArray layer2 =
                relu(
                    cells(library, tables, TrainableConvolution.CENTRE)
                        .add(lines(library, tables))
                        .add(neighbours(library, layer1)));
            NDArray sums = layer1.sum(new int[] {1}).concat(layer2.sum(new int[] {1}), 1);
            NDArray neurons =
                relu(
                    ofTurn(library, normalised(library, sums))
                        .matMul(hidden)
                        .add(turns(library).matMul(biases))
                        .add(library.threatBits(threatMasks).matMul(threatBiases)));
            NDArray odds =
                neurons
                    .matMul(output)
                    .add(library.ones(threatMasks, ThreatMask.COUNT).matMul(threats));
            return odds.exp().add(1).log().sub(odds.mul(targets(library))).sum();
          },
          loss,
          TOLERANCE);
    }
  }

  /** What the cells' combinations give to a layer, by sample, point and channel. */
  private NDArray cells(Autograd library, List<NDArray> tables, int first) {
    VirtualFeatures features = ConvolutionVirtualFeatures.ofCombinations();
    return gathered(table(library, tables, first, features), library, 1, cells -> cells.black)
        .add(
            gathered(
                table(library, tables, first + 1, features), library, 1, cells -> cells.white));
  }

  private NDArray lines(Autograd library, List<NDArray> tables) {
    VirtualFeatures features = ConvolutionVirtualFeatures.ofLines();
    NDArray table = table(library, tables, TrainableConvolution.LINES, features);
    return gathered(table, library, BoardWindows.DIRECTIONS, cells -> cells.windows);
  }

  /** A table: the sum of the weights of virtual features and of its own. */
  private static NDArray table(
      Autograd library, List<NDArray> tables, int table, VirtualFeatures features) {
    int[][] ofIndex = features.ofIndex();
    double[] counts = new double[ofIndex.length * features.count()];
    for (int index = 0; index < ofIndex.length; index++) {
      for (int feature : ofIndex[index]) {
        counts[index * features.count() + feature]++;
      }
    }
    return library
        .constant(counts, ofIndex.length, features.count())
        .matMul(tables.get(2 * table))
        .add(tables.get(2 * table + 1));
  }

  private interface Offsets {
    int[] of(CellIndices cells);
  }

  /** By sample and point the sum of some embeddings. */
  private NDArray gathered(NDArray table, Autograd library, int each, Offsets offsets) {
    CellIndices cells = new CellIndices(WIDTH, HEIGHT);
    int[] indices = new int[count * POINTS * each];
    for (int i = 0; i < count; i++) {
      cells.read(samples.get(i));
      int[] ofSample = Arrays.stream(offsets.of(cells)).map(one -> one / CHANNELS).toArray();
      System.arraycopy(ofSample, 0, indices, i * POINTS * each, POINTS * each);
    }
    NDArray all = library.indices(indices, count, POINTS, each);
    return Embedding.embedding(all, table, SparseFormat.DENSE)
        .singletonOrThrow()
        .sum(new int[] {2});
  }

  private static NDArray bounds(Autograd library) {
    double[] bounds = new double[CHANNELS];
    Arrays.setAll(bounds, ConvolutionWeights::layer1Bound);
    return library.constant(bounds, CHANNELS);
  }

  /** The sums of layer 1 over the neighbours that a channel sees, with its sign. */
  private NDArray neighbours(Autograd library, NDArray layer1) {
    double[] kernels = new double[CHANNELS * KERNEL];
    for (int i = 0; i < kernels.length; i++) {
      int channel = i / KERNEL;
      int cell = i % KERNEL;
      boolean isSeen = cell % 2 == 0 || channel >= ConvolutionWeights.DIAGONAL_CHANNELS;
      kernels[i] = isSeen && cell != CENTRE ? model.signs()[channel] : 0;
    }
    NDArray kernel = library.constant(kernels, CHANNELS, 1, 3, 3);
    Shape one = new Shape(1, 1);
    NDArray planes = layer1.reshape(count, HEIGHT, WIDTH, CHANNELS).transpose(0, 3, 1, 2);
    return conv2d(planes, kernel, null, one, one, one, CHANNELS)
        .singletonOrThrow()
        .transpose(0, 2, 3, 1)
        .reshape(count, POINTS, CHANNELS);
  }

  /** The inputs less their means, in deviations: the value network's sums, then those. */
  private NDArray normalised(Autograd library, NDArray sums) {
    double[] below = new double[count * ValueWeights.INPUTS];
    for (int i = 0; i < below.length; i++) {
      below[i] = samples.get(i / ValueWeights.INPUTS).sums()[i % ValueWeights.INPUTS];
    }
    return library
        .constant(below, count, ValueWeights.INPUTS)
        .concat(sums, 1)
        .sub(library.constant(model.means, INPUTS))
        .div(library.constant(model.deviations, INPUTS));
  }

  /** Inputs beside zeros in the place of the other side to move. */
  private NDArray ofTurn(Autograd library, NDArray inputs) {
    NDArray turns = turns(library);
    return turns.get(":, 0:1").mul(inputs).concat(turns.get(":, 1:2").mul(inputs), 1);
  }

  /** By sample: a one at the side to move. */
  private NDArray turns(Autograd library) {
    int[] turns = samples.stream().mapToInt(ConvolutionSample::turn).toArray();
    return library.ones(turns, ConvolutionWeights.TURNS);
  }

  private NDArray targets(Autograd library) {
    double[] targets = samples.stream().mapToDouble(ConvolutionSample::target).toArray();
    return library.constant(targets, count, 1);
  }
}
