package org.katachi.classic.detect;

import org.katachi.board.Geometry;

/** Counts the stones in a row with the last one, both ways in each of the four directions. */
public final class LocalScanDetector extends ScanDetector {

  /**
   * A detector of an empty board.
   *
   * @param lineLength the stones in a row that win, at least 1
   */
  public LocalScanDetector(Geometry geometry, int lineLength) {
    super(geometry, lineLength);
  }

  @Override
  public boolean wins(int cell) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      if (1 + inRow(cell, step) + inRow(cell, -step) >= lineLength) {
        return true;
      }
    }
    return false;
  }

  /** The number of stones of the cell's owner that follow it without a gap. */
  private int inRow(int cell, int step) {
    int player = owners[cell];
    int count = 0;
    for (int next = cell + step; owners[next] == player; next += step) {
      count++;
    }
    return count;
  }
}
