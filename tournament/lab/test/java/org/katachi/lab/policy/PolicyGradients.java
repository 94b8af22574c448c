package org.katachi.lab.policy;

import java.util.Arrays;
import java.util.List;
import org.katachi.lab.train.Shards;

/** The gradients of a policy by its trainer, and the loss that they are gradients of. */
final class PolicyGradients {

  private PolicyGradients() {}

  /**
   * Computes the gradients of all parameters.
   *
   * @param factor of the gradients, and of the loss
   * @return the sum of the samples' cross entropies
   */
  static double compute(PolicyModel model, List<PolicySample> samples, float factor) {
    PolicyWorker pass = new PolicyWorker(model);
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      model.refresh(0, shard);
      model.refresh(samples, 0, shard);
    }
    double loss = 0;
    for (PolicySample sample : samples) {
      loss += loss(sample, pass.forward(sample, false));
      pass.backward(sample, factor);
    }
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      pass.flush(shard);
      model.passGradients(shard);
    }
    model.lineEmbedding.gather();
    return loss * factor;
  }

  /** The cross entropy of a sample by its logits. */
  static double loss(PolicySample sample, float[] logits) {
    double sum = 0;
    for (int i = 0; i < sample.count(); i++) {
      sum += Math.exp(logits[i]);
    }
    double[] target = target(sample);
    double loss = 0;
    for (int i = 0; i < sample.count(); i++) {
      loss -= target[i] * (logits[i] - Math.log(sum));
    }
    return loss;
  }

  /** The target: 0.05 spread evenly, 0.15 on a secondBest, the rest on the best move. */
  static double[] target(PolicySample sample) {
    double[] target = new double[sample.count()];
    Arrays.fill(target, 0.05 / sample.count());
    target[sample.best()] += sample.secondBest() < 0 ? 0.95 : 0.8;
    if (sample.secondBest() >= 0) {
      target[sample.secondBest()] += 0.15;
    }
    return target;
  }
}
