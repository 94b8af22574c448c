package org.katachi.lab.movescore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.PolicyMetrics;
import org.katachi.lab.train.PolicyTarget;
import org.katachi.lab.train.RateSchedule;

/**
 * Trains the weights of the move scores by multinomial regression: a move's score is the logarithm
 * of its odds to be the best. Steps are taken after every sample, and their length falls as a
 * cosine.
 */
public final class MoveScoreTrainer {

  /** So that the first step of a rare weight is no longer than its gradient says. */
  private static final double FIRST_SQUARE_SUM = 0.01;

  private final AdaGradParameters own;
  private final AdaGradParameters opponent;
  private final AdaGradParameters threatMoves;
  private final List<MoveScoreSample> samples;
  private final RateSchedule schedule;
  private final Random random;
  private long step;
  private float[] logits = new float[0];

  /**
   * Begins with some weights.
   *
   * @param epochs the number of calls of {@link #trainEpoch} to come
   * @param rate the greatest length of a step
   * @param seed decides the order of samples
   */
  public MoveScoreTrainer(
      MoveWeights start, List<MoveScoreSample> samples, int epochs, double rate, long seed) {
    this.samples = new ArrayList<>(samples);
    schedule = new RateSchedule(rate, (long) epochs * samples.size());
    random = new Random(seed);
    own = parameters(start.own());
    opponent = parameters(start.opponent());
    threatMoves = parameters(start.threatMoves());
  }

  private static AdaGradParameters parameters(int[] weights) {
    AdaGradParameters parameters = new AdaGradParameters(weights.length, FIRST_SQUARE_SUM);
    for (int i = 0; i < weights.length; i++) {
      parameters.set(i, (double) weights[i] / MoveWeights.SCALE);
    }
    return parameters;
  }

  /**
   * Trains on all samples once, in an order drawn at random.
   *
   * @param progress told of each sample
   */
  public void trainEpoch(ProgressLine progress) {
    Collections.shuffle(samples, random);
    for (MoveScoreSample sample : samples) {
      step(sample, schedule.at(step++));
      progress.step();
    }
  }

  private void step(MoveScoreSample sample, double rate) {
    score(sample);
    PolicyTarget.toErrors(sample, logits);
    for (int i = 0; i < sample.count(); i++) {
      own.step(sample.own()[i], logits[i], rate);
      opponent.step(sample.opponent()[i], logits[i], rate);
      threatMoves.step(sample.threatMoves()[i], logits[i], rate);
    }
  }

  private void score(MoveScoreSample sample) {
    if (logits.length < sample.count()) {
      logits = new float[sample.count()];
    }
    for (int i = 0; i < sample.count(); i++) {
      logits[i] =
          (float)
              (own.value(sample.own()[i])
                  + opponent.value(sample.opponent()[i])
                  + threatMoves.value(sample.threatMoves()[i]));
    }
  }

  /** How well the weights, as they are now, predict the best moves of samples. */
  public PhaseMetrics<PolicyMetrics> validate(List<MoveScoreSample> validation) {
    PhaseMetrics<PolicyMetrics> metrics = new PhaseMetrics<>(PolicyMetrics::new);
    for (MoveScoreSample sample : validation) {
      score(sample);
      PolicyMetrics one = new PolicyMetrics();
      one.add(sample, logits);
      metrics.of(sample.stones()).forEach(sum -> sum.add(one));
    }
    return metrics;
  }

  /** The weights as they are now, rounded. */
  public MoveWeights weights() {
    return new MoveWeights(
        own.rounded(MoveWeights.SCALE),
        opponent.rounded(MoveWeights.SCALE),
        threatMoves.rounded(MoveWeights.SCALE));
  }

  /**
   * Parameters that are trained by gradient descent; a parameter's steps become shorter the further
   * it has moved (AdaGrad: Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011).
   */
  private static final class AdaGradParameters {

    private static final double TINY = 1e-8;

    private final double[] values;
    private final double[] squareSums;

    /**
     * Parameters of zero.
     *
     * @param firstSquareSum what the squares of the gradients seem to have added up to before
     */
    AdaGradParameters(int count, double firstSquareSum) {
      values = new double[count];
      squareSums = new double[count];
      Arrays.fill(squareSums, firstSquareSum);
    }

    /** A parameter's value. */
    double value(int i) {
      return values[i];
    }

    /** All values at a scale, rounded. */
    int[] rounded(double scale) {
      return Arrays.stream(values).mapToInt(value -> (int) Math.round(value * scale)).toArray();
    }

    /** Sets where a parameter begins. */
    void set(int i, double value) {
      values[i] = value;
    }

    /** Takes one step of one parameter down a gradient. */
    void step(int i, double by, double rate) {
      squareSums[i] += by * by;
      values[i] -= rate * by / Math.sqrt(squareSums[i] + TINY);
    }
  }
}
