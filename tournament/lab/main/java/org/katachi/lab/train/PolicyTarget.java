package org.katachi.lab.train;

/** The probabilities that a policy is trained towards: nearly all on the best move. */
public final class PolicyTarget {

  private static final float SECOND_BEST = 0.15f;

  /** Spread over all candidates: no move is out of the question. */
  private static final float SPREAD = 0.05f;

  private PolicyTarget() {}

  /** The target of the best move without its part of what is spread. */
  private static float best(MoveChoice sample) {
    return 1 - SPREAD - (sample.secondBest() >= 0 ? SECOND_BEST : 0);
  }

  /**
   * Turns logits into probabilities.
   *
   * @param logits by candidate; changed
   * @param count the number of candidates
   */
  static void toProbabilities(float[] logits, int count) {
    float max = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      max = Math.max(max, logits[i]);
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      double odds = Math.exp(logits[i] - max);
      logits[i] = (float) odds;
      sum += odds;
    }
    float factor = (float) (1 / sum);
    for (int i = 0; i < count; i++) {
      logits[i] *= factor;
    }
  }

  /**
   * Turns a sample's logits into the derivatives of its cross entropy by them.
   *
   * @return the loss of the best move, see {@link #loss}
   */
  public static double toErrors(MoveChoice sample, float[] logits) {
    int count = sample.count();
    toProbabilities(logits, count);
    double loss = loss(sample, logits);
    for (int i = 0; i < count; i++) {
      logits[i] -= SPREAD / count;
    }
    logits[sample.best()] -= best(sample);
    if (sample.secondBest() >= 0) {
      logits[sample.secondBest()] -= SECOND_BEST;
    }
    return loss;
  }

  /** The negative logarithm of the best move's probability. */
  static double loss(MoveChoice sample, float[] probabilities) {
    return -Math.log(Math.max(Float.MIN_NORMAL, probabilities[sample.best()]));
  }
}
