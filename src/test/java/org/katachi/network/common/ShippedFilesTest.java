package org.katachi.network.common;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.eval.MoveWeights;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;

class ShippedFilesTest {

  /**
   * A policy sees the sums of the network and the scores by the weights that it was trained with.
   */
  @ParameterizedTest
  @EnumSource(Rule.class)
  void aRuleWithANetworkOrWeightsOfItsOwnHasItsOwnPolicies(Rule rule) {
    boolean weights = MoveWeights.class.getResource(rule + ".weights") != null;
    for (String size : List.of("", ShippedFiles.LARGE)) {
      if (weights || isShipped(rule + size + ValueWeights.ENDING)) {
        assertTrue(isShipped(rule + size + PolicyWeights.ENDING), rule + size);
      }
    }
  }

  private static boolean isShipped(String name) {
    return ShippedFilesTest.class.getResource("/org/katachi/network/" + name) != null;
  }

  @Test
  void aKindThatNoRuleHasIsAFaultOfTheBuild() {
    assertEquals(
        "there is no freestyle.none",
        assertThrows(
                IllegalStateException.class,
                () -> ShippedFiles.read("network", Rule.CARO_EXACT, ".none", null))
            .getMessage());
  }
}
