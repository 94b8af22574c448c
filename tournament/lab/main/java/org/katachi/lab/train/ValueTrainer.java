package org.katachi.lab.train;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.network.common.WeightFile;

/**
 * Trains a network that values positions: minimises the log loss by stochastic gradient descent
 * with Adam. In the last tenth of the steps, if not before, it computes with the weights as the
 * file holds them (quantisation-aware training). The network that results has the average of the
 * parameters over the last steps.
 *
 * <p>A batch is split into a fixed number of shards whose gradients are added in order, so the
 * result does not depend on the number of threads.
 *
 * @param <S> the positions
 */
public final class ValueTrainer<S extends LabelledPosition> implements AutoCloseable {

  /**
   * How a network is trained.
   *
   * @param epochs the number of calls of {@link #trainEpoch} to come
   * @param rate the greatest learning rate
   * @param threads the threads that compute
   */
  public record Options(int epochs, double rate, int threads) {}

  private final List<S> training;
  private final List<S> validation;
  private final RateSchedule schedule;
  private final Random random;
  private final ValueModel<S> network;
  private final ParameterAverage average;
  private final Shards shards;
  private final List<ValueWorker<S>> workers = new ArrayList<>();
  private final int batchSize;

  /** Of the positions of the last step. */
  private final double[] predicted;

  private long step;

  /**
   * @param network the network, which is changed
   * @param training positions to train on
   * @param validation positions to validate on
   * @param random decides the order of the positions
   */
  public ValueTrainer(
      ValueModel<S> network, List<S> training, List<S> validation, Options options, Random random) {
    this.training = new ArrayList<>(training);
    this.validation = validation;
    this.random = random;
    this.network = network;
    batchSize = network.batch();
    predicted = new double[batchSize];
    schedule =
        new RateSchedule(
            options.rate(), options.epochs() * ((training.size() + batchSize - 1L) / batchSize));
    average = new ParameterAverage(network.parameters());
    shards = new Shards(options.threads());
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      workers.add(network.worker());
    }
  }

  /**
   * Trains on all positions once, in a new order.
   *
   * @param progress told of each position
   * @return the metrics of each position before its step
   */
  public PhaseMetrics<ValueMetrics> trainEpoch(ProgressLine progress)
      throws InterruptedIOException {
    Collections.shuffle(training, random);
    PhaseMetrics<ValueMetrics> metrics = new PhaseMetrics<>(ValueMetrics::new);
    for (int start = 0; start < training.size(); start += batchSize) {
      List<S> batch = batch(start);
      step(batch);
      for (int i = 0; i < batch.size(); i++) {
        add(batch.get(i), predicted[i], metrics);
        progress.step();
      }
    }
    return metrics;
  }

  private List<S> batch(int start) {
    List<S> batch = new ArrayList<>(batchSize);
    for (S sample : training.subList(start, Math.min(training.size(), start + batchSize))) {
      batch.add(network.augment(sample, random));
    }
    return batch;
  }

  private void step(List<S> batch) throws InterruptedIOException {
    double done = schedule.done(step);
    shards.run(shard -> network.refresh(done, shard));
    shards.run(shard -> addGradients(batch, shard));
    shards.run(this::flush);
    double rate = schedule.at(step);
    shards.run(shard -> network.step(rate, shard));
    average.update();
    step++;
  }

  private void addGradients(List<S> batch, int shard) {
    int end = Shards.start(shard + 1, batch.size());
    for (int i = Shards.start(shard, batch.size()); i < end; i++) {
      S sample = batch.get(i);
      predicted[i] = WinProbability.ofLogOdds(workers.get(shard).value(sample));
      workers.get(shard).addGradient(sample, (predicted[i] - sample.target()) / batch.size());
    }
  }

  private void flush(int shard) {
    for (ValueWorker<S> worker : workers) {
      worker.flush(shard);
    }
  }

  /** The metrics of the validation positions by the network as the file would hold it now. */
  public PhaseMetrics<ValueMetrics> validate() {
    return withAverage(
        () -> {
          PhaseMetrics<ValueMetrics> metrics = new PhaseMetrics<>(ValueMetrics::new);
          for (S sample : validation) {
            add(sample, WinProbability.ofLogOdds(workers.get(0).value(sample)), metrics);
          }
          return metrics;
        });
  }

  private static void add(
      LabelledPosition sample, double predicted, PhaseMetrics<ValueMetrics> metrics) {
    metrics.of(sample.stones()).forEach(one -> one.add(sample.target(), predicted));
  }

  /** The network as it is now. */
  public WeightFile file() {
    return withAverage(network::file);
  }

  private <T> T withAverage(Supplier<T> use) {
    average.exchange();
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      network.refresh(1, shard);
    }
    T result = use.get();
    average.exchange();
    return result;
  }

  @Override
  public void close() {
    shards.close();
  }
}
