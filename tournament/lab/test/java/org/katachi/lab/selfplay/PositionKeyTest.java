package org.katachi.lab.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Symmetry;

class PositionKeyTest {

  @Property(tries = 100)
  void allImagesOfAPositionShareAKey(
      @ForAll @IntRange(min = 5, max = 20) int width,
      @ForAll @IntRange(min = 5, max = 20) int height,
      @ForAll @IntRange(min = 0, max = 20) int stones,
      @ForAll long seed) {
    Geometry geometry = new Geometry(width, height);
    List<Point> moves = moves(geometry, stones, new Random(seed));
    long key = PositionKey.of(board(geometry, moves));
    for (Symmetry symmetry : Symmetry.of(geometry)) {
      List<Point> image = moves.stream().map(move -> symmetry.apply(geometry, move)).toList();
      assertEquals(key, PositionKey.of(board(geometry, image)));
    }
  }

  @Test
  void theOrderOfMovesDoesNotMatterButTheColoursDo() {
    Geometry geometry = new Geometry(15, 15);
    Point a = new Point(3, 4);
    Point b = new Point(5, 8);
    Point c = new Point(9, 2);
    long key = PositionKey.of(board(geometry, List.of(a, b, c)));
    assertEquals(key, PositionKey.of(board(geometry, List.of(c, b, a))));
    assertNotEquals(key, PositionKey.of(board(geometry, List.of(a, c, b))));
  }

  @Test
  void theSideToMoveMatters() {
    Board board = board(new Geometry(15, 15), List.of(new Point(3, 4), new Point(5, 8)));
    long key = PositionKey.of(board);
    board.passTurn();
    assertNotEquals(key, PositionKey.of(board));
  }

  @Test
  void otherPositionsHaveOtherKeys() {
    Geometry geometry = new Geometry(15, 15);
    Set<Long> keys = new HashSet<>();
    for (int x = 0; x < 7; x++) {
      for (int y = 0; y < x; y++) {
        assertTrue(keys.add(PositionKey.of(board(geometry, List.of(new Point(x, y))))));
      }
    }
  }

  private static Board board(Geometry geometry, List<Point> moves) {
    Board board = new Board(geometry);
    moves.forEach(move -> board.play(geometry.cell(move)));
    return board;
  }

  private static List<Point> moves(Geometry geometry, int count, Random random) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      points.add(geometry.toPoint(geometry.point(i)));
    }
    Collections.shuffle(points, random);
    return points.subList(0, count);
  }
}
