package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.Trainer;
import org.katachi.lab.train.ValueMetrics;
import org.katachi.lab.train.ValueWorker;
import org.katachi.network.convolution.ConvolutionBounds;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.inference.ConvolutionEvaluator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

class TrainableConvolutionTest {

  /** The engine cuts a value off to a whole number, and adds up in another order. */
  private static final double ROUNDING = 1.5;

  private final ProgressLine progress =
      new ProgressOutput(new PrintWriter(Writer.nullWriter()), false).begin("positions", 0, 1);
  private final Curves curves = new Curves();

  @ParameterizedTest
  @EnumSource(Rule.class)
  void theEngineValuesPositionsLikeTheModel(Rule rule) {
    Random random = new Random(3);
    TrainableConvolution model =
        TrainableConvolution.untrained(random, ConvolutionPositions.samples(random, 50));
    model.head.biases.randomize(random, 0.3);
    model.head.threatBiases.randomize(random, 0.3);
    model.head.threats.randomize(random, 0.3);
    randomizeWindows(model, random);
    refresh(model);
    assertEngineAgrees(model, rule, random);
  }

  private static void randomizeWindows(TrainableConvolution model, Random random) {
    model.table(TrainableConvolution.LINES).randomize(random, 1);
  }

  @Property(tries = 20)
  void aConvolutionOfAFileKeepsItsValues(@ForAll long seed) {
    Random random = new Random(seed);
    ConvolutionWeights weights = randomWeights(random);
    TrainableConvolution model =
        TrainableConvolution.of(weights, ConvolutionPositions.samples(random, 5));
    refresh(model);
    ConvolutionWeights again = model.weights();
    assertArrayEquals(weights.cellEmbedding(), again.cellEmbedding());
    assertArrayEquals(weights.lineEmbedding(), again.lineEmbedding());
    assertArrayEquals(weights.neighbourSigns(), again.neighbourSigns());
    assertArrayEquals(weights.hidden(), again.hidden());
    assertArrayEquals(weights.biases(), again.biases());
    assertArrayEquals(weights.threatBiases(), again.threatBiases());
    assertArrayEquals(weights.output(), again.output());
    assertArrayEquals(weights.threatOutput(), again.threatOutput());
  }

  /** Weights as great as the trainer keeps them. */
  private static ConvolutionWeights randomWeights(Random random) {
    ConvolutionWeights weights = ConvolutionWeights.zero();
    byte[] rows = weights.cellEmbedding();
    for (int i = 0; i < rows.length; i++) {
      boolean isFeature = i % ConvolutionWeights.CELL_LENGTH < ConvolutionWeights.CHANNELS;
      rows[i] = (byte) (isFeature ? random.nextInt(-63, 64) : random.nextInt(-20, 20));
    }
    for (int i = 0; i < weights.lineEmbedding().length; i++) {
      weights.lineEmbedding()[i] = (byte) random.nextInt(-8, 9);
    }
    for (int i = 0; i < weights.neighbourSigns().length; i++) {
      weights.neighbourSigns()[i] = random.nextBoolean() ? 1 : -1;
    }
    int[][] others = weights.file().lists();
    for (int list = 1; list < others.length; list++) {
      Arrays.setAll(others[list], i -> random.nextInt(-Short.MAX_VALUE, Short.MAX_VALUE + 1));
    }
    return weights;
  }

  @Test
  void whateverTheStepsTheFileHasRoom() {
    Random random = new Random(5);
    List<ConvolutionSample> samples = ConvolutionPositions.samples(random, 20);
    TrainableConvolution model = TrainableConvolution.untrained(random, samples);
    ValueWorker<ConvolutionSample> pass = model.worker();
    for (int step = 0; step < 10; step++) {
      for (ConvolutionSample sample : samples) {
        pass.value(sample);
        pass.backward(sample, step < 5 ? 1 : -1);
      }
      for (int shard = 0; shard < Shards.COUNT; shard++) {
        pass.flush(shard);
      }
      for (int shard = 0; shard < Shards.COUNT; shard++) {
        model.step(20, shard);
      }
      refresh(model);
      ConvolutionWeights weights = model.weights();
      new ConvolutionBounds(weights).check();
      assertHas16Bits(weights.hidden());
      assertHas16Bits(weights.biases());
    }
  }

  private static void assertHas16Bits(int[] numbers) {
    assertTrue(Arrays.stream(numbers).allMatch(one -> Math.abs(one) <= Short.MAX_VALUE));
  }

  @Test
  void exchangedTwiceAPositionIsTheSame() {
    Random random = new Random(6);
    ConvolutionSample sample = ConvolutionPositions.samples(random, 1).get(0);
    TrainableConvolution model = TrainableConvolution.untrained(random, List.of(sample));
    ValueWorker<ConvolutionSample> pass = model.worker();
    double value = pass.value(sample);
    assertFalse(value == pass.value(sample.colourSwapped()));
    assertEquals(value, pass.value(sample.colourSwapped().colourSwapped()));
  }

  @Test
  void coloursAreExchangedWhereTheRulesAreTheSameForBoth() {
    Random random = new Random(7);
    TrainableConvolution model =
        TrainableConvolution.untrained(random, ConvolutionPositions.samples(random, 5));
    for (Rule rule : List.of(Rule.FREESTYLE, Rule.RENJU)) {
      ConvolutionSample sample =
          ConvolutionPositions.sample(ConvolutionPositions.next(random, rule), 0.5);
      long turns =
          random.ints(50).map(i -> model.augment(sample, random).turn()).distinct().count();
      assertEquals(rule == Rule.RENJU ? 1 : 2, turns);
    }
  }

  @Test
  void theLossFalls() throws Exception {
    try (Trainer<ConvolutionSample, ValueMetrics> fit = fit(1, 2)) {
      double untrained = fit.validate().all().loss();
      double first = fit.trainEpoch(progress, curves);
      double second = fit.trainEpoch(progress, curves);
      assertTrue(untrained > second && first > second, untrained + ", " + first + ", " + second);
      assertTrue(fit.validate().all().loss() < untrained);
    }
  }

  @Test
  void theSameSeedGivesTheSameConvolutionWithAnyNumberOfThreads() throws Exception {
    byte[] one = trained(2, 1);
    assertArrayEquals(one, trained(2, 2));
    assertArrayEquals(one, trained(2, 3));
    assertFalse(Arrays.equals(one, trained(3, 1)));
  }

  /** The file after an epoch. */
  private byte[] trained(long seed, int threads) throws Exception {
    try (Trainer<ConvolutionSample, ValueMetrics> fit = fit(seed, threads)) {
      fit.trainEpoch(progress, curves);
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      fit.file().write(file);
      return file.toByteArray();
    }
  }

  /** A fit to positions that the side to move wins exactly if it has an open three to make. */
  private static Trainer<ConvolutionSample, ValueMetrics> fit(long seed, int threads) {
    Random random = new Random(seed);
    List<ConvolutionSample> samples = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      ShapeBoard shapes = ConvolutionPositions.next(random, Rule.FREESTYLE);
      boolean good = (ThreatMask.of(shapes) & 1) != 0;
      samples.add(ConvolutionPositions.sample(shapes, good ? 0.9 : 0.1));
    }
    return new Trainer<>(
        TrainableConvolution.untrained(random, samples),
        samples.subList(200, samples.size()),
        samples.subList(0, 200),
        new Trainer.Options(2, TrainableConvolution.BATCH, 0.01, threads),
        random);
  }

  private static void refresh(TrainableConvolution model) {
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      model.refresh(1, shard);
    }
  }

  private static void assertEngineAgrees(TrainableConvolution model, Rule rule, Random random) {
    ValueWorker<ConvolutionSample> pass = model.worker();
    ConvolutionNetwork engine = new ConvolutionNetwork(model.weights());
    ValueNetwork below = ValueNetwork.of(rule, ConvolutionPositions.BOARD);
    for (int i = 0; i < 100; i++) {
      ShapeBoard shapes = ConvolutionPositions.next(random, rule);
      double expected =
          pass.value(ConvolutionPositions.sample(shapes, 0)) * ValueNetwork.EVAL_SCALE;
      assertEquals(
          expected,
          new ConvolutionEvaluator(engine, shapes, below.accumulator(shapes)).value(),
          ROUNDING);
    }
  }
}
