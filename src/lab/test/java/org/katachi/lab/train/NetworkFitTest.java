package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.network.NetworkWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

class NetworkFitTest {

  /** Rounding to whole numbers changes a value by no more than this, in its unit. */
  private static final double ROUNDING = 10;

  private static final Geometry BOARD = new Geometry(11, 11);

  private final ProgressLine progress =
      new ProgressOutput(new PrintWriter(Writer.nullWriter()), false).begin("positions", 0, 1);

  /** Positions that the side to move wins exactly if it has an open three to make. */
  private static List<NetworkSample> samples(Random random, int count) {
    List<NetworkSample> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ShapeBoard shapes = position(random);
      boolean good = (ThreatMask.of(shapes) & 1) != 0;
      samples.add(NetworkSample.of(shapes, good ? 0.9 : 0.1));
    }
    return samples;
  }

  private static ShapeBoard position(Random random) {
    ShapeBoard shapes = new ShapeBoard(new Board(BOARD), Rule.FREESTYLE);
    for (int stones = 4 + random.nextInt(8); stones > 0; ) {
      int cell = BOARD.point(random.nextInt(BOARD.pointCount()));
      if (shapes.board().isEmpty(cell)) {
        shapes.play(cell);
        stones--;
      }
    }
    return shapes;
  }

  private static NetworkFit fit(Random random) {
    return fit(random, new TrainableNetwork(random));
  }

  private static NetworkFit fit(Random random, TrainableNetwork network) {
    return new NetworkFit(network, samples(random, 2000), samples(random, 100), 0.01, 3, random);
  }

  @Test
  void theLossFalls() {
    NetworkFit fit = fit(new Random(1));
    double first = fit.trainEpoch(progress).all().valueLoss();
    double second = fit.trainEpoch(progress).all().valueLoss();
    double third = fit.trainEpoch(progress).all().valueLoss();
    assertTrue(first > second && second > third, first + ", " + second + ", " + third);
    assertTrue(fit.validate().all().valueLoss() < first);
  }

  @Test
  void aFitGoesOnFromATrainedNetwork() {
    NetworkFit before = fit(new Random(4));
    double first = before.trainEpoch(progress).all().valueLoss();
    before.trainEpoch(progress);
    NetworkFit after = fit(new Random(5), new TrainableNetwork(before.weights()));
    assertEquals(before.validate().all().valueLoss(), after.validate().all().valueLoss(), 0.05);
    assertTrue(after.trainEpoch(progress).all().valueLoss() < first);
  }

  @Test
  void aNetworkKeepsItsParameters() {
    NetworkWeights weights = new TrainableNetwork(new Random(6)).rounded();
    NetworkWeights again = new TrainableNetwork(weights).rounded();
    assertArrayEquals(weights.vectors(), again.vectors());
    assertArrayEquals(weights.hidden(), again.hidden());
    assertArrayEquals(weights.biases(), again.biases());
    assertArrayEquals(weights.threatBiases(), again.threatBiases());
    assertArrayEquals(weights.output(), again.output());
    assertArrayEquals(weights.threats(), again.threats());
  }

  @Test
  void theSameSeedTrainsTheSame() {
    NetworkFit one = fit(new Random(2));
    NetworkFit other = fit(new Random(2));
    assertEquals(
        one.trainEpoch(progress).all().valueLoss(),
        other.trainEpoch(progress).all().valueLoss(),
        0);
  }

  @Test
  void theEngineEvaluatesPositionsLikeTheTrainedNetwork() {
    Random random = new Random(3);
    TrainableNetwork network = new TrainableNetwork(random);
    ValueNetwork value = new ValueNetwork(network.rounded());
    for (int i = 0; i < 100; i++) {
      ShapeBoard shapes = position(random);
      double expected = network.value(NetworkSample.of(shapes, 0)) * ValueNetwork.EVAL_SCALE;
      assertEquals(expected, value.value(shapes, value.accumulator(shapes)), ROUNDING);
    }
  }
}
