package org.katachi.lab.train;

import java.io.InterruptedIOException;
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
 * Fits a value network to positions: minimises the log loss by stochastic gradient descent with
 * Adam. In the last tenth of the steps it computes with the numbers rounded as in the file. The
 * network that results has the average of the parameters over the last steps.
 *
 * <p>A batch is split into a fixed number of shards whose gradients are added in order, so the
 * result does not depend on the number of threads.
 */
public final class ValueFit implements AutoCloseable {

  /** The positions of one step. */
  private static final int BATCH = 128;

  /**
   * How a network is fitted.
   *
   * @param epochs the number of calls of {@link #trainEpoch} to come
   * @param rate the greatest learning rate
   * @param threads the threads that compute
   */
  public record Options(int epochs, double rate, int threads) {}

  private final List<ValueSample> training;
  private final List<ValueSample> validation;
  private final RateSchedule schedule;
  private final Random random;
  private final TrainableNetwork network;
  private final ParameterAverage average;
  private final Shards shards;
  private final NetworkPass[] passes = new NetworkPass[Shards.COUNT];

  /** Of the positions of the last step. */
  private final double[] predicted = new double[BATCH];

  private long step;

  /**
   * @param network the network, which is changed
   * @param training positions to fit to
   * @param validation positions to measure the fit on
   * @param random decides the order of the positions
   */
  public ValueFit(
      TrainableNetwork network,
      List<ValueSample> training,
      List<ValueSample> validation,
      Options options,
      Random random) {
    this.training = new ArrayList<>(training);
    this.validation = validation;
    this.random = random;
    this.network = network;
    schedule =
        new RateSchedule(
            options.rate(), options.epochs() * ((training.size() + BATCH - 1L) / BATCH));
    average = new ParameterAverage(network.parameters());
    shards = new Shards(options.threads());
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      passes[shard] = new NetworkPass(network);
    }
  }

  /**
   * Fits to all training positions once, in a new order.
   *
   * @param progress told of each position
   * @return the metrics of each position before its step
   */
  public PhaseMetrics<ValueMetrics> trainEpoch(ProgressLine progress)
      throws InterruptedIOException {
    Collections.shuffle(training, random);
    PhaseMetrics<ValueMetrics> metrics = new PhaseMetrics<>(ValueMetrics::new);
    for (int start = 0; start < training.size(); start += BATCH) {
      List<ValueSample> batch = training.subList(start, Math.min(training.size(), start + BATCH));
      step(batch);
      for (int i = 0; i < batch.size(); i++) {
        add(batch.get(i), predicted[i], metrics);
        progress.step();
      }
    }
    return metrics;
  }

  private void step(List<ValueSample> batch) throws InterruptedIOException {
    boolean rounds = schedule.rounds(step);
    shards.run(shard -> network.refresh(rounds, shard));
    shards.run(shard -> pass(batch, shard));
    shards.run(this::addGradients);
    network.step(schedule.at(step));
    average.update();
    step++;
  }

  private void pass(List<ValueSample> batch, int shard) {
    int end = Shards.start(shard + 1, batch.size());
    for (int i = Shards.start(shard, batch.size()); i < end; i++) {
      ValueSample sample = batch.get(i);
      predicted[i] = WinProbability.ofLogOdds(passes[shard].value(sample));
      passes[shard].addGradient(sample, (predicted[i] - sample.target()) / batch.size());
    }
  }

  private void addGradients(int shard) {
    for (NetworkPass pass : passes) {
      pass.flush(shard);
    }
  }

  /** The metrics of the validation positions by the network as the file would hold it now. */
  public PhaseMetrics<ValueMetrics> validate() {
    return withAverage(
        () -> {
          PhaseMetrics<ValueMetrics> metrics = new PhaseMetrics<>(ValueMetrics::new);
          for (ValueSample sample : validation) {
            add(sample, WinProbability.ofLogOdds(passes[0].value(sample)), metrics);
          }
          return metrics;
        });
  }

  private static void add(
      ValueSample sample, double predicted, PhaseMetrics<ValueMetrics> metrics) {
    metrics.of(sample.stones()).forEach(one -> one.add(sample.target(), predicted));
  }

  /** The network as it is now. */
  public WeightFile file() {
    return withAverage(network::file);
  }

  private <T> T withAverage(Supplier<T> use) {
    average.exchange();
    network.refresh(true);
    T result = use.get();
    average.exchange();
    return result;
  }

  @Override
  public void close() {
    shards.close();
  }
}
