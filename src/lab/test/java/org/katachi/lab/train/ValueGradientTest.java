package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The gradients against quotients of differences of the loss. */
class ValueGradientTest {

  private static final int SAMPLES = 40;

  private final Random random = new Random(1);
  private final List<ValueSample> samples =
      ValueGradients.samples(random)
          .filter(sample -> sample.threats() != 0)
          .limit(SAMPLES)
          .toList();

  @Test
  void gradientsOfAllParametersAreThoseOfTheLoss() {
    assertGradients(ValueGradients.network(random), 8);
  }

  @Test
  void gradientsOfColoursApartAreThoseOfTheLoss() {
    assertGradients(ValueGradients.apart(random), 16);
  }

  private void assertGradients(TrainableNetwork network, int groups) {
    ValueGradients.compute(network, samples, 1);
    assertEquals(groups, network.parameters().size());
    new GradientCheck(1e-6, 1e-5, 1e-7)
        .assertGradients(network.parameters(), () -> ValueGradients.loss(network, samples));
  }
}
