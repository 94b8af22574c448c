package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.train.Trainer;
import org.katachi.network.policy.PolicyWeights;

class PolicyTrainerTest {

  private static final List<PolicySample> TRAINING = PolicyGames.samples(40, 1);
  private static final List<PolicySample> VALIDATION = PolicyGames.samples(10, 2);

  private final ProgressLine progress =
      new ProgressOutput(new PrintWriter(Writer.nullWriter()), false).begin("positions", 0, 1);

  private final Curves curves = new Curves();
  @TempDir private Path folder;

  @Test
  void theLossOfPositionsKeptApartFalls() throws Exception {
    try (Trainer<PolicySample, PolicyComparison> fit = fit(2, 1)) {
      double before = fit.validate().all().loss();
      fit.trainEpoch(progress, curves);
      double between = fit.validate().all().loss();
      fit.trainEpoch(progress, curves);
      double after = fit.validate().all().loss();
      assertTrue(between < before - 0.3, before + " " + between);
      assertTrue(after < between, between + " " + after);
    }
  }

  @Test
  void theSameSeedGivesTheSamePolicyWithAnyNumberOfThreads() throws Exception {
    PolicyWeights one = weights(1, 1);
    assertTrue(same(one, weights(2, 1)));
    assertFalse(same(one, weights(1, 2)));
  }

  @Test
  void aTrainedPolicyIsTheOneToGoOnFrom() throws Exception {
    PolicyWeights trained = weights(1, 1);
    try (Trainer<PolicySample, PolicyComparison> fit = continued(trained, 0)) {
      fit.trainEpoch(progress, curves);
      assertTrue(same(trained, weights(fit)));
    }
    try (Trainer<PolicySample, PolicyComparison> fit = continued(trained, 0.001)) {
      double before = fit.validate().all().loss();
      fit.trainEpoch(progress, curves);
      assertTrue(fit.validate().all().loss() < before);
      assertFalse(Arrays.equals(trained.lineEmbedding(), weights(fit).lineEmbedding()));
    }
  }

  private static Trainer<PolicySample, PolicyComparison> continued(
      PolicyWeights trained, double rate) {
    Random random = new Random(3);
    return new Trainer<>(
        new PolicyModel(random, trained), TRAINING, TRAINING, options(1, rate), random);
  }

  private PolicyWeights weights(int threads, long seed) throws IOException {
    try (Trainer<PolicySample, PolicyComparison> fit = fit(threads, seed)) {
      fit.trainEpoch(progress, curves);
      return weights(fit);
    }
  }

  private PolicyWeights weights(Trainer<?, ?> fit) throws IOException {
    Path file = folder.resolve("policy");
    fit.file().write(file);
    return PolicyWeights.read(file);
  }

  private static Trainer<PolicySample, PolicyComparison> fit(int threads, long seed) {
    Random random = new Random(seed);
    return new Trainer<>(
        new PolicyModel(random), TRAINING, VALIDATION, options(threads, 0.004), random);
  }

  private static Trainer.Options options(int threads, double rate) {
    return new Trainer.Options(2, 16, rate, threads);
  }

  private static boolean same(PolicyWeights one, PolicyWeights other) {
    return Arrays.equals(one.lineEmbedding(), other.lineEmbedding())
        && Arrays.deepEquals(one.file().lists(), other.file().lists());
  }
}
