package org.katachi.network.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;
import org.katachi.shape.Combinations;
import org.katachi.shape.CountedCells;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;

/** The sums of vectors, kept move by move, against the same added up one by one. */
class EmbeddingAccumulatorTest {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final byte[] WEIGHTS = new byte[Combinations.COUNT * LENGTH];

  static {
    RandomVectors.fill(WEIGHTS, new Random(5));
  }

  private static final FeatureEmbedding EMBEDDING = new FeatureEmbedding(WEIGHTS);

  @Property(tries = 100)
  void sumsAreThoseOfAllEmptyCells(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll Random random) {
    ShapeBoard shapes = RandomGames.play(new Geometry(width, height), rule, random);
    assertLikeSlowSums(shapes, new EmbeddingAccumulator(EMBEDDING, shapes));
  }

  @Property(tries = 100)
  void sumsAskedForOnTheWayChangeNothing(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll Random random) {
    Board board = RandomGames.withStones(new Geometry(width, height), random);
    ShapeBoard shapes = new ShapeBoard(board, rule);
    EmbeddingAccumulator accumulator = new EmbeddingAccumulator(EMBEDDING, shapes);
    RandomGames.playAndCheck(shapes, random, () -> assertLikeSlowSums(shapes, accumulator));
  }

  @Property(tries = 50)
  void sumsFollowABoardThatTakesOverAnotherPosition(@ForAll Random random) {
    Geometry geometry = new Geometry(9, 9);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.FREESTYLE);
    EmbeddingAccumulator accumulator = new EmbeddingAccumulator(EMBEDDING, shapes);
    for (int position = 0; position < 3; position++) {
      RandomGames.playAndCheck(shapes, random, () -> assertLikeSlowSums(shapes, accumulator));
      shapes.copyFrom(RandomGames.play(geometry, Rule.FREESTYLE, random).board());
      assertLikeSlowSums(shapes, accumulator);
    }
  }

  /** All cells have the greatest or the least weights. */
  @ParameterizedTest
  @CsvSource({
    "-128, -128, 20",
    "127, 127, 20",
    "-128, -128, 40",
    "127, 127, 40",
    "-128, 127, 16",
    "127, -128, 16",
    "-128, 127, 17",
    "127, -128, 17",
    "-128, 127, 20",
    "127, -128, 20",
    "-128, 35, 20",
    "81, -82, 20",
    "82, -82, 20"
  })
  void noSumIsTooGreat(byte number, byte another, int size) {
    byte[] weights = new byte[Combinations.COUNT * LENGTH];
    Arrays.fill(weights, number);
    Arrays.fill(weights, weights.length - LENGTH, weights.length, another);
    Geometry geometry = new Geometry(size, size);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.FREESTYLE);
    int[] expected = new int[2 * LENGTH];
    Arrays.fill(expected, geometry.pointCount() * number);
    assertArrayEquals(
        expected,
        new EmbeddingAccumulator(new FeatureEmbedding(weights), shapes).inputs(Stone.BLACK));
  }

  @Property(tries = 5)
  void sumsOnTheLargestBoardAreThoseOfAllEmptyCells(@ForAll Rule rule, @ForAll Random random) {
    Geometry geometry = new Geometry(Geometry.MAX_SIZE, Geometry.MAX_SIZE);
    ShapeBoard shapes = RandomGames.play(geometry, rule, random);
    assertLikeSlowSums(shapes, new EmbeddingAccumulator(EMBEDDING, shapes));
  }

  private static void assertLikeSlowSums(ShapeBoard shapes, EmbeddingAccumulator sums) {
    for (int side = Stone.BLACK; side <= Stone.WHITE; side++) {
      int[] expected = new int[2 * LENGTH];
      add(shapes, side, expected, 0);
      add(shapes, Stone.opponent(side), expected, LENGTH);
      assertArrayEquals(expected, sums.inputs(side));
    }
  }

  private static void add(ShapeBoard shapes, int colour, int[] sums, int offset) {
    Geometry geometry = shapes.board().geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (shapes.board().isEmpty(cell)) {
        for (int k = 0; k < LENGTH; k++) {
          sums[offset + k] += WEIGHTS[CountedCells.combination(shapes, cell, colour) * LENGTH + k];
        }
      }
    }
  }
}
