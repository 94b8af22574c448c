package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.inference.SimdSupport;

/** Rows are added by loops or by vectors; both give the same bits. */
class EmbeddingAdderTest {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;
  private static final int ROWS = 9;
  private static final String C2 = "OpenJDK 64-Bit Server VM, mixed mode, sharing";

  private final EmbeddingAdder loops = new LoopAdder("for the test");
  private final EmbeddingAdder vectors = new SimdAdder();

  @Property(tries = 50)
  void sumsOfTwoRowsHaveTheSameBits(@ForAll Random random) {
    float[] one = numbers(random);
    float[] other = numbers(random);
    float[] byLoops = numbers(random);
    float[] byVectors = byLoops.clone();
    int ofOne = place(random);
    int ofOther = place(random);
    int place = place(random);
    loops.writeSum(one, ofOne, other, ofOther, byLoops, place);
    vectors.writeSum(one, ofOne, other, ofOther, byVectors, place);
    assertArrayEquals(byLoops, byVectors);
    assertEquals(one[ofOne] + other[ofOther], byLoops[place]);
  }

  @Property(tries = 50)
  void rowsAddedToRowsHaveTheSameBits(@ForAll Random random) {
    float[] from = numbers(random);
    float[] byLoops = numbers(random);
    float[] byVectors = byLoops.clone();
    int place = place(random);
    int toOffset = place(random);
    float sum = byLoops[toOffset] + from[place];
    loops.add(from, place, byLoops, toOffset);
    vectors.add(from, place, byVectors, toOffset);
    assertArrayEquals(byLoops, byVectors);
    assertEquals(sum, byLoops[toOffset]);
  }

  @Property(tries = 50)
  void rowsOfWindowsHaveTheSameBits(@ForAll Random random) {
    float[] from = numbers(random);
    int[] rows = random.ints(7, 0, ROWS).map(row -> row * CHANNELS).toArray();
    float[] byLoops = numbers(random);
    float[] byVectors = byLoops.clone();
    int first = random.nextInt(4);
    int toOffset = place(random);
    float before = byLoops[toOffset];
    loops.addLines(from, rows, first, byLoops, toOffset);
    vectors.addLines(from, rows, first, byVectors, toOffset);
    assertArrayEquals(byLoops, byVectors);
    double sum = before;
    for (int window = 0; window < BoardWindows.DIRECTIONS; window++) {
      sum += from[rows[first + window]];
    }
    assertEquals(sum, byLoops[toOffset], 1e-3);
  }

  private static int place(Random random) {
    return random.nextInt(ROWS) * CHANNELS;
  }

  private static float[] numbers(Random random) {
    float[] numbers = new float[ROWS * CHANNELS];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (float) (random.nextGaussian() * 100);
    }
    return numbers;
  }

  @Test
  void vectorsAreUsedWhereTheyAre() {
    EmbeddingAdder adder = EmbeddingAdder.choose(new SimdSupport("", true, C2));
    assertTrue(adder.describe().matches("by vectors of \\d+ bits"), adder.describe());
  }

  @Test
  void theUserMayDoWithoutVectors() {
    assertEquals(
        "channel by channel (-Dkatachi.vectors=off)",
        EmbeddingAdder.choose(new SimdSupport("off", true, C2)).describe());
  }

  @Test
  void withoutTheModuleRowsAreAddedNumberByNumber() {
    assertEquals(
        "channel by channel (without the module jdk.incubator.vector)",
        EmbeddingAdder.choose(new SimdSupport("", false, C2)).describe());
  }
}
