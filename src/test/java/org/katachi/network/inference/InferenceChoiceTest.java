package org.katachi.network.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.NeuronLayer;
import org.katachi.shape.ShapeBoard;

/** Why convolutions are computed by vectors or by lanes. */
class InferenceChoiceTest {

  private static final String C2 = "OpenJDK 64-Bit Server VM, mixed mode, sharing";
  private static final VectorConditions GOOD = new VectorConditions("", true, C2);

  @Test
  void theUserMayHaveLanes() {
    assertFixed("lanes (-Dkatachi.vectors=off)", new VectorConditions("off", true, C2));
  }

  @Test
  void withoutTheModuleThereAreLanes() {
    String lanes = "lanes (without the module jdk.incubator.vector)";
    assertFixed(lanes, new VectorConditions("", false, C2));
    assertFixed(lanes, new VectorConditions("on", false, C2));
  }

  @Test
  void withoutC2ThereAreLanes() {
    for (String compiler :
        new String[] {
          "OpenJDK 64-Bit Server VM, interpreted mode, sharing",
          "OpenJDK 64-Bit Server VM, mixed mode, emulated-client, sharing",
          "OpenJDK Client VM, mixed mode",
          "Eclipse OpenJ9 VM, JRE 17"
        }) {
      assertFixed(
          "lanes (the JVM has no C2: " + compiler + ")", new VectorConditions("", true, compiler));
    }
  }

  @Test
  void theUserMayHaveVectorsAtOnce() {
    VectorConditions forced = new VectorConditions("on", true, "any VM");
    assertFixed("vectors of 512 bits (forced)", forced);
    assertFalse(new InferenceChoice(forced, () -> new FakeBackend(512)).isCold());
  }

  @Test
  void vectorsAreChosenOnceTheyAreFaster() {
    InferenceChoice vectors = new InferenceChoice(GOOD, () -> new FakeBackend(256));
    assertEquals("lanes (vectors are not compiled yet)", vectors.describe());
    vectors.decide((first, second) -> first instanceof FakeBackend);
    assertEquals("vectors of 256 bits (faster than lanes)", vectors.describe());
    assertTrue(vectors.backend() instanceof FakeBackend);
  }

  @Test
  void vectorsThatStaySlowerAreGivenUp() {
    InferenceChoice vectors = new InferenceChoice(GOOD, () -> new FakeBackend(512));
    vectors.decide((first, second) -> false);
    assertEquals("lanes (vectors were slower for 20 s)", vectors.describe());
  }

  @Test
  void shortVectorsAreNotTried() {
    InferenceChoice vectors = new InferenceChoice(GOOD, () -> new FakeBackend(128));
    vectors.decide(
        (first, second) -> {
          throw new AssertionError("no race");
        });
    assertEquals("lanes (the processor's vectors have 128 bits)", vectors.describe());
  }

  @Test
  void vectorsThatCannotBeLoadedAreNamed() {
    InferenceChoice vectors =
        new InferenceChoice(
            GOOD,
            () -> {
              throw new ClassNotFoundException("gone");
            });
    vectors.decide((first, second) -> true);
    assertEquals(
        "lanes (vectors can't be loaded: java.lang.ClassNotFoundException: gone)",
        vectors.describe());
  }

  @Test
  void theWarmUpIsDueAfterManyValuesOfAllBoards() {
    InferenceChoice vectors = new InferenceChoice(GOOD, () -> new FakeBackend(512));
    vectors.count(InferenceChoice.VALUES_BEFORE_WARM_UP - 1);
    assertFalse(vectors.isDue());
    vectors.count(1);
    assertTrue(vectors.isDue());
    vectors.decide((first, second) -> true);
    assertFalse(vectors.isDue());
  }

  @Test
  void convolutionsAreColdUntilVectorsAreChosenOrGivenUp() {
    for (boolean faster : new boolean[] {true, false}) {
      InferenceChoice vectors = new InferenceChoice(GOOD, () -> new FakeBackend(512));
      vectors.count(Integer.MAX_VALUE);
      assertTrue(vectors.isCold());
      vectors.decide((first, second) -> faster);
      assertFalse(vectors.isCold());
    }
  }

  @Test
  void whereNoVectorsAreToComeConvolutionsAreColdInAYoungProcess() {
    InferenceChoice lanes = new InferenceChoice(new VectorConditions("off", true, C2), () -> null);
    assertTrue(lanes.isCold());
    lanes.count(InferenceChoice.VALUES_BEFORE_WARM_UP);
    assertFalse(lanes.isCold());
  }

  private static void assertFixed(String expected, VectorConditions conditions) {
    InferenceChoice vectors = new InferenceChoice(conditions, () -> new FakeBackend(512));
    assertEquals(expected, vectors.describe());
    vectors.count(InferenceChoice.VALUES_BEFORE_WARM_UP);
    assertFalse(vectors.isDue());
  }

  /** Vectors of any length. */
  private record FakeBackend(int vectorBits) implements Inference {

    @Override
    public ConvolutionAccumulator cells(ConvolutionTables rows, ShapeBoard shapes) {
      throw new AssertionError("nobody computes");
    }

    @Override
    public NeuronLayer neurons(ConvolutionHead head) {
      throw new AssertionError("nobody computes");
    }
  }
}
