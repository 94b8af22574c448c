package org.katachi.lab.train;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.network.common.WeightFile;

/**
 * Trains a network: minimises its loss by stochastic gradient descent with Adam. The learning rate
 * rises at first and then falls as a cosine. In the last tenth of the steps, if not before, the
 * network computes with the weights as the file holds them (quantisation-aware training). The
 * network that results has the average of the parameters over the last steps.
 *
 * <p>A batch is split into a fixed number of shards whose gradients are added in order, so the
 * result does not depend on the number of threads.
 *
 * @param <S> the samples
 * @param <M> their metrics
 */
public final class Trainer<S, M extends PhaseMetrics.Metrics> implements AutoCloseable {

  /** The points of the curve of the training loss. */
  private static final int POINTS = 400;

  /** The part of the smoothed loss that a batch makes up. */
  private static final double SMOOTHING = 0.01;

  /**
   * How a network is trained.
   *
   * @param epochs the number of calls of {@link #trainEpoch} to come
   * @param batch the samples of a step
   * @param rate the greatest learning rate
   * @param threads the threads that compute
   */
  public record Options(int epochs, int batch, double rate, int threads) {}

  private final Model<S, M> model;
  private final List<S> training;
  private final List<S> validation;
  private final int batchSize;
  private final RateSchedule schedule;
  private final Random random;
  private final ParameterAverage average;
  private final Shards shards;
  private final List<Worker<S, M>> workers = new ArrayList<>();

  /** Of the samples of the last step. */
  private final double[] losses;

  private long step;
  private long shown;
  private double smoothedLoss;

  /**
   * @param model the network, which is changed
   * @param training samples to train on
   * @param validation samples to validate on
   * @param random decides the order of the samples
   */
  public Trainer(
      Model<S, M> model, List<S> training, List<S> validation, Options options, Random random) {
    this.model = model;
    this.training = new ArrayList<>(training);
    this.validation = validation;
    this.random = random;
    batchSize = options.batch();
    losses = new double[batchSize];
    long steps = options.epochs() * ((training.size() + batchSize - 1L) / batchSize);
    schedule = new RateSchedule(options.rate(), steps);
    average = new ParameterAverage(model.parameters());
    shards = new Shards(options.threads());
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      workers.add(model.worker());
    }
  }

  /**
   * Trains on all samples once, in a new order.
   *
   * @param progress told of each sample
   * @param curves get the training loss and the learning rate
   * @return the mean of the losses of each sample before its step
   */
  public double trainEpoch(ProgressLine progress, Curves curves) throws InterruptedIOException {
    Collections.shuffle(training, random);
    double sum = 0;
    for (int start = 0; start < training.size(); start += batchSize) {
      List<S> batch = batch(start);
      step(batch);
      double loss = Arrays.stream(losses, 0, batch.size()).sum();
      sum += loss;
      shown += batch.size();
      smoothedLoss += (step == 1 ? 1 : SMOOTHING) * (loss / batch.size() - smoothedLoss);
      if (step % Math.max(1, schedule.steps() / POINTS) == 0) {
        String plot = model.metrics().all().plot();
        curves.add(plot, "training, smoothed", shown, smoothedLoss);
        curves.add("learning rate", "learning rate", shown, schedule.at(step));
      }
      String note = String.format(Locale.ROOT, "loss %.4f", smoothedLoss);
      batch.forEach(sample -> progress.step(note));
    }
    return sum / training.size();
  }

  private List<S> batch(int start) {
    List<S> batch = new ArrayList<>(batchSize);
    for (S sample : training.subList(start, Math.min(training.size(), start + batchSize))) {
      batch.add(model.augment(sample, random));
    }
    return batch;
  }

  private void step(List<S> batch) throws InterruptedIOException {
    double done = schedule.done(step);
    shards.run(shard -> model.refresh(batch, done, shard));
    shards.run(shard -> addGradients(batch, shard));
    shards.run(this::flush);
    double rate = schedule.at(step);
    shards.run(shard -> model.step(rate, shard));
    average.update();
    step++;
  }

  private void addGradients(List<S> batch, int shard) {
    int end = Shards.start(shard + 1, batch.size());
    for (int i = Shards.start(shard, batch.size()); i < end; i++) {
      losses[i] = workers.get(shard).addGradient(batch.get(i), batch.size());
    }
  }

  private void flush(int shard) {
    workers.forEach(worker -> worker.flush(shard));
    model.passGradients(shard);
  }

  /** The metrics of the validation samples by the network as the file would hold it now. */
  public PhaseMetrics<M> validate() {
    return withAverage(
        () -> {
          PhaseMetrics<M> metrics = model.metrics();
          validation.forEach(sample -> workers.get(0).validate(sample, metrics));
          return metrics;
        });
  }

  /** The network as it is now. */
  public WeightFile file() {
    return withAverage(model::file);
  }

  private <T> T withAverage(Supplier<T> use) {
    exchange();
    T result = use.get();
    exchange();
    return result;
  }

  private void exchange() {
    average.exchange();
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      model.refresh(1, shard);
    }
  }

  @Override
  public void close() {
    shards.close();
  }
}
