package org.katachi.lab.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.GradientCheck;

/** The gradients against quotients of differences of the loss. */
class ValueGradientTest {

  private static final int SAMPLES = 12;

  private final Random random = new Random(1);
  private final List<ValueSample> samples =
      ValueGradients.samples(random)
          .filter(sample -> sample.threats() != 0)
          .limit(SAMPLES)
          .toList();
  private final TrainableNetwork network = ValueGradients.network(random);

  @Test
  void gradientsOfAllParametersAreThoseOfTheLoss() {
    ValueGradients.compute(network, samples, 1);
    assertEquals(7, network.parameters().size());
    new GradientCheck(1e-6, 1e-5, 1e-7)
        .assertGradients(network.parameters(), () -> ValueGradients.loss(network, samples));
  }
}
