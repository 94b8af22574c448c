package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.eval.EvaluationWeights;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.network.NetworkWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

class ValueFitTest {

  /** Rounding to whole numbers changes a value by no more than this, in its unit. */
  private static final double ROUNDING = 10;

  private static final double RATE = 0.01;

  private final ProgressLine progress =
      new ProgressOutput(new PrintWriter(Writer.nullWriter()), false).begin("positions", 0, 1);

  /** Positions that the side to move wins exactly if it has an open three to make. */
  private static List<ValueSample> samples(Random random, int count) {
    List<ValueSample> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ShapeBoard shapes = RandomPositions.next(random);
      boolean good = (ThreatMask.of(shapes) & 1) != 0;
      samples.add(ValueSample.of(shapes, good ? 0.9 : 0.1));
    }
    return samples;
  }

  private static ValueFit fit(Random random) {
    return fit(random, new TrainableNetwork(random));
  }

  private static ValueFit fit(Random random, ValueModel model) {
    return fit(random, model, RATE);
  }

  private static ValueFit fit(Random random, ValueModel model, double rate) {
    return new ValueFit(model, samples(random, 2000), samples(random, 100), rate, 3, random);
  }

  @Test
  void theLossFalls() {
    ValueFit fit = fit(new Random(1));
    double first = fit.trainEpoch(progress).all().loss();
    double second = fit.trainEpoch(progress).all().loss();
    double third = fit.trainEpoch(progress).all().loss();
    assertTrue(first > second && second > third, first + ", " + second + ", " + third);
    assertTrue(fit.validate().all().loss() < first);
  }

  @Test
  void aSumOfWeightsIsFittedAsWellAndItsMovesStay() {
    EvaluationWeights start = EvaluationWeights.of(Rule.FREESTYLE);
    TrainableSum sum = new TrainableSum(start);
    ValueFit fit = fit(new Random(1), sum, 20 * RATE);
    double before = fit.validate().all().loss();
    assertEquals(Math.log(2), before, 1e-9);
    for (int epoch = 0; epoch < 3; epoch++) {
      fit.trainEpoch(progress);
    }
    assertTrue(fit.validate().all().loss() < before - 0.2);
    int[][] lists = fit.file().lists();
    assertArrayEquals(start.ownMoves(), lists[3]);
    assertArrayEquals(start.threatMoves(), lists[5]);
  }

  @Test
  void aFitGoesOnFromATrainedNetwork() {
    TrainableNetwork network = new TrainableNetwork(new Random(4));
    ValueFit before = fit(new Random(4), network);
    double first = before.trainEpoch(progress).all().loss();
    before.trainEpoch(progress);
    ValueFit after = fit(new Random(4), new TrainableNetwork(network.weights()));
    assertTrue(after.trainEpoch(progress).all().loss() < first);
  }

  @Test
  void theFileHoldsWhatWasValidated(@TempDir Path folder) throws Exception {
    Random random = new Random(7);
    List<ValueSample> kept = samples(random, 100);
    TrainableNetwork network = new TrainableNetwork(random);
    ValueFit fit = new ValueFit(network, samples(random, 2000), kept, RATE, 3, random);
    fit.trainEpoch(progress);
    Path file = folder.resolve("network");
    fit.file().write(file);
    TrainableNetwork read = new TrainableNetwork(NetworkWeights.read(file));
    ValueFit other = new ValueFit(read, List.of(), kept, RATE, 1, random);
    assertEquals(fit.validate().all().loss(), other.validate().all().loss(), 1e-12);
  }

  @Test
  void aNetworkKeepsItsParameters() {
    NetworkWeights weights = new TrainableNetwork(new Random(6)).weights();
    NetworkWeights again = new TrainableNetwork(weights).weights();
    assertArrayEquals(weights.vectors(), again.vectors());
    assertArrayEquals(weights.hidden(), again.hidden());
    assertArrayEquals(weights.biases(), again.biases());
    assertArrayEquals(weights.threatBiases(), again.threatBiases());
    assertArrayEquals(weights.output(), again.output());
    assertArrayEquals(weights.threats(), again.threats());
  }

  @Test
  void theSameSeedTrainsTheSame() {
    ValueFit one = fit(new Random(2));
    ValueFit other = fit(new Random(2));
    assertEquals(one.trainEpoch(progress).all().loss(), other.trainEpoch(progress).all().loss(), 0);
  }

  @Test
  void theEngineEvaluatesPositionsLikeTheTrainedNetwork() {
    Random random = new Random(3);
    TrainableNetwork network = new TrainableNetwork(random);
    ValueNetwork value = new ValueNetwork(network.weights());
    for (int i = 0; i < 100; i++) {
      ShapeBoard shapes = RandomPositions.next(random);
      double expected = network.value(ValueSample.of(shapes, 0)) * ValueNetwork.EVAL_SCALE;
      assertEquals(expected, value.value(shapes, value.accumulator(shapes)), ROUNDING);
    }
  }
}
