package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InterruptedIOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.network.policy.PolicyWeights;

class PolicyTrainerTest {

  private static final List<PolicySample> TRAINING = PolicyGames.samples(40, 1);
  private static final List<PolicySample> VALIDATION = PolicyGames.samples(10, 2);

  private final ProgressLine progress =
      new ProgressOutput(new PrintWriter(Writer.nullWriter()), false).begin("positions", 0, 1);

  private final Curves curves = new Curves();

  @Test
  void theLossOfPositionsKeptApartFalls() throws Exception {
    try (PolicyTrainer fit = fit(2, 1, PolicyContext.SUMS, false)) {
      double before = fit.validate(VALIDATION).loss();
      fit.trainEpoch(progress, curves);
      double between = fit.validate(VALIDATION).loss();
      fit.trainEpoch(progress, curves);
      double after = fit.validate(VALIDATION).loss();
      assertTrue(between < before - 0.3, before + " " + between);
      assertTrue(after < between, between + " " + after);
    }
  }

  @Test
  void theSameSeedGivesTheSamePolicyWithAnyNumberOfThreads() throws Exception {
    PolicyWeights one = weights(1, 1, PolicyContext.SUMS, true);
    assertTrue(same(one, weights(2, 1, PolicyContext.SUMS, true)));
    assertFalse(same(one, weights(1, 2, PolicyContext.SUMS, true)));
  }

  @Test
  void whatAPolicyIsToDoWithoutStaysZero() throws Exception {
    PolicyWeights none = weights(2, 1, PolicyContext.NONE, false);
    assertTrue(Arrays.stream(none.base()).anyMatch(number -> number != 0));
    assertArrayEquals(new int[none.threatBase().length], none.threatBase());
    assertArrayEquals(new int[none.modulation().length], none.modulation());
    assertEquals(0, none.moveScore()[0]);
    PolicyWeights threats = weights(2, 1, PolicyContext.THREATS, true);
    assertTrue(Arrays.stream(threats.threatBase()).anyMatch(number -> number != 0));
    assertArrayEquals(new int[threats.modulation().length], threats.modulation());
    assertTrue(threats.moveScore()[0] != 0);
  }

  @Test
  void aTrainedPolicyIsTheOneToGoOnFrom() throws Exception {
    PolicyWeights trained = weights(1, 1, PolicyContext.SUMS, true);
    try (PolicyTrainer fit = new PolicyTrainer(options(1, 3, 0), trained, TRAINING)) {
      fit.trainEpoch(progress, curves);
      assertTrue(same(trained, fit.weights()));
    }
    try (PolicyTrainer fit = new PolicyTrainer(options(1, 3, 0.001), trained, TRAINING)) {
      double before = fit.validate(TRAINING).loss();
      fit.trainEpoch(progress, curves);
      assertTrue(fit.validate(TRAINING).loss() < before);
      assertFalse(Arrays.equals(trained.lineEmbedding(), fit.weights().lineEmbedding()));
    }
  }

  private PolicyWeights weights(
      int threads, long seed, PolicyContext context, boolean addsMoveScore)
      throws InterruptedIOException {
    try (PolicyTrainer fit = fit(threads, seed, context, addsMoveScore)) {
      fit.trainEpoch(progress, curves);
      return fit.weights();
    }
  }

  private static PolicyTrainer fit(
      int threads, long seed, PolicyContext context, boolean addsMoveScore) {
    return new PolicyTrainer(options(threads, seed, 0.004), context, addsMoveScore, TRAINING);
  }

  private static PolicyTrainer.Options options(int threads, long seed, double rate) {
    return new PolicyTrainer.Options(2, 16, rate, threads, seed);
  }

  private static boolean same(PolicyWeights one, PolicyWeights other) {
    return Arrays.equals(one.lineEmbedding(), other.lineEmbedding())
        && Arrays.deepEquals(one.file().lists(), other.file().lists());
  }
}
