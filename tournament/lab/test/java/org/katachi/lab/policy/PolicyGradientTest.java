package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.GradientCheck;
import org.katachi.lab.train.Shards;

/** The gradients against quotients of differences of the loss. */
class PolicyGradientTest {

  private final List<PolicySample> samples =
      PolicyGames.samples(6, 3).stream().filter(sample -> sample.threats() != 0).limit(12).toList();
  private final PolicyModel model = model();
  private final PolicyWorker pass = new PolicyWorker(model);

  /** Every part of the model has some effect. */
  private static PolicyModel model() {
    Random random = new Random(1);
    PolicyModel model = new PolicyModel(random);
    model.biases.randomize(random, 0.2);
    model.threatBiases.randomize(random, 0.2);
    model.threatBase.randomize(random, 0.2);
    model.lineEmbedding.firstBiases.randomize(random, 0.2);
    model.lineEmbedding.secondBiases.randomize(random, 0.2);
    return model;
  }

  @Test
  void gradientsOfAllParametersAreThoseOfTheLoss() {
    assertEquals(12, samples.size());
    PolicyGradients.compute(model, samples, 1);
    new GradientCheck(5e-4, 0.03, 5e-3).assertGradients(model.parameters(), this::loss);
  }

  private double loss() {
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      model.refresh(0, shard);
    }
    return samples.stream()
        .mapToDouble(sample -> PolicyGradients.loss(sample, pass.forward(sample, false)))
        .sum();
  }
}
