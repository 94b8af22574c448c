package org.katachi.rules;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/** Random positions for properties. */
public final class RandomBoards {

  private RandomBoards() {}

  /** A crowded board of all kinds of stones, one of the colours far ahead: lines of any length. */
  public static Board longLines(Geometry geometry, Random random) {
    int favourite = random.nextBoolean() ? Stone.BLACK : Stone.WHITE;
    return fill(geometry, random, favourite, 0.6 + 0.3 * random.nextDouble(), 0.6);
  }

  /** A board with enough black stones for fours and threes at many points, some dead stones. */
  public static Board blackShapes(Geometry geometry, Random random) {
    return fill(geometry, random, Stone.BLACK, 0.12 + 0.2 * random.nextDouble(), 0.1);
  }

  private static Board fill(
      Geometry geometry, Random random, int favourite, double share, double othersShare) {
    Board board = new Board(geometry);
    for (int i = 0; i < geometry.pointCount(); i++) {
      if (random.nextDouble() < share) {
        board.set(geometry.point(i), favourite);
      } else if (random.nextDouble() < othersShare) {
        int other = random.nextInt(4) == 0 ? Stone.BLOCKED : Stone.opponent(favourite);
        board.set(geometry.point(i), other);
      }
    }
    return board;
  }
}
