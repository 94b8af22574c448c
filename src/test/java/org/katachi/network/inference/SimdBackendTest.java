package org.katachi.network.inference;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.RandomConvolutions;
import org.katachi.network.convolution.SlowConvolution;
import org.katachi.network.value.RandomVectors;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * The convolution by SIMD, against the same by SWAR, which {@code ConvolutionNetworkTest} holds
 * against a slow twin. Few tries: nothing is compiled here, and then SIMD is slow.
 */
class SimdBackendTest {

  private static final int FIRST = ValueWeights.INPUTS;

  @Property(tries = 40)
  void theSumsAreThoseOfSwar(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 20) int width,
      @ForAll @IntRange(min = 5, max = 20) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    ShapeBoard shapes = new ShapeBoard(RandomGames.withStones(geometry, random), rule);
    assertSameSums(RandomConvolutions.of(random), shapes, random);
  }

  @Property(tries = 20)
  void theShippedConvolutionHasThem(@ForAll Random random) {
    Geometry geometry = new Geometry(15, 15);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.FREESTYLE);
    assertSameSums(ConvolutionWeights.of(Rule.FREESTYLE, geometry), shapes, random);
  }

  @Property(tries = 10)
  void theyFollowABoardThatTakesOverAnotherPosition(@ForAll Random random) {
    Geometry geometry = new Geometry(9, 11);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.FREESTYLE);
    ConvolutionWeights weights = RandomConvolutions.of(random);
    ConvolutionAccumulator swar = bound(new SwarBackend(), weights, shapes);
    ConvolutionAccumulator simd = bound(new SimdBackend(), weights, shapes);
    for (int position = 0; position < 3; position++) {
      RandomGames.playAndCheck(shapes, random, () -> assertArrayEquals(sums(swar), sums(simd)));
      shapes.copyFrom(RandomGames.play(geometry, Rule.FREESTYLE, random).board());
      assertArrayEquals(sums(swar), sums(simd));
    }
  }

  /** The least and the greatest weights in every cell of the largest board. */
  @Property(tries = 6)
  void noSumOverflowsOnTheLargestBoard(@ForAll boolean negative, @ForAll Random random) {
    ConvolutionWeights weights = RandomConvolutions.extreme(negative);
    Geometry geometry = new Geometry(22, 23);
    assertSameSums(
        weights, new ShapeBoard(RandomGames.withStones(geometry, random), Rule.FREESTYLE), random);
  }

  private static void assertSameSums(ConvolutionWeights weights, ShapeBoard shapes, Random random) {
    ConvolutionAccumulator swar = bound(new SwarBackend(), weights, shapes);
    ConvolutionAccumulator simd = bound(new SimdBackend(), weights, shapes);
    RandomGames.playAndCheck(shapes, random, () -> assertArrayEquals(sums(swar), sums(simd)));
  }

  private static ConvolutionAccumulator bound(
      InferenceBackend backend, ConvolutionWeights weights, ShapeBoard shapes) {
    ConvolutionTables tables = new ConvolutionTables(weights, shapes.tables());
    return backend.createAccumulator(tables, shapes);
  }

  private static float[] sums(ConvolutionAccumulator cells) {
    float[] sums = new float[ConvolutionWeights.INPUTS];
    cells.readSums(sums, FIRST);
    return sums;
  }

  /** An output so large that the last bit of what the neurons give is in the value. */
  @Property(tries = 40)
  void theNeuronsGiveTheSameBits(@ForAll Random random) {
    ConvolutionWeights weights = RandomConvolutions.of(random);
    Arrays.setAll(weights.output(), i -> random.nextInt() >> 16);
    ConvolutionHead head = new ConvolutionHead(weights);
    SimdHead simd = new SimdHead(head);
    for (int position = 0; position < 50; position++) {
      float[] inputs = new float[ConvolutionWeights.INPUTS];
      for (int i = 0; i < inputs.length; i++) {
        inputs[i] = random.nextInt(2000) - (i < FIRST ? 1000 : 0);
      }
      int turn = random.nextInt(ConvolutionWeights.TURNS);
      int threats = random.nextInt(ThreatMask.COUNT);
      assertEquals(head.value(turn, threats, inputs), simd.value(turn, threats, inputs));
    }
  }

  @Property(tries = 20)
  void aBoardMayGoOverToSimdInTheMidstOfAGame(@ForAll Rule rule, @ForAll Random random) {
    ValueWeights small = ValueWeights.zero();
    RandomVectors.fill(small.embedding(), random);
    ConvolutionWeights weights = RandomConvolutions.of(random);
    ShapeBoard shapes = new ShapeBoard(new Board(new Geometry(12, 12)), rule);
    BackendChoice choice =
        new BackendChoice(new SimdSupport("", true, "64-Bit Server VM, mixed mode"));
    ConvolutionEvaluator convolution =
        new ConvolutionEvaluator(
            new ConvolutionNetwork(weights),
            shapes,
            new ValueNetwork(small).accumulator(shapes),
            choice);
    SlowConvolution slow = new SlowConvolution(small, weights, shapes);
    RandomGames.playAndCheck(shapes, random, () -> assertEquals(slow.value(), convolution.value()));
    choice.choose(new SimdBackend(), "for a test");
    convolution.changeOver(0);
    RandomGames.playAndCheck(shapes, random, () -> assertEquals(slow.value(), convolution.value()));
  }
}
