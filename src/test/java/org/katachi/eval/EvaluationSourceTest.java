package org.katachi.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.network.NetworkWeights;
import org.katachi.network.PolicyNetwork;
import org.katachi.network.PolicyWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.Rule;

class EvaluationSourceTest {

  private final Optional<ValueNetwork> network =
      Optional.of(new ValueNetwork(NetworkWeights.zero()));
  private final Optional<PolicyNetwork> policy =
      Optional.of(new PolicyNetwork(PolicyWeights.zero()));

  @Test
  void theShippedNetworksHaveAPolicyButUnderCaro() {
    assertNotEquals(0, policyOf(EvaluationSource.SHIPPED, Rule.RENJU));
    assertEquals(0, policyOf(EvaluationSource.SHIPPED, Rule.CARO));
  }

  @Test
  void anotherNetworkHasNoShippedPolicyForItWasTrainedWithOtherSums() {
    assertEquals(0, policyOf(new EvaluationSource(network, Optional.empty()), Rule.FREESTYLE));
  }

  @Test
  void aPolicyThatIsNamedOrdersTheMovesUnderEveryRule() {
    assertNotEquals(0, policyOf(new EvaluationSource(network, policy), Rule.CARO));
    assertNotEquals(0, policyOf(new EvaluationSource(Optional.empty(), policy), Rule.CARO));
  }

  /** The fingerprint of the policy; zero for none. */
  private static int policyOf(EvaluationSource source, Rule rule) {
    return (int) source.load(rule, new Geometry(15, 15)).networkFingerprint();
  }
}
