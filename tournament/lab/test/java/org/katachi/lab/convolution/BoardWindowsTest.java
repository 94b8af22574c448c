package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.LineWindows;

class BoardWindowsTest {

  private static final char[] ROWS = LineWindows.indices();

  @Property(tries = 200)
  void theRowsAreThoseOfTheWindowsOnEachLine(
      @ForAll @IntRange(min = 5, max = 20) int width,
      @ForAll @IntRange(min = 5, max = 20) int height,
      @ForAll long seed) {
    Board board = board(new Geometry(width, height), new Random(seed));
    int[] places = new int[BoardWindows.DIRECTIONS * width * height];
    new BoardWindows(width, height).read(stones(board), places);
    assertArrayEquals(expected(board), places);
  }

  /** A board on which each point is empty, black or white as often. */
  private static Board board(Geometry geometry, Random random) {
    Board board = new Board(geometry);
    for (int point = 0; point < geometry.pointCount(); point++) {
      int stone = random.nextInt(3);
      if (stone != Stone.EMPTY) {
        board.set(geometry.point(point), stone);
      }
    }
    return board;
  }

  private static int[] stones(Board board) {
    int[] stones = new int[board.geometry().pointCount()];
    for (int point = 0; point < stones.length; point++) {
      stones[point] = board.stone(board.geometry().point(point));
    }
    return stones;
  }

  private static int[] expected(Board board) {
    Geometry geometry = board.geometry();
    int[] places = new int[BoardWindows.DIRECTIONS * geometry.pointCount()];
    for (int i = 0; i < places.length; i++) {
      int cell = geometry.point(i / BoardWindows.DIRECTIONS);
      int window = window(board, cell, geometry.step(i % BoardWindows.DIRECTIONS));
      places[i] = ROWS[window] * ConvolutionWeights.CHANNELS;
    }
    return places;
  }

  private static int window(Board board, int cell, int step) {
    int window = 0;
    for (int distance = -LineWindows.REACH; distance <= LineWindows.REACH; distance++) {
      window |= board.stone(cell + distance * step) << LineWindows.shift(distance);
    }
    return window;
  }
}
