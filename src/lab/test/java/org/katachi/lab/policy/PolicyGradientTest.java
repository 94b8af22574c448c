package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.AdamParameters;

/** The gradients against quotients of differences of the loss. */
class PolicyGradientTest {

  /** So small that few rectifiers bend within it, and well above the rounding of the logits. */
  private static final double STEP = 5e-4;

  /** The parameters of each group that are tried: those with the greatest gradients. */
  private static final int TRIED = 3;

  private final List<PolicySample> samples =
      PolicyGames.samples(6, 3).stream().filter(sample -> sample.threats() != 0).limit(12).toList();
  private final PolicyModel model = model();
  private final PolicyPass pass = new PolicyPass(model);

  /** Every part of the model has some effect. */
  private static PolicyModel model() {
    Random random = new Random(1);
    PolicyModel model = new PolicyModel(random, PolicyContext.SUMS, true);
    model.biases.randomize(random, 0.2);
    model.threatBiases.randomize(random, 0.2);
    model.threatBase.randomize(random, 0.2);
    model.rows.firstBiases.randomize(random, 0.2);
    model.rows.secondBiases.randomize(random, 0.2);
    return model;
  }

  @Test
  void gradientsOfAllParametersAreThoseOfTheLoss() {
    assertEquals(12, samples.size());
    PolicyGradients.compute(model, samples, 1);
    for (AdamParameters group : model.parameters()) {
      double[] gradient = group.gradient.clone();
      for (int i = 0; i < Math.min(TRIED, gradient.length); i++) {
        int greatest = greatest(gradient);
        assertTrue(Math.abs(gradient[greatest]) > 1e-3);
        double slope = slope(group, greatest);
        assertEquals(slope, gradient[greatest], 0.03 * Math.abs(slope) + 5e-3);
        gradient[greatest] = 0;
      }
    }
  }

  private double slope(AdamParameters group, int i) {
    double value = group.values[i];
    group.values[i] = value + STEP;
    double above = loss();
    group.values[i] = value - STEP;
    double below = loss();
    group.values[i] = value;
    return (above - below) / (2 * STEP);
  }

  private double loss() {
    PolicyGradients.computeRows(model);
    return samples.stream()
        .mapToDouble(sample -> PolicyGradients.loss(sample, pass.forward(sample, false)))
        .sum();
  }

  private static int greatest(double[] gradient) {
    int greatest = 0;
    for (int i = 0; i < gradient.length; i++) {
      greatest = Math.abs(gradient[i]) > Math.abs(gradient[greatest]) ? i : greatest;
    }
    return greatest;
  }
}
