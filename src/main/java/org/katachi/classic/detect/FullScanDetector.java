package org.katachi.classic.detect;

import org.katachi.board.Geometry;

/** Scans the whole board for a line, from every point in every direction. */
public final class FullScanDetector extends ScanDetector {

  /**
   * A detector of an empty board.
   *
   * @param lineLength the stones in a row that win, at least 1
   */
  public FullScanDetector(Geometry geometry, int lineLength) {
    super(geometry, lineLength);
  }

  @Override
  public boolean wins(int cell) {
    int player = owners[cell];
    for (int i = 0; i < geometry.pointCount(); i++) {
      int start = geometry.point(i);
      if (owners[start] == player && startsLine(start, player)) {
        return true;
      }
    }
    return false;
  }

  private boolean startsLine(int start, int player) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      int length = 1;
      for (int next = start + step; length < lineLength && owners[next] == player; next += step) {
        length++;
      }
      if (length == lineLength) {
        return true;
      }
    }
    return false;
  }
}
