package org.katachi.network;

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
import org.katachi.network.convolution.ConvolutionBounds;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.RandomConvolutions;
import org.katachi.network.convolution.SlowConvolution;
import org.katachi.network.inference.BoardConvolution;
import org.katachi.network.value.RandomVectors;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;

/** The convolution, kept move by move in packed numbers, against the same computed cell by cell. */
class ConvolutionNetworkTest {

  private static final ValueWeights SMALL = ValueWeights.zero();

  static {
    RandomVectors.fill(SMALL.vectors(), new Random(3));
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
    BoardConvolution convolution = bound(new ConvolutionNetwork(weights), shapes);
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
    BoardConvolution convolution = bound(new ConvolutionNetwork(weights), shapes);
    SlowConvolution slow = new SlowConvolution(SMALL, weights, shapes);
    RandomGames.playAndCheck(shapes, random, () -> assertEquals(slow.value(), convolution.value()));
  }

  @Property(tries = 30)
  void theValueFollowsABoardThatTakesOverAnotherPosition(@ForAll Random random) {
    ConvolutionWeights weights = RandomConvolutions.of(random);
    Geometry geometry = new Geometry(9, 11);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.FREESTYLE);
    BoardConvolution convolution = bound(new ConvolutionNetwork(weights), shapes);
    SlowConvolution slow = new SlowConvolution(SMALL, weights, shapes);
    for (int position = 0; position < 3; position++) {
      RandomGames.playAndCheck(
          shapes, random, () -> assertEquals(slow.value(), convolution.value()));
      shapes.copyFrom(RandomGames.play(geometry, Rule.FREESTYLE, random).board());
      assertEquals(slow.value(), convolution.value());
    }
  }

  /** The least and the greatest numbers in every cell of the largest board. */
  @Property(tries = 60)
  void allSumsHaveRoomOnTheLargestBoard(@ForAll boolean negative, @ForAll Random random) {
    ConvolutionWeights weights = RandomConvolutions.extreme(negative);
    Arrays.fill(weights.hidden(), 250);
    Arrays.fill(weights.output(), 100);
    Geometry geometry = new Geometry(22, 23);
    ShapeBoard shapes = new ShapeBoard(RandomGames.withStones(geometry, random), Rule.FREESTYLE);
    BoardConvolution convolution = bound(new ConvolutionNetwork(weights), shapes);
    SlowConvolution slow = new SlowConvolution(SMALL, weights, shapes);
    assertEquals(slow.value(), convolution.value());
    Coverage.mustOccur("many points without a stone", shapes.board().stoneCount() < 100);
  }

  @Test
  void itFitsBoardsWhoseSumsHaveRoom() {
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
    assertArrayEquals(weights.rows(), read.rows());
    assertArrayEquals(weights.windows(), read.windows());
    assertArrayEquals(weights.signs(), read.signs());
    assertArrayEquals(weights.hidden(), read.hidden());
    assertArrayEquals(weights.biases(), read.biases());
    assertArrayEquals(weights.threatBiases(), read.threatBiases());
    assertArrayEquals(weights.output(), read.output());
    assertArrayEquals(weights.threats(), read.threats());
    assertEquals(
        new ConvolutionNetwork(weights).fingerprint(), ConvolutionNetwork.read(file).fingerprint());
  }

  @Test
  void numbersThatHaveNoRoomAreRefused(@TempDir Path folder) {
    assertRefused(folder, "a row holds the feature 64", weights -> weights.rows()[5] = 64);
    assertRefused(folder, "a channel has the sign 0", weights -> weights.signs()[15] = 0);
    assertRefused(
        folder,
        "the responses of channel 9 may lie from 0 to 128, and 8 bits have room from -128 to 127",
        weights -> weights.rows()[ConvolutionWeights.CHANNELS + 8] = 88);
    assertRefused(
        folder,
        "the responses of channel 8 may lie from -129 to 0, and 8 bits have room from -128 to 127",
        weights -> {
          weights.rows()[ConvolutionWeights.CHANNELS + 7] = -101;
          weights.signs()[7] = -1;
        });
  }

  private static void assertRefused(
      Path folder, String reason, Consumer<ConvolutionWeights> damage) {
    ConvolutionWeights weights = ConvolutionWeights.zero();
    Arrays.fill(weights.signs(), 1);
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

  private static BoardConvolution bound(ConvolutionNetwork network, ShapeBoard shapes) {
    return network.on(shapes, new ValueNetwork(SMALL).accumulator(shapes));
  }
}
