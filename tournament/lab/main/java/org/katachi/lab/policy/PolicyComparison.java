package org.katachi.lab.policy;

import org.katachi.eval.MoveWeights;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.PolicyMetrics;

/** How well a policy predicts, beside the move scores by shapes on the same samples. */
public final class PolicyComparison implements PhaseMetrics.Metrics {

  private final PolicyMetrics policy = new PolicyMetrics();
  private final PolicyMetrics byShapes = new PolicyMetrics();

  /**
   * Adds a sample.
   *
   * @param logits the policy's, by candidate
   */
  void add(PolicySample sample, float[] logits) {
    float[] scores = new float[sample.count()];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = (float) sample.scores()[i] / MoveWeights.SCALE;
    }
    policy.add(sample, logits.clone());
    byShapes.add(sample, scores);
  }

  /** The policy's mean loss. */
  double loss() {
    return policy.loss();
  }

  @Override
  public String plot() {
    return policy.plot();
  }

  @Override
  public void addTo(Curves curves, String line, long samples) {
    policy.addTo(curves, line, samples);
    byShapes.addTo(curves, line + ", scores by shapes", samples);
  }

  @Override
  public String toString() {
    return policy + "   by shapes " + byShapes;
  }
}
