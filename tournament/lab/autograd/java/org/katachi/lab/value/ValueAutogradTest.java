package org.katachi.lab.value;

import static ai.djl.nn.Activation.relu;
import static org.junit.jupiter.api.Assertions.assertEquals;

import ai.djl.ndarray.NDArray;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.lab.autograd.Autograd;
import org.katachi.lab.train.AdamParameters;
import org.katachi.network.value.FeatureEmbedding;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;
import org.katachi.shape.ThreatMask;

/** Loss and gradients of the value network against those of a library. */
class ValueAutogradTest {

  /** Both compute in double precision. */
  private static final double TOLERANCE = 1e-9;

  private static final int BATCH = 64;
  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int NEURONS = ValueWeights.NEURONS;

  private final Random random = new Random(1);
  private final List<ValueSample> samples = ValueGradients.samples(random).limit(BATCH).toList();
  private final int[] threatMasks = samples.stream().mapToInt(ValueSample::threats).toArray();
  private final TrainableNetwork network = ValueGradients.network(random);

  @Test
  void lossAndGradientsAreTheLibrarys() {
    double loss = ValueGradients.compute(network, samples, 1.0 / BATCH);
    List<AdamParameters> groups = network.parameters();
    assertEquals(7, groups.size());
    try (Autograd library = new Autograd()) {
      NDArray shared = library.parameter(groups.get(0), Shape.COUNT + CellClass.LIMIT, LENGTH);
      NDArray own = library.parameter(groups.get(1), Combinations.COUNT, LENGTH);
      NDArray hidden = library.parameter(groups.get(2), 2 * LENGTH, NEURONS);
      NDArray biases = library.parameter(groups.get(3), NEURONS);
      NDArray threatBiases = library.parameter(groups.get(4), ThreatMask.BITS, NEURONS);
      NDArray output = library.parameter(groups.get(5), NEURONS, 1);
      NDArray threats = library.parameter(groups.get(6), ThreatMask.COUNT, 1);
      library.assertSame(
          () -> {
            NDArray vectors =
                shapes(library)
                    .concat(classes(library), 1)
                    .matMul(shared)
                    .add(own)
                    .mul(nearStones(library));
            NDArray sums =
                cells(library, ValueSample::own)
                    .matMul(vectors)
                    .concat(cells(library, ValueSample::opponent).matMul(vectors), 1)
                    .div(ValueWeights.SUM_DIVISOR);
            NDArray neurons =
                relu(
                    sums.matMul(hidden)
                        .add(biases)
                        .add(library.threatBits(threatMasks).matMul(threatBiases)));
            NDArray odds =
                neurons
                    .matMul(output)
                    .add(library.ones(threatMasks, ThreatMask.COUNT).matMul(threats));
            NDArray losses = odds.exp().add(1).log().sub(odds.mul(targets(library)));
            return losses.mean();
          },
          loss,
          TOLERANCE);
    }
  }

  /** By combination: how often it has each shape. */
  private static NDArray shapes(Autograd library) {
    double[] counts = new double[Combinations.COUNT * Shape.COUNT];
    for (int i = 0; i < Combinations.COUNT; i++) {
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        counts[i * Shape.COUNT + Combinations.shape(Combinations.packed(i), direction)]++;
      }
    }
    return library.constant(counts, Combinations.COUNT, Shape.COUNT);
  }

  private static NDArray classes(Autograd library) {
    int[] classes = new int[Combinations.COUNT];
    Arrays.setAll(classes, CellClass::ifLegal);
    return library.ones(classes, CellClass.LIMIT);
  }

  /** By combination: 0 for that of the cells far from all stones. */
  private static NDArray nearStones(Autograd library) {
    double[] ones = new double[Combinations.COUNT];
    for (int i = 0; i < Combinations.COUNT; i++) {
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        int shape = Combinations.shape(Combinations.packed(i), direction);
        ones[i] = shape == Shape.OPEN_ONE ? ones[i] : 1;
      }
    }
    return library.constant(ones, Combinations.COUNT, 1);
  }

  private interface Cells {
    char[] of(ValueSample sample);
  }

  /** By sample: how many cells have each combination. */
  private NDArray cells(Autograd library, Cells cells) {
    double[] counts = new double[BATCH * Combinations.COUNT];
    for (int i = 0; i < BATCH; i++) {
      for (char combination : cells.of(samples.get(i))) {
        counts[i * Combinations.COUNT + combination]++;
      }
    }
    return library.constant(counts, BATCH, Combinations.COUNT);
  }

  private NDArray targets(Autograd library) {
    return library.constant(samples.stream().mapToDouble(ValueSample::target).toArray(), BATCH, 1);
  }
}
