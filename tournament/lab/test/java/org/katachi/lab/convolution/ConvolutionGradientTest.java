package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.GradientCheck;

/** The gradients against quotients of differences of the loss. */
class ConvolutionGradientTest {

  private final Random random = new Random(1);
  private final List<ConvolutionSample> samples = ConvolutionGradients.samples(random);
  private final TrainableConvolution model = ConvolutionGradients.model(random, samples);

  @Test
  void gradientsOfAllParametersAreThoseOfTheLoss() {
    assertEquals(12, samples.size());
    ConvolutionGradients.compute(model, samples);
    assertEquals(15, model.parameters().size());
    new GradientCheck(5e-4, 0.01, 1e-3)
        .assertGradients(model.parameters(), () -> ConvolutionGradients.loss(model, samples));
  }
}
