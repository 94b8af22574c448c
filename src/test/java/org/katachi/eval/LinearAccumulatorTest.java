package org.katachi.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;
import org.katachi.shape.Combinations;
import org.katachi.shape.CountedCells;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;

/** The sums, kept move by move, against the same added up cell by cell. */
class LinearAccumulatorTest {

  private static final LinearWeights WEIGHTS = someWeights();

  private static LinearWeights someWeights() {
    Random random = new Random(7);
    int[][][] weights = new int[2][2][Combinations.COUNT];
    for (int[][] sort : weights) {
      for (int[] byCombination : sort) {
        Arrays.setAll(byCombination, i -> random.nextInt(20_001) - 10_000);
      }
    }
    return new LinearWeights(weights[0], weights[1]);
  }

  @Property(tries = 300)
  void sumsAreThoseOfAllEmptyCells(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    ShapeBoard shapes = new ShapeBoard(RandomGames.withDeadStones(geometry, random), rule);
    LinearAccumulator sums = new LinearAccumulator(WEIGHTS, shapes);
    RandomGames.play(shapes.board(), random, shapes::play, shapes::undo);
    assertLikeSlowSums(shapes, sums);
  }

  @Property(tries = 100)
  void sumsAskedForOnTheWayChangeNothing(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll Random random) {
    Board board = RandomGames.withStones(new Geometry(width, height), random);
    ShapeBoard shapes = new ShapeBoard(board, rule);
    LinearAccumulator sums = new LinearAccumulator(WEIGHTS, shapes);
    RandomGames.playAndCheck(shapes, random, () -> assertLikeSlowSums(shapes, sums));
  }

  /** An accumulator may be made in the midst of a game, and moves before it taken back. */
  @Property(tries = 100)
  void sumsBeginAnywhere(@ForAll Rule rule, @ForAll Random random) {
    ShapeBoard shapes = RandomGames.play(new Geometry(8, 8), rule, random);
    LinearAccumulator sums = new LinearAccumulator(WEIGHTS, shapes);
    assertLikeSlowSums(shapes, sums);
    while (shapes.ply() > 0) {
      shapes.undo();
      assertLikeSlowSums(shapes, sums);
    }
  }

  private static void assertLikeSlowSums(ShapeBoard shapes, LinearAccumulator sums) {
    Geometry geometry = shapes.board().geometry();
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      long sum = 0;
      for (int i = 0; i < geometry.pointCount(); i++) {
        int cell = geometry.point(i);
        if (shapes.board().isEmpty(cell)) {
          sum += WEIGHTS.of(colour)[CountedCells.combination(shapes, cell, colour)];
        }
      }
      assertEquals(LinearWeights.moving(sum), sums.moving(colour));
      assertEquals(LinearWeights.waiting(sum), sums.waiting(colour));
    }
  }
}
