package org.katachi.network.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.network.inference.ConvolutionEvaluator;
import org.katachi.network.value.RandomVectors;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;

/** The convolution, kept move by move in packed lanes, against the same computed cell by cell. */
class ConvolutionNetworkTest {

  private static final ValueWeights SMALL = ValueWeights.zero();

  static {
    RandomVectors.fill(SMALL.embedding(), new Random(3));
  }

  @Property(tries = 100)
  void theValueIsThatOfAllCells(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 22) int width,
      @ForAll @IntRange(min = 5, max = 22) int height,
      @ForAll Random random) {
    ConvolutionWeights weights = RandomConvolutions.of(random);
    ShapeBoard shapes =
        new ShapeBoard(RandomGames.withStones(new Geometry(width, height), random), rule);
    ConvolutionEvaluator convolution = bound(new ConvolutionNetwork(weights), shapes);
    SlowConvolution slow = new SlowConvolution(SMALL, weights, shapes);
    RandomGames.playAndCheck(shapes, random, () -> assertEquals(slow.value(), convolution.value()));
  }

  /** The brain does not look at them when it starts. */
  @Test
  void theShippedConvolutionsAreWithinTheirBounds() {
    for (Rule rule : Rule.values()) {
      for (int size : new int[] {15, 20}) {
        new ConvolutionBounds(ConvolutionWeights.of(rule, new Geometry(size, size))).check();
      }
    }
  }

  @Property(tries = 50)
  void theShippedConvolutionsAddUpRightly(@ForAll Rule rule, @ForAll Random random) {
    Geometry geometry = new Geometry(15, 15);
    ConvolutionWeights weights = ConvolutionWeights.of(rule, geometry);
    ShapeBoard shapes = new ShapeBoard(RandomGames.withStones(geometry, random), rule);
    ConvolutionEvaluator convolution = bound(new ConvolutionNetwork(weights), shapes);
    SlowConvolution slow = new SlowConvolution(SMALL, weights, shapes);
    RandomGames.playAndCheck(shapes, random, () -> assertEquals(slow.value(), convolution.value()));
  }

  @Property(tries = 30)
  void theValueFollowsABoardThatTakesOverAnotherPosition(@ForAll Random random) {
    ConvolutionWeights weights = RandomConvolutions.of(random);
    Geometry geometry = new Geometry(9, 11);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.FREESTYLE);
    ConvolutionEvaluator convolution = bound(new ConvolutionNetwork(weights), shapes);
    SlowConvolution slow = new SlowConvolution(SMALL, weights, shapes);
    for (int position = 0; position < 3; position++) {
      RandomGames.playAndCheck(
          shapes, random, () -> assertEquals(slow.value(), convolution.value()));
      shapes.copyFrom(RandomGames.play(geometry, Rule.FREESTYLE, random).board());
      assertEquals(slow.value(), convolution.value());
    }
  }

  /** The least and the greatest weights in every cell of the largest board. */
  @Property(tries = 60)
  void noSumOverflowsOnTheLargestBoard(@ForAll boolean negative, @ForAll Random random) {
    ConvolutionWeights weights = RandomConvolutions.extreme(negative);
    Arrays.fill(weights.hidden(), 250);
    Arrays.fill(weights.output(), 100);
    Geometry geometry = new Geometry(22, 23);
    ShapeBoard shapes = new ShapeBoard(RandomGames.withStones(geometry, random), Rule.FREESTYLE);
    ConvolutionEvaluator convolution = bound(new ConvolutionNetwork(weights), shapes);
    SlowConvolution slow = new SlowConvolution(SMALL, weights, shapes);
    assertEquals(slow.value(), convolution.value());
    Coverage.mustOccur("many points without a stone", shapes.board().stoneCount() < 100);
  }

  @Test
  void itFitsBoardsWhoseSumsFit16Bits() {
    assertTrue(ConvolutionNetwork.fits(new Geometry(22, 23)));
    assertFalse(ConvolutionNetwork.fits(new Geometry(23, 23)));
    assertTrue(ConvolutionNetwork.fits(new Geometry(40, 12)));
    assertFalse(ConvolutionNetwork.fits(new Geometry(40, 13)));
  }

  @Test
  void weightsAreReadAsTheyWereWritten(@TempDir Path folder) throws IOException {
    ConvolutionWeights weights = RandomConvolutions.of(new Random(1));
    Path file = folder.resolve("my.convolution");
    weights.file().write(file);
    ConvolutionWeights read = ConvolutionWeights.read(file);
    assertArrayEquals(weights.cellEmbedding(), read.cellEmbedding());
    assertArrayEquals(weights.lineEmbedding(), read.lineEmbedding());
    assertArrayEquals(weights.neighbourSigns(), read.neighbourSigns());
    assertArrayEquals(weights.hidden(), read.hidden());
    assertArrayEquals(weights.biases(), read.biases());
    assertArrayEquals(weights.threatBiases(), read.threatBiases());
    assertArrayEquals(weights.output(), read.output());
    assertArrayEquals(weights.threatOutput(), read.threatOutput());
    assertEquals(
        new ConvolutionNetwork(weights).fingerprint(), ConvolutionNetwork.read(file).fingerprint());
  }

  @Test
  void weightsThatOverflowAreRefused(@TempDir Path folder) {
    assertRefused(folder, "a weight of layer 1 is 64", weights -> weights.cellEmbedding()[5] = 64);
    assertRefused(folder, "a channel has the sign 0", weights -> weights.neighbourSigns()[15] = 0);
    assertRefused(
        folder,
        "channel 9 of layer 2 may lie from 0 to 128, and 8 bits hold -128 to 127",
        weights -> weights.cellEmbedding()[ConvolutionWeights.CHANNELS + 8] = 88);
    assertRefused(
        folder,
        "channel 8 of layer 2 may lie from -129 to 0, and 8 bits hold -128 to 127",
        weights -> {
          weights.cellEmbedding()[ConvolutionWeights.CHANNELS + 7] = -101;
          weights.neighbourSigns()[7] = -1;
        });
  }

  private static void assertRefused(
      Path folder, String reason, Consumer<ConvolutionWeights> damage) {
    ConvolutionWeights weights = ConvolutionWeights.zero();
    Arrays.fill(weights.neighbourSigns(), 1);
    damage.accept(weights);
    Path file = folder.resolve("my.convolution");
    assertEquals(
        file + " holds no convolution: " + reason,
        assertThrows(
                IOException.class,
                () -> {
                  weights.file().write(file);
                  ConvolutionNetwork.read(file);
                })
            .getMessage());
  }

  private static ConvolutionEvaluator bound(ConvolutionNetwork network, ShapeBoard shapes) {
    return new ConvolutionEvaluator(network, shapes, new ValueNetwork(SMALL).accumulator(shapes));
  }
}
