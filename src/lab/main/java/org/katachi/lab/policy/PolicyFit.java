package org.katachi.lab.policy;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.network.LineRows;
import org.katachi.network.PolicyWeights;

/**
 * Fits a policy to samples: minimises the cross entropy by Adam. The learning rate rises at first
 * and then falls as a cosine. In the last tenth of the steps the numbers are rounded as in the
 * file.
 *
 * <p>A batch is split into a fixed number of shards whose gradients are added in order, so the
 * result does not depend on the number of threads.
 */
public final class PolicyFit implements AutoCloseable {

  private static final int SHARDS = 4;
  private static final int WARM_UP = 500;
  private static final double LAST_RATE = 1e-5;
  private static final double ROUNDS_FROM = 0.9;

  /**
   * How a policy is fitted.
   *
   * @param epochs the passes through the samples
   * @param batch the samples of a step
   * @param rate the greatest learning rate
   * @param threads the threads that compute
   * @param seed decides the first weights and the order of the samples
   */
  public record Options(int epochs, int batch, double rate, int threads, long seed) {}

  private final Options options;
  private final PolicyModel model;
  private final Random random;
  private final ExecutorService workers;
  private final PolicyPass[] passes = new PolicyPass[SHARDS];
  private final RowModel.Gradient[] rowGradients = new RowModel.Gradient[SHARDS];
  private final boolean[] isUsed = new boolean[LineRows.COUNT];
  private final int[] used = new int[LineRows.COUNT];
  private int usedCount;

  /** A fit of a model that is untrained yet. */
  public PolicyFit(Options options) {
    this.options = options;
    random = new Random(options.seed());
    model = new PolicyModel(random);
    workers = Executors.newFixedThreadPool(options.threads());
    for (int shard = 0; shard < SHARDS; shard++) {
      passes[shard] = new PolicyPass(model);
      rowGradients[shard] = model.rows.new Gradient();
    }
  }

  /** Fits to samples, as many passes as the options say. */
  public void fit(List<PolicySample> samples, ProgressLine progress) throws InterruptedIOException {
    List<PolicySample> order = new ArrayList<>(samples);
    int steps = options.epochs() * ((order.size() + options.batch() - 1) / options.batch());
    int step = 0;
    for (int epoch = 0; epoch < options.epochs(); epoch++) {
      Collections.shuffle(order, random);
      for (int start = 0; start < order.size(); start += options.batch()) {
        int end = Math.min(order.size(), start + options.batch());
        step(order.subList(start, end), step >= ROUNDS_FROM * steps, rate(step, steps));
        step++;
        for (int i = start; i < end; i++) {
          progress.step();
        }
      }
    }
    computeAllRows();
  }

  private double rate(int step, int steps) {
    double warmUp = Math.min(1, (step + 1.0) / Math.min(WARM_UP, steps / 2 + 1));
    double cosine = (1 + Math.cos(Math.PI * step / steps)) / 2;
    return warmUp * (LAST_RATE + (options.rate() - LAST_RATE) * cosine);
  }

  private void step(List<PolicySample> batch, boolean rounds, double rate)
      throws InterruptedIOException {
    listUsedRows(batch);
    inShards(shard -> computeRows(shard, rounds));
    inShards(shard -> passSamples(batch, shard, rounds));
    inShards(this::passRows);
    for (int shard = 0; shard < SHARDS; shard++) {
      passes[shard].flush();
      rowGradients[shard].flush();
    }
    model.step(rate);
  }

  private void listUsedRows(List<PolicySample> batch) {
    for (int i = 0; i < usedCount; i++) {
      isUsed[used[i]] = false;
    }
    usedCount = 0;
    for (PolicySample sample : batch) {
      for (char row : sample.rows()) {
        if (!isUsed[row]) {
          isUsed[row] = true;
          used[usedCount++] = row;
        }
      }
    }
  }

  private void computeRows(int shard, boolean rounds) {
    for (int i = shard; i < usedCount; i += SHARDS) {
      model.rows.compute(used[i], rounds);
    }
  }

  private void passSamples(List<PolicySample> batch, int shard, boolean rounds) {
    for (int i = shard; i < batch.size(); i += SHARDS) {
      passes[shard].forward(batch.get(i), rounds);
      passes[shard].backward(batch.get(i), 1f / batch.size());
    }
  }

  /** Adds up the shards' gradients of the rows, and passes them on. */
  private void passRows(int shard) {
    float[] sum = passes[0].rowGradient;
    for (int i = shard; i < usedCount; i += SHARDS) {
      int start = used[i] * PolicyWeights.CHANNELS;
      for (int other = 1; other < SHARDS; other++) {
        float[] gradient = passes[other].rowGradient;
        for (int c = start; c < start + PolicyWeights.CHANNELS; c++) {
          sum[c] += gradient[c];
          gradient[c] = 0;
        }
      }
      model.rows.addGradient(used[i], sum, rowGradients[shard]);
    }
  }

  private void computeAllRows() {
    for (int row = 0; row < LineRows.COUNT; row++) {
      model.rows.compute(row, true);
    }
  }

  /** The weights; all samples must have been fitted to before. */
  public PolicyWeights weights() {
    return model.weights();
  }

  /** What the policy as the file holds it predicts of samples. */
  public PolicyReport validate(List<PolicySample> samples) throws InterruptedIOException {
    PolicyReport[] reports = new PolicyReport[SHARDS];
    inShards(
        shard -> {
          reports[shard] = new PolicyReport();
          for (int i = shard; i < samples.size(); i += SHARDS) {
            PolicySample sample = samples.get(i);
            reports[shard].add(sample, passes[shard].forward(sample, true));
          }
        });
    PolicyReport sum = new PolicyReport();
    for (PolicyReport report : reports) {
      sum.add(report);
    }
    return sum;
  }

  /** A part of a batch's work. */
  private interface ShardTask {
    void run(int shard);
  }

  private void inShards(ShardTask task) throws InterruptedIOException {
    List<Callable<Void>> tasks = new ArrayList<>();
    for (int i = 0; i < SHARDS; i++) {
      int shard = i;
      tasks.add(
          () -> {
            task.run(shard);
            return null;
          });
    }
    try {
      for (Future<Void> done : workers.invokeAll(tasks)) {
        done.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
