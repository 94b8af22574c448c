package org.katachi.eval;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Geometry;
import org.katachi.io.FileErrors;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.convolution.RandomConvolutions;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;

class EvaluationSourceTest {

  private final Optional<ValueNetwork> network = Optional.of(new ValueNetwork(ValueWeights.zero()));
  private final Optional<PolicyNetwork> policy =
      Optional.of(new PolicyNetwork(PolicyWeights.zero()));

  @ParameterizedTest
  @ValueSource(ints = {15, 20})
  void everyRuleHasAPolicyAndCaroItsOwn(int size) {
    Geometry geometry = new Geometry(size, size);
    int freestyle = policyOf(EvaluationSource.SHIPPED, Rule.FREESTYLE, geometry);
    int standard = policyOf(EvaluationSource.SHIPPED, Rule.STANDARD, geometry);
    int caro = policyOf(EvaluationSource.SHIPPED, Rule.CARO, geometry);
    assertNotEquals(0, freestyle);
    assertNotEquals(0, standard);
    assertNotEquals(0, caro);
    assertNotEquals(freestyle, caro);
    assertNotEquals(standard, caro);
    assertNotEquals(0, policyOf(EvaluationSource.SHIPPED, Rule.RENJU, geometry));
    assertEquals(caro, policyOf(EvaluationSource.SHIPPED, Rule.CARO_EXACT, geometry));
  }

  @Test
  void belowTheLargeBoardsFreestyleStandardAndRenjuHaveTheirOwnPolicies() {
    assertEquals(3, policiesOfFreestyleStandardAndRenju(new Geometry(15, 15)));
    assertEquals(1, policiesOfFreestyleStandardAndRenju(new Geometry(20, 20)));
  }

  private static long policiesOfFreestyleStandardAndRenju(Geometry geometry) {
    return Stream.of(Rule.FREESTYLE, Rule.STANDARD, Rule.RENJU)
        .map(rule -> policyOf(EvaluationSource.SHIPPED, rule, geometry))
        .distinct()
        .count();
  }

  @Test
  void theWeightsOfMovesAreThoseOfTheNearestRuleToo() {
    int[] freestyle = MoveWeights.of(Rule.FREESTYLE).own();
    int[] caro = MoveWeights.of(Rule.CARO).own();
    assertFalse(Arrays.equals(freestyle, caro));
    assertArrayEquals(freestyle, MoveWeights.of(Rule.RENJU).own());
    assertArrayEquals(caro, MoveWeights.of(Rule.CARO_EXACT).own());
  }

  @Test
  void anotherNetworkHasNoShippedPolicyForItWasTrainedWithOtherSums() {
    assertEquals(0, policyOf(source(network, Optional.empty()), Rule.FREESTYLE));
  }

  @Test
  void anotherNetworkHasNoShippedConvolutionForItWasTrainedWithOtherSums() {
    Geometry geometry = new Geometry(15, 15);
    ShapeEvaluation alone = source(network, Optional.empty()).load(Rule.FREESTYLE, geometry);
    ShapeEvaluation plain =
        new ShapeEvaluation(MoveWeights.of(Rule.FREESTYLE), network.orElseThrow());
    assertEquals(plain.networkFingerprint(), alone.networkFingerprint());
  }

  @Test
  void aConvolutionThatIsNamedStandsAboveTheNetworkThatIsPlayedWith() {
    Geometry geometry = new Geometry(15, 15);
    ConvolutionNetwork convolution = new ConvolutionNetwork(RandomConvolutions.of(new Random(1)));
    EvaluationSource named =
        new EvaluationSource(network, Optional.of(convolution), Optional.empty(), Optional.empty());
    ShapeEvaluation expected =
        new ShapeEvaluation(MoveWeights.of(Rule.CARO), network.orElseThrow()).with(convolution);
    assertEquals(
        expected.networkFingerprint(), named.load(Rule.CARO, geometry).networkFingerprint());
    assertNotEquals(
        source(network, Optional.empty()).load(Rule.CARO, geometry).networkFingerprint(),
        expected.networkFingerprint());
  }

  @Test
  void aPolicyThatIsNamedOrdersTheMovesUnderEveryRule() {
    assertNotEquals(0, policyOf(source(network, policy), Rule.CARO));
    assertNotEquals(0, policyOf(source(Optional.empty(), policy), Rule.CARO));
  }

  @Test
  void aFileThatCannotBeUsedIsNamedWithTheReason(@TempDir Path folder) throws IOException {
    Path missing = folder.resolve("missing");
    assertEquals("there is no file " + missing, refusal(missing, Kind.NETWORK));
    assertEquals("there is no file " + missing, refusal(missing, Kind.CONVOLUTION));
    assertEquals("there is no file " + missing, refusal(missing, Kind.POLICY));
    assertEquals("there is no file " + missing, refusal(missing, Kind.WEIGHTS));
    assertEquals(folder + ": it is a folder", refusal(folder, Kind.NETWORK));
    Path policy = folder.resolve("policy");
    PolicyWeights.zero().file().write(policy);
    assertEquals(
        policy + " holds other weights: it is too long, expected 25824 bytes",
        refusal(policy, Kind.NETWORK));
    PolicyWeights damaged = PolicyWeights.zero();
    damaged.lineEmbedding()[3] = -40;
    damaged.file().write(policy);
    assertEquals(
        policy + " holds no policy: a weight of the embedding is -40",
        refusal(policy, Kind.POLICY));
  }

  private enum Kind {
    NETWORK,
    CONVOLUTION,
    POLICY,
    WEIGHTS
  }

  /** The message about a file that was named as one of this kind. */
  private static String refusal(Path file, Kind kind) {
    return FileErrors.message(
        assertThrows(
            IOException.class,
            () ->
                EvaluationSource.read(
                    Optional.of(file).filter(any -> kind == Kind.NETWORK),
                    Optional.of(file).filter(any -> kind == Kind.CONVOLUTION),
                    Optional.of(file).filter(any -> kind == Kind.POLICY),
                    Optional.of(file).filter(any -> kind == Kind.WEIGHTS))));
  }

  private static EvaluationSource source(
      Optional<ValueNetwork> network, Optional<PolicyNetwork> policy) {
    return new EvaluationSource(network, Optional.empty(), policy, Optional.empty());
  }

  private static int policyOf(EvaluationSource source, Rule rule) {
    return policyOf(source, rule, new Geometry(15, 15));
  }

  /** The fingerprint of the policy; zero for none. */
  private static int policyOf(EvaluationSource source, Rule rule, Geometry geometry) {
    return (int) source.load(rule, geometry).networkFingerprint();
  }
}
