package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.train.GradientCheck;
import org.katachi.lab.train.Shards;

/** The gradients against quotients of differences of the loss. */
class ConvolutionGradientTest {

  private final Random random = new Random(1);
  private final List<ConvolutionSample> samples =
      ConvolutionPositions.samples(random, 60).stream()
          .filter(sample -> sample.threats() != 0)
          .map(sample -> random.nextBoolean() ? sample : sample.colourSwapped())
          .limit(12)
          .toList();
  private final TrainableConvolution model = model();
  private final EmbeddingAdder loops = new LoopAdder("for the test");

  /** Every part of the model has some effect, and few features lie near their bounds. */
  private TrainableConvolution model() {
    TrainableConvolution untrained = TrainableConvolution.untrained(random, samples);
    untrained.head.biases.randomize(random, 0.2);
    untrained.head.threatBiases.parameters.randomize(random, 0.2);
    untrained.head.threats.parameters.randomize(random, 0.2);
    for (int table = 0; table < TrainableConvolution.TABLES; table++) {
      untrained.table(table).parameters.randomize(random, 0.7);
    }
    return untrained;
  }

  @Test
  void gradientsOfAllParametersAreThoseOfTheLoss() {
    assertEquals(12, samples.size());
    computeGradients(loops);
    assertEquals(15, model.parameters().size());
    new GradientCheck(2e-3, 0.03, 5e-3).assertGradients(model.parameters(), this::loss);
  }

  @Test
  void byVectorsTheyHaveTheSameBits() {
    double[][] byLoops = gradients(loops);
    double[][] byVectors = gradients(new SimdAdder());
    assertTrue(Arrays.stream(byLoops).allMatch(ConvolutionGradientTest::isNotZero));
    assertArrayEquals(byLoops, byVectors);
  }

  private static boolean isNotZero(double[] gradient) {
    return Arrays.stream(gradient).anyMatch(one -> one != 0);
  }

  /** By group of parameters. */
  private double[][] gradients(EmbeddingAdder adder) {
    model.parameters().forEach(group -> Arrays.fill(group.gradient, 0));
    computeGradients(adder);
    return model.parameters().stream()
        .map(group -> group.gradient.clone())
        .toArray(double[][]::new);
  }

  private void computeGradients(EmbeddingAdder adder) {
    refresh();
    ConvolutionWorker pass = new ConvolutionWorker(model, adder);
    for (ConvolutionSample sample : samples) {
      pass.addGradient(sample, WinProbability.ofLogOdds(pass.value(sample)) - sample.target());
    }
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      pass.flush(shard);
    }
    model.head.passGradients();
    for (int table = 0; table < TrainableConvolution.TABLES; table++) {
      model.table(table).parameters.passGradients();
    }
  }

  private double loss() {
    refresh();
    ConvolutionWorker pass = new ConvolutionWorker(model, loops);
    double loss = 0;
    for (ConvolutionSample sample : samples) {
      double predicted = WinProbability.ofLogOdds(pass.value(sample));
      loss -=
          sample.target() * Math.log(predicted) + (1 - sample.target()) * Math.log(1 - predicted);
    }
    return loss;
  }

  /** Without rounding, for a loss of whole numbers has no slope. */
  private void refresh() {
    for (int table = 0; table < TrainableConvolution.TABLES; table++) {
      model.table(table).refresh(false);
    }
    model.head.refresh(false);
  }
}
