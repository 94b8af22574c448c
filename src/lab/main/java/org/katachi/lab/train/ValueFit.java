package org.katachi.lab.train;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.PhaseMetrics;
import org.katachi.network.WeightFile;

/**
 * Fits a model of the value to positions: minimises the log loss by stochastic gradient descent
 * with Adam. In the last tenth of the steps it computes with the numbers rounded as in the file.
 * The model that results has the average of the parameters over the last steps.
 */
public final class ValueFit {

  /** The positions of one step. */
  private static final int BATCH = 128;

  private final List<ValueSample> training;
  private final List<ValueSample> validation;
  private final RateSchedule schedule;
  private final Random random;
  private final ValueModel model;
  private final ParameterAverage average;
  private long step;

  /**
   * @param model the model, which is changed
   * @param training positions to fit to
   * @param validation positions to measure the fit on
   * @param rate the greatest learning rate
   * @param epochs the number of calls of {@link #trainEpoch} to come
   * @param random decides the order of the positions
   */
  public ValueFit(
      ValueModel model,
      List<ValueSample> training,
      List<ValueSample> validation,
      double rate,
      int epochs,
      Random random) {
    this.training = new ArrayList<>(training);
    this.validation = validation;
    this.random = random;
    this.model = model;
    schedule = new RateSchedule(rate, epochs * ((training.size() + BATCH - 1L) / BATCH));
    average = new ParameterAverage(model.parameters());
  }

  /**
   * Fits to all training positions once, in a new order.
   *
   * @param progress told of each position
   * @return the metrics of each position before its step
   */
  public PhaseMetrics<ValueMetrics> trainEpoch(ProgressLine progress) {
    Collections.shuffle(training, random);
    PhaseMetrics<ValueMetrics> metrics = new PhaseMetrics<>(ValueMetrics::new);
    for (int start = 0; start < training.size(); start += BATCH) {
      model.refresh(schedule.rounds(step));
      List<ValueSample> batch = training.subList(start, Math.min(training.size(), start + BATCH));
      for (ValueSample sample : batch) {
        double predicted = WinProbability.ofLogOdds(model.value(sample));
        add(sample, predicted, metrics);
        model.addGradient(sample, (predicted - sample.target()) / batch.size());
        progress.step();
      }
      model.step(schedule.at(step));
      average.update();
      step++;
    }
    return metrics;
  }

  /** The metrics of the validation positions by the model as the file would hold it now. */
  public PhaseMetrics<ValueMetrics> validate() {
    return withAverage(
        () -> {
          PhaseMetrics<ValueMetrics> metrics = new PhaseMetrics<>(ValueMetrics::new);
          for (ValueSample sample : validation) {
            add(sample, WinProbability.ofLogOdds(model.value(sample)), metrics);
          }
          return metrics;
        });
  }

  private static void add(
      ValueSample sample, double predicted, PhaseMetrics<ValueMetrics> metrics) {
    metrics.of(sample.stones()).forEach(one -> one.add(sample.target(), predicted));
  }

  /** The model as it is now. */
  public WeightFile file() {
    return withAverage(model::file);
  }

  private <T> T withAverage(Supplier<T> use) {
    average.exchange();
    model.refresh(true);
    T result = use.get();
    average.exchange();
    return result;
  }
}
