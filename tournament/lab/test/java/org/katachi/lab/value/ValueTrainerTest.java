package org.katachi.lab.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Geometry;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.train.ParameterAverage;
import org.katachi.lab.train.Trainer;
import org.katachi.lab.train.ValueMetrics;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

class ValueTrainerTest {

  /** Rounding to whole numbers changes a value by no more than this, in its unit. */
  private static final double ROUNDING = 10;

  private static final double RATE = 0.01;

  private final ProgressLine progress =
      new ProgressOutput(new PrintWriter(Writer.nullWriter()), false).begin("positions", 0, 1);
  private final Curves curves = new Curves();

  /** Positions that the side to move wins exactly if it has an open three to make. */
  private static List<ValueSample> samples(Random random, int count) {
    List<ValueSample> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ShapeBoard shapes = SparseBoards.next(random);
      boolean good = (ThreatMask.of(shapes) & 1) != 0;
      samples.add(ValueSample.of(shapes, good ? 0.9 : 0.1));
    }
    return samples;
  }

  private static Trainer<ValueSample, ValueMetrics> fit(
      Random random, TrainableNetwork network, double rate, int threads) {
    return new Trainer<>(
        network,
        samples(random, 2000),
        samples(random, 100),
        new Trainer.Options(3, TrainableNetwork.BATCH, rate, threads),
        random);
  }

  @Test
  void theLossFalls() throws Exception {
    Random random = new Random(1);
    try (Trainer<ValueSample, ValueMetrics> fit =
        fit(random, new TrainableNetwork(random), RATE, 2)) {
      double first = loss(fit);
      double second = loss(fit);
      double third = loss(fit);
      assertTrue(first > second && second > third, first + ", " + second + ", " + third);
      assertTrue(fit.validate().all().loss() < first);
    }
  }

  /** The training loss of one more epoch. */
  private double loss(Trainer<?, ?> fit) throws Exception {
    return fit.trainEpoch(progress, curves);
  }

  @Test
  void aFitGoesOnFromATrainedNetwork() throws Exception {
    TrainableNetwork network = new TrainableNetwork(new Random(4));
    double first;
    try (Trainer<ValueSample, ValueMetrics> before = fit(new Random(4), network, RATE, 1)) {
      first = loss(before);
      before.trainEpoch(progress, curves);
    }
    TrainableNetwork trained = new TrainableNetwork(network.weights());
    try (Trainer<ValueSample, ValueMetrics> after = fit(new Random(4), trained, RATE, 1)) {
      assertTrue(loss(after) < first);
    }
  }

  @Test
  void theFileHoldsWhatWasValidated(@TempDir Path folder) throws Exception {
    Random random = new Random(7);
    List<ValueSample> kept = samples(random, 100);
    TrainableNetwork network = new TrainableNetwork(random);
    Trainer.Options options = new Trainer.Options(3, TrainableNetwork.BATCH, RATE, 1);
    try (Trainer<ValueSample, ValueMetrics> fit =
        new Trainer<>(network, samples(random, 2000), kept, options, random)) {
      fit.trainEpoch(progress, curves);
      Path file = folder.resolve("network");
      fit.file().write(file);
      TrainableNetwork read = new TrainableNetwork(ValueWeights.read(file));
      try (Trainer<ValueSample, ValueMetrics> other =
          new Trainer<>(read, List.of(), kept, options, random)) {
        assertEquals(fit.validate().all().loss(), other.validate().all().loss(), 1e-12);
      }
    }
  }

  @Test
  void whateverTheStepsTheirAverageIsReadAgain(@TempDir Path folder) throws Exception {
    TrainableNetwork network = new TrainableNetwork(new Random(8));
    ParameterAverage average = new ParameterAverage(network.parameters());
    Path file = folder.resolve("network");
    for (int step = 0; step < 50; step++) {
      Arrays.fill(network.head.hidden.gradient, step < 25 ? -1 : 1);
      Arrays.fill(network.head.biases.gradient, -1);
      network.step(50, 0);
      average.update();
      average.exchange();
      network.refresh(1);
      network.file().write(file);
      ValueWeights.read(file);
      average.exchange();
    }
  }

  @Test
  void aNeuronWithoutRoomIsScaledDownAndItsPartOfTheValueStays(@TempDir Path folder)
      throws Exception {
    ValueWeights weights = ValueWeights.of(Rule.FREESTYLE, new Geometry(15, 15));
    Arrays.fill(weights.threatOutput(), 0);
    double[] values = values(new TrainableNetwork(weights));
    for (int[] list : List.of(weights.hidden(), weights.biases(), weights.threatBiases())) {
      Arrays.setAll(list, i -> 16 * list[i]);
    }
    Path file = folder.resolve("network");
    weights.file().write(file);
    assertThrows(IOException.class, () -> ValueWeights.read(file));

    TrainableNetwork network = new TrainableNetwork(weights);
    double[] expected = Arrays.stream(values).map(value -> 16 * value).toArray();
    assertArrayEquals(expected, values(network), 1e-9);
    network.file().write(file);
    network = new TrainableNetwork(ValueWeights.read(file));
    assertArrayEquals(expected, values(network), 16 * ROUNDING / ValueNetwork.EVAL_SCALE);
  }

  /** What a network says of some positions. */
  private static double[] values(TrainableNetwork network) {
    NetworkWorker pass = new NetworkWorker(network);
    return samples(new Random(9), 20).stream().mapToDouble(pass::value).toArray();
  }

  @Test
  void aNetworkKeepsItsParameters() {
    ValueWeights weights = new TrainableNetwork(new Random(6)).weights();
    ValueWeights again = new TrainableNetwork(weights).weights();
    assertArrayEquals(weights.embedding(), again.embedding());
    assertArrayEquals(weights.hidden(), again.hidden());
    assertArrayEquals(weights.biases(), again.biases());
    assertArrayEquals(weights.threatBiases(), again.threatBiases());
    assertArrayEquals(weights.output(), again.output());
    assertArrayEquals(weights.threatOutput(), again.threatOutput());
  }

  @Test
  void theSameSeedGivesTheSameNetworkWithAnyNumberOfThreads() throws Exception {
    byte[] one = trainedNetwork(2, 1);
    assertArrayEquals(one, trainedNetwork(2, 2));
    assertArrayEquals(one, trainedNetwork(2, 3));
    assertFalse(Arrays.equals(one, trainedNetwork(3, 1)));
  }

  /** The file after two epochs. */
  private byte[] trainedNetwork(int seed, int threads) throws Exception {
    Random random = new Random(seed);
    try (Trainer<ValueSample, ValueMetrics> fit =
        fit(random, new TrainableNetwork(random), RATE, threads)) {
      fit.trainEpoch(progress, curves);
      fit.trainEpoch(progress, curves);
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      fit.file().write(file);
      return file.toByteArray();
    }
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void theEngineEvaluatesPositionsLikeTheTrainedNetwork(Rule rule) {
    Random random = new Random(3);
    TrainableNetwork network = new TrainableNetwork(random);
    NetworkWorker pass = new NetworkWorker(network);
    ValueNetwork value = new ValueNetwork(network.weights());
    for (int i = 0; i < 100; i++) {
      ShapeBoard shapes = SparseBoards.next(random, rule);
      double expected = pass.value(ValueSample.of(shapes, 0)) * ValueNetwork.EVAL_SCALE;
      assertEquals(expected, value.value(shapes, value.accumulator(shapes)), ROUNDING);
    }
  }
}
