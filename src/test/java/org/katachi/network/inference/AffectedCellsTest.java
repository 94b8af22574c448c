package org.katachi.network.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;

/** The points that see some cells. */
class AffectedCellsTest {

  @Property(tries = 200)
  void thePointsThatSeeSomeCellsAreThoseAndTheirNeighboursAndAStar(
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    Board board = RandomGames.withDeadStones(geometry, random);
    AffectedCells affectedCells = new AffectedCells(geometry);
    affectedCells.readPoints(board);
    for (int list = 0; list < 3; list++) {
      int[] cells =
          random.ints(1 + random.nextInt(9), 0, width * height).map(geometry::point).toArray();
      int middle = geometry.point(random.nextInt(geometry.pointCount()));
      Set<Integer> expected = new TreeSet<>();
      for (int cell : cells) {
        addSeen(geometry, board, cell, expected);
      }
      addStar(geometry, board, middle, expected);
      affectedCells.addStar(middle);
      int[] found = new int[9 * cells.length + 26];
      int end = affectedCells.list(cells, 0, cells.length, found, 1);
      assertEquals(
          expected.stream().toList(), Arrays.stream(found, 1, end).sorted().boxed().toList());
    }
  }

  private static void addSeen(Geometry geometry, Board board, int cell, Set<Integer> into) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int seen = cell + dy * geometry.step(1) + dx;
        addUnlessBlocked(board, seen, into);
      }
    }
  }

  private static void addStar(Geometry geometry, Board board, int middle, Set<Integer> into) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      for (int distance = -3; distance <= 3; distance++) {
        addUnlessBlocked(board, middle + distance * geometry.step(direction), into);
      }
    }
  }

  private static void addUnlessBlocked(Board board, int cell, Set<Integer> into) {
    if (board.stone(cell) != Stone.BLOCKED) {
      into.add(cell);
    }
  }

  /** A stone in the middle of an empty board, were all shapes in its reach to change. */
  @ParameterizedTest
  @EnumSource(Rule.class)
  void noMoveChangesOrTouchesMoreCellsThanThereIsRoomFor(Rule rule) {
    Geometry geometry = new Geometry(22, 22);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), rule);
    int middle = geometry.cell(11, 11);
    int[] star = new int[ConvolutionAccumulator.maxChanged(shapes)];
    int count = 0;
    star[count++] = middle;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      for (int distance = 1; distance <= shapes.tables().reach(); distance++) {
        star[count++] = middle + distance * geometry.step(direction);
        star[count++] = middle - distance * geometry.step(direction);
      }
    }
    assertEquals(star.length, count);
    AffectedCells affectedCells = new AffectedCells(geometry);
    affectedCells.readPoints(shapes.board());
    int[] affected = new int[1000];
    assertEquals(
        affectedCells.list(star, 0, count, affected, 0),
        ConvolutionAccumulator.maxAffected(shapes));
  }
}
