package org.katachi.lab.policy;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.train.ParameterAverage;
import org.katachi.lab.train.RateSchedule;
import org.katachi.lab.train.Shards;
import org.katachi.network.policy.LinePatterns;
import org.katachi.network.policy.PolicyWeights;

/**
 * Trains a policy: minimises the cross entropy by Adam. The learning rate rises at first and then
 * falls as a cosine. In the last tenth of the steps the weights are quantised as in the file. The
 * policy that results has the average of the parameters over the last steps.
 *
 * <p>A batch is split into a fixed number of shards whose gradients are added in order, so the
 * result does not depend on the number of threads.
 */
public final class PolicyTrainer implements AutoCloseable {

  /** The points of the curve of the training loss. */
  private static final int POINTS = 400;

  /** The part of the shown loss that a batch makes up. */
  private static final double SHOWN_PART = 0.01;

  /**
   * How a policy is trained.
   *
   * @param epochs the number of calls of {@link #trainEpoch} to come
   * @param batch the samples of a step
   * @param rate the greatest learning rate
   * @param threads the threads that compute
   * @param seed decides the first weights and the order of the samples
   */
  public record Options(int epochs, int batch, double rate, int threads, long seed) {}

  private final Options options;
  private final List<PolicySample> training;
  private final int steps;
  private final RateSchedule schedule;
  private final PolicyModel model;
  private final ParameterAverage average;
  private final Random random;
  private final Shards shards;
  private final PolicyWorker[] workers = new PolicyWorker[Shards.COUNT];
  private final EmbeddingModel.Gradient[] embeddingGradients =
      new EmbeddingModel.Gradient[Shards.COUNT];
  private final double[] losses = new double[Shards.COUNT];
  private final boolean[] isUsed = new boolean[LinePatterns.COUNT];
  private final int[] used = new int[LinePatterns.COUNT];
  private int usedCount;
  private int step;
  private long shown;
  private double shownLoss;

  /**
   * Trains an untrained policy.
   *
   * @param context the parts of the position that the weights of the channels depend on
   * @param addsMoveScore whether the move score by shapes is a part of the logit
   */
  public PolicyTrainer(
      Options options, PolicyContext context, boolean addsMoveScore, List<PolicySample> training) {
    this(options, random -> new PolicyModel(random, context, addsMoveScore), training);
  }

  /** Goes on from a policy that was trained before, with all its parts. */
  public PolicyTrainer(Options options, PolicyWeights trained, List<PolicySample> training) {
    this(options, random -> new PolicyModel(random, trained), training);
  }

  private PolicyTrainer(
      Options options, Function<Random, PolicyModel> start, List<PolicySample> training) {
    this.options = options;
    this.training = new ArrayList<>(training);
    steps = options.epochs() * ((training.size() + options.batch() - 1) / options.batch());
    schedule = new RateSchedule(options.rate(), steps);
    random = new Random(options.seed());
    model = start.apply(random);
    average = new ParameterAverage(model.parameters());
    shards = new Shards(options.threads());
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      workers[shard] = new PolicyWorker(model);
      embeddingGradients[shard] = model.lineEmbedding.new Gradient();
    }
  }

  /**
   * Trains on all samples once, in a new order.
   *
   * @param progress told of each sample
   * @param curves get the training loss and the learning rate
   */
  public void trainEpoch(ProgressLine progress, Curves curves) throws InterruptedIOException {
    Collections.shuffle(training, random);
    for (int start = 0; start < training.size(); start += options.batch()) {
      List<PolicySample> batch =
          training.subList(start, Math.min(training.size(), start + options.batch()));
      step(batch);
      shown += batch.size();
      if (step % Math.max(1, steps / POINTS) == 0) {
        curves.add("best move, log loss", "training, smoothed", shown, shownLoss);
        curves.add("learning rate", "learning rate", shown, schedule.at(step));
      }
      String note = String.format(Locale.ROOT, "loss %.4f", shownLoss);
      batch.forEach(sample -> progress.step(note));
    }
  }

  private void step(List<PolicySample> batch) throws InterruptedIOException {
    boolean quantises = RateSchedule.usesQuantisation(schedule.done(step));
    listUsedEmbeddings(batch);
    shards.run(shard -> computeEmbeddings(shard, quantises));
    shards.run(shard -> addSamples(batch, shard, quantises));
    shards.run(this::addEmbeddingGradients);
    double loss = 0;
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      workers[shard].flush();
      embeddingGradients[shard].flush();
      loss += losses[shard] / batch.size();
    }
    shownLoss += (step == 0 ? 1 : SHOWN_PART) * (loss - shownLoss);
    model.step(schedule.at(step));
    average.update();
    step++;
  }

  private void listUsedEmbeddings(List<PolicySample> batch) {
    for (int i = 0; i < usedCount; i++) {
      isUsed[used[i]] = false;
    }
    usedCount = 0;
    for (PolicySample sample : batch) {
      for (char index : sample.indices()) {
        if (!isUsed[index]) {
          isUsed[index] = true;
          used[usedCount++] = index;
        }
      }
    }
  }

  private void computeEmbeddings(int shard, boolean quantises) {
    for (int i = shard; i < usedCount; i += Shards.COUNT) {
      model.lineEmbedding.compute(used[i], quantises);
    }
  }

  private void addSamples(List<PolicySample> batch, int shard, boolean quantises) {
    losses[shard] = 0;
    for (int i = shard; i < batch.size(); i += Shards.COUNT) {
      workers[shard].forward(batch.get(i), quantises);
      losses[shard] += workers[shard].backward(batch.get(i), 1f / batch.size());
    }
  }

  /** Adds up the shards' gradients of the embeddings, and passes them on. */
  private void addEmbeddingGradients(int shard) {
    float[] sum = workers[0].embeddingGradient;
    for (int i = shard; i < usedCount; i += Shards.COUNT) {
      int start = used[i] * PolicyWeights.CHANNELS;
      for (int other = 1; other < Shards.COUNT; other++) {
        float[] gradient = workers[other].embeddingGradient;
        for (int c = start; c < start + PolicyWeights.CHANNELS; c++) {
          sum[c] += gradient[c];
          gradient[c] = 0;
        }
      }
      model.lineEmbedding.addGradient(used[i], sum, embeddingGradients[shard]);
    }
  }

  /** How many samples it has been shown, those of each epoch counted. */
  public long shown() {
    return shown;
  }

  /** The weights as they are now. */
  public PolicyWeights weights() throws InterruptedIOException {
    beginAverage();
    PolicyWeights weights = model.weights();
    endAverage();
    return weights;
  }

  /** What the policy as the file would hold it now predicts of samples. */
  public PolicyReport validate(List<PolicySample> samples) throws InterruptedIOException {
    beginAverage();
    PolicyReport[] reports = new PolicyReport[Shards.COUNT];
    shards.run(
        shard -> {
          reports[shard] = new PolicyReport();
          for (int i = shard; i < samples.size(); i += Shards.COUNT) {
            PolicySample sample = samples.get(i);
            reports[shard].add(sample, workers[shard].forward(sample, true));
          }
        });
    endAverage();
    PolicyReport sum = new PolicyReport();
    for (PolicyReport report : reports) {
      sum.add(report);
    }
    return sum;
  }

  /** Turns to the averages of the parameters, and computes all embeddings by them. */
  private void beginAverage() throws InterruptedIOException {
    average.exchange();
    model.lineEmbedding.refresh();
    shards.run(
        shard -> {
          for (int index = shard; index < LinePatterns.COUNT; index += Shards.COUNT) {
            model.lineEmbedding.compute(index, true);
          }
        });
  }

  private void endAverage() {
    average.exchange();
    model.lineEmbedding.refresh();
  }

  @Override
  public void close() {
    shards.close();
  }
}
