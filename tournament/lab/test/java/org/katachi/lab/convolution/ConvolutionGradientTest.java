package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.GradientCheck;

/** The gradients against quotients of differences of the loss. */
class ConvolutionGradientTest {

  private final Random random = new Random(1);
  private final List<ConvolutionSample> samples = ConvolutionGradients.samples(random);
  private final TrainableConvolution model = ConvolutionGradients.model(random, samples);
  private final EmbeddingAdder loops = new LoopAdder("for the test");

  @Test
  void gradientsOfAllParametersAreThoseOfTheLoss() {
    assertEquals(12, samples.size());
    ConvolutionGradients.compute(model, samples, loops);
    assertEquals(15, model.parameters().size());
    new GradientCheck(5e-4, 0.01, 1e-3)
        .assertGradients(
            model.parameters(), () -> ConvolutionGradients.loss(model, samples, loops));
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
    ConvolutionGradients.compute(model, samples, adder);
    return model.parameters().stream()
        .map(group -> group.gradient.clone())
        .toArray(double[][]::new);
  }
}
