package org.katachi.lab.selfplay;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * Keys of positions that are the same for all images of a position under the board's symmetries.
 */
public final class PositionKey {

  private static final int SYMMETRIES = 8;

  /** Fractions of the golden ratio and its like spread coordinates over all bits. */
  private static final long X_FACTOR = 0x9E3779B97F4A7C15L;

  private static final long Y_FACTOR = 0xD1B54A32D192ED03L;
  private static final long STONE_FACTOR = 0x8CB92BA72F3D8DD7L;
  private static final long FIRST_MIX = 0xBF58476D1CE4E5B9L;
  private static final long SECOND_MIX = 0x94D049BB133111EBL;

  private PositionKey() {}

  /**
   * The key of the stones on a board and the side to move; equal for two positions of one size by
   * chance 2⁻⁶⁴. It knows neither size nor rule: only positions of one kind are compared by it.
   */
  public static long of(Board board) {
    Geometry geometry = board.geometry();
    boolean square = geometry.width() == geometry.height();
    long min = Long.MAX_VALUE;
    for (int symmetry = 0; symmetry < (square ? SYMMETRIES : SYMMETRIES / 2); symmetry++) {
      min = Math.min(min, key(board, symmetry));
    }
    return min + board.sideToMove();
  }

  private static long key(Board board, int symmetry) {
    Geometry geometry = board.geometry();
    long key = 0;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.stone(cell) != Stone.EMPTY) {
        int x = geometry.x(cell);
        int y = geometry.y(cell);
        x = (symmetry & 1) == 0 ? x : geometry.width() - 1 - x;
        y = (symmetry & 2) == 0 ? y : geometry.height() - 1 - y;
        boolean turned = (symmetry & 4) != 0;
        key += mixed(turned ? y : x, turned ? x : y, board.stone(cell));
      }
    }
    return key;
  }

  private static long mixed(int x, int y, int stone) {
    long bits = (x + 1) * X_FACTOR + (y + 1) * Y_FACTOR + stone * STONE_FACTOR;
    bits = (bits ^ (bits >>> 30)) * FIRST_MIX;
    bits = (bits ^ (bits >>> 27)) * SECOND_MIX;
    return bits ^ (bits >>> 31);
  }
}
