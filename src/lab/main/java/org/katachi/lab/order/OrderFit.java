package org.katachi.lab.order;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.katachi.eval.EvaluationWeights;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.PhaseMetrics;
import org.katachi.lab.samples.PolicyMetrics;
import org.katachi.lab.samples.PolicyTarget;
import org.katachi.lab.train.RateSchedule;
import org.katachi.network.ByColour;

/**
 * Fits the move-ordering weights by multinomial regression: a move's score is the logarithm of its
 * odds to be the best. Steps are taken after every sample, and their length falls as a cosine.
 */
public final class OrderFit {

  private final ByColour<MoveParameters> colours;
  private final List<OrderSample> samples;
  private final RateSchedule schedule;
  private final Random random;
  private long step;
  private float[] logits = new float[0];

  /**
   * A fit that begins with some weights.
   *
   * @param start its values stay
   * @param apart whether black's moves and white's have weights of their own; always so if they
   *     have at the start
   * @param epochs the number of calls of {@link #trainEpoch} to come
   * @param rate the greatest length of a step
   * @param seed decides the order of samples
   */
  public OrderFit(
      ByColour<EvaluationWeights> start,
      boolean apart,
      List<OrderSample> samples,
      int epochs,
      double rate,
      long seed) {
    colours = apart ? start.mapApart(MoveParameters::new) : start.map(MoveParameters::new);
    this.samples = new ArrayList<>(samples);
    schedule = new RateSchedule(rate, (long) epochs * samples.size());
    random = new Random(seed);
  }

  /**
   * Fits to all samples once, in an order drawn at random.
   *
   * @param progress told of each sample
   */
  public void trainEpoch(ProgressLine progress) {
    Collections.shuffle(samples, random);
    for (OrderSample sample : samples) {
      step(sample, schedule.at(step++));
      progress.step();
    }
  }

  private void step(OrderSample sample, double rate) {
    score(sample);
    PolicyTarget.toErrors(sample, logits);
    colours.of(sample.side()).step(sample, logits, rate);
  }

  private void score(OrderSample sample) {
    if (logits.length < sample.count()) {
      logits = new float[sample.count()];
    }
    colours.of(sample.side()).score(sample, logits);
  }

  /** How well the weights, as they are now, predict the best moves of samples. */
  public PhaseMetrics<PolicyMetrics> validate(List<OrderSample> validation) {
    PhaseMetrics<PolicyMetrics> metrics = new PhaseMetrics<>(PolicyMetrics::new);
    for (OrderSample sample : validation) {
      score(sample);
      PolicyMetrics one = new PolicyMetrics();
      one.add(sample, logits);
      metrics.of(sample.stones()).forEach(sum -> sum.add(one));
    }
    return metrics;
  }

  /** The weights as they are now, rounded. */
  public ByColour<EvaluationWeights> weights() {
    return colours.map(MoveParameters::weights);
  }
}
