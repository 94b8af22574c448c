package org.katachi.network.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Why convolutions are computed by SIMD or by SWAR. */
class BackendChoiceTest {

  private static final String C2 = "OpenJDK 64-Bit Server VM, mixed mode, sharing";
  private static final SimdSupport GOOD = new SimdSupport("", true, C2);

  @Test
  void theUserMayHaveSwar() {
    assertSwar("-Dkatachi.vectors=off", new SimdSupport("off", true, C2));
  }

  @Test
  void withoutTheModuleThereIsSwar() {
    String reason = "without the module jdk.incubator.vector";
    assertSwar(reason, new SimdSupport("", false, C2));
    assertSwar(reason, new SimdSupport("on", false, C2));
  }

  @Test
  void withoutC2ThereIsSwar() {
    for (String compiler :
        new String[] {
          "OpenJDK 64-Bit Server VM, interpreted mode, sharing",
          "OpenJDK 64-Bit Server VM, mixed mode, emulated-client, sharing",
          "OpenJDK Client VM, mixed mode",
          "Eclipse OpenJ9 VM, JRE 17"
        }) {
      assertSwar("the JVM has no C2: " + compiler, new SimdSupport("", true, compiler));
    }
  }

  @Test
  void theUserMayHaveSimdAtOnce() {
    BackendChoice choice = new BackendChoice(new SimdSupport("on", true, "any VM"));
    assertTrue(choice.describe().matches("SIMD of \\d+ bits \\(forced\\)"), choice.describe());
    assertFalse(choice.isWarmingUp());
    assertFalse(choice.isWarmUpDue());
  }

  @Test
  void simdIsChosenOnceItIsFaster() {
    BackendChoice choice = new BackendChoice(GOOD);
    assertEquals("SWAR (SIMD is not compiled yet)", choice.describe());
    InferenceBackend simd = new SimdBackend();
    choice.choose(simd, "faster than SWAR");
    assertEquals("SIMD of " + simd.vectorBits() + " bits (faster than SWAR)", choice.describe());
    assertSame(simd, choice.backend());
  }

  @Test
  void theWarmUpIsDueAfterManyEvaluationsOfAllBoards() {
    BackendChoice choice = new BackendChoice(GOOD);
    choice.count(BackendChoice.EVALUATIONS_BEFORE_WARM_UP - 1);
    assertFalse(choice.isWarmUpDue());
    choice.count(1);
    assertTrue(choice.isWarmUpDue());
    choice.choose(new SimdBackend(), "faster than SWAR");
    assertFalse(choice.isWarmUpDue());
  }

  @Test
  void convolutionsWarmUpUntilSimdIsChosenOrGivenUp() {
    for (InferenceBackend chosen : new InferenceBackend[] {new SimdBackend(), new SwarBackend()}) {
      BackendChoice choice = new BackendChoice(GOOD);
      choice.count(Integer.MAX_VALUE);
      assertTrue(choice.isWarmingUp());
      choice.choose(chosen, "after a race");
      assertFalse(choice.isWarmingUp());
    }
  }

  @Test
  void whereNoSimdIsToComeConvolutionsWarmUpInAYoungProcess() {
    BackendChoice choice = new BackendChoice(new SimdSupport("off", true, C2));
    assertTrue(choice.isWarmingUp());
    choice.count(BackendChoice.EVALUATIONS_BEFORE_WARM_UP);
    assertFalse(choice.isWarmingUp());
  }

  private static void assertSwar(String reason, SimdSupport support) {
    BackendChoice choice = new BackendChoice(support);
    assertEquals("SWAR (" + reason + ")", choice.describe());
    choice.count(BackendChoice.EVALUATIONS_BEFORE_WARM_UP);
    assertFalse(choice.isWarmUpDue());
  }
}
