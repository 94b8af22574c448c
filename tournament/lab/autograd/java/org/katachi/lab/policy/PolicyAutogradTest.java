package org.katachi.lab.policy;

import static ai.djl.nn.Activation.relu;
import static org.junit.jupiter.api.Assertions.assertEquals;

import ai.djl.ndarray.NDArray;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.lab.autograd.Autograd;
import org.katachi.lab.train.AdamParameters;
import org.katachi.network.policy.LinePatterns;
import org.katachi.rules.Rule;
import org.katachi.shape.Shape;
import org.katachi.shape.ShapeTables;

/** Loss and gradients of the policy against those of a library. */
class PolicyAutogradTest {

  /** The trainer computes in single precision, the library in double. */
  private static final double TOLERANCE = 1e-4;

  private static final int CHANNELS = PolicyModel.CHANNELS;
  private static final int NEURONS = PolicyModel.NEURONS;
  private static final int INPUTS = PolicyModel.INPUTS;
  private static final int BITS = PolicyModel.BITS;
  private static final int CELLS = 2 * LinePatterns.REACH;
  private static final int STATES = 4;
  private static final int ROW_INPUTS = CELLS * STATES + 2 * Shape.COUNT;

  private final List<PolicySample> samples = PolicyGames.samples(3, 4);
  private final int candidates = samples.stream().mapToInt(PolicySample::count).sum();
  private final PolicyModel model = model();

  /** Every part has some effect, and nothing lies beyond the bounds of the file. */
  private static PolicyModel model() {
    Random random = new Random(1);
    PolicyModel model = new PolicyModel(random);
    for (AdamParameters group : model.parameters()) {
      group.randomize(random, 0.1);
    }
    return model;
  }

  @Test
  void lossAndGradientsAreTheLibrarys() {
    double loss = PolicyGradients.compute(model, samples, 1f / samples.size());
    List<AdamParameters> groups = model.parameters();
    assertEquals(11, groups.size());
    int hiddenOfRows = groups.get(1).values.length;
    try (Autograd library = new Autograd()) {
      NDArray first = library.parameter(groups.get(0), ROW_INPUTS, hiddenOfRows);
      NDArray firstBiases = library.parameter(groups.get(1), hiddenOfRows);
      NDArray second = library.parameter(groups.get(2), hiddenOfRows, CHANNELS);
      NDArray secondBiases = library.parameter(groups.get(3), CHANNELS);
      NDArray base = library.parameter(groups.get(4), CHANNELS);
      NDArray threatBase = library.parameter(groups.get(5), BITS, CHANNELS);
      NDArray hidden = library.parameter(groups.get(6), NEURONS, INPUTS);
      NDArray biases = library.parameter(groups.get(7), NEURONS);
      NDArray threatBiases = library.parameter(groups.get(8), BITS, NEURONS);
      NDArray modulation = library.parameter(groups.get(9), CHANNELS, NEURONS);
      NDArray moveScore = library.parameter(groups.get(10), 1);
      library.assertSame(
          () -> {
            NDArray neuronsOfRows = relu(rowInputs(library).matMul(first).add(firstBiases));
            NDArray rows = neuronsOfRows.matMul(second).add(secondBiases);
            NDArray features = relu(rowsOfCandidates(library).matMul(rows));
            NDArray neurons =
                relu(
                    sums(library)
                        .matMul(hidden.transpose())
                        .add(biases)
                        .add(threats(library).matMul(threatBiases)));
            NDArray weights =
                neurons
                    .matMul(modulation.transpose())
                    .add(base)
                    .add(threats(library).matMul(threatBase));
            NDArray logits =
                features
                    .mul(samplesOfCandidates(library).matMul(weights))
                    .sum(new int[] {1})
                    .add(scores(library).mul(moveScore));
            return crossEntropy(library, logits);
          },
          loss,
          TOLERANCE);
    }
  }

  /** By row: ones for the states of its cells and for the shapes of both sides. */
  private static NDArray rowInputs(Autograd library) {
    double[] ones = new double[LinePatterns.COUNT * ROW_INPUTS];
    char[] patterns = LinePatterns.get().patterns();
    ShapeTables tables = ShapeTables.of(Rule.FREESTYLE);
    for (int row = 0; row < LinePatterns.COUNT; row++) {
      int start = row * ROW_INPUTS;
      for (int cell = 0; cell < CELLS; cell++) {
        ones[start + cell * STATES + (patterns[row] >> (2 * cell) & 3)] = 1;
      }
      int shapes = start + CELLS * STATES;
      ones[shapes + tables.shape(patterns[row], Stone.BLACK)] = 1;
      ones[shapes + Shape.COUNT + tables.shape(patterns[row], Stone.WHITE)] = 1;
    }
    return library.constant(ones, LinePatterns.COUNT, ROW_INPUTS);
  }

  /** By candidate: how many of its four lines have each row. */
  private NDArray rowsOfCandidates(Autograd library) {
    double[] counts = new double[candidates * LinePatterns.COUNT];
    int candidate = 0;
    for (PolicySample sample : samples) {
      for (int i = 0; i < sample.indices().length; i++) {
        int line = candidate + i / Geometry.DIRECTIONS;
        counts[line * LinePatterns.COUNT + sample.indices()[i]]++;
      }
      candidate += sample.count();
    }
    return library.constant(counts, candidates, LinePatterns.COUNT);
  }

  /** By candidate: a one at its sample. */
  private NDArray samplesOfCandidates(Autograd library) {
    int[] ofCandidates =
        IntStream.range(0, samples.size())
            .flatMap(i -> IntStream.generate(() -> i).limit(samples.get(i).count()))
            .toArray();
    return library.ones(ofCandidates, samples.size());
  }

  private NDArray scores(Autograd library) {
    double[] scores = new double[candidates];
    int candidate = 0;
    for (PolicySample sample : samples) {
      for (short score : sample.scores()) {
        scores[candidate++] = score / PolicyModel.SCORE_SCALE;
      }
    }
    return library.constant(scores, candidates);
  }

  private NDArray sums(Autograd library) {
    double[] sums = new double[samples.size() * INPUTS];
    for (int i = 0; i < sums.length; i++) {
      sums[i] = samples.get(i / INPUTS).inputs()[i % INPUTS] / PolicyModel.INPUT_SCALE;
    }
    return library.constant(sums, samples.size(), INPUTS);
  }

  private NDArray threats(Autograd library) {
    return library.threatBits(samples.stream().mapToInt(PolicySample::threats).toArray());
  }

  /**
   * The mean cross entropy: 0.05 spread evenly, 0.15 on a secondBest, the rest on the best move.
   */
  private NDArray crossEntropy(Autograd library, NDArray logits) {
    NDArray sum = library.constant(new double[1], 1);
    int start = 0;
    for (PolicySample sample : samples) {
      int end = start + sample.count();
      NDArray target = library.constant(PolicyGradients.target(sample), sample.count());
      NDArray logOdds = logits.get(start + ":" + end).logSoftmax(0);
      sum = sum.sub(logOdds.mul(target).sum());
      start = end;
    }
    return sum.div(samples.size()).sum();
  }
}
