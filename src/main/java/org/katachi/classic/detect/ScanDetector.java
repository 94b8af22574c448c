package org.katachi.classic.detect;

import org.katachi.board.Geometry;

/** The base of detectors that keep only the stones and scan them when they are asked. */
abstract class ScanDetector implements WinDetector {

  final Geometry geometry;
  final int lineLength;

  /** The player on each cell, 0 for none and off the board. */
  final int[] owners;

  /**
   * A detector of an empty board.
   *
   * @param lineLength the stones in a row that win, at least 1
   */
  ScanDetector(Geometry geometry, int lineLength) {
    this.geometry = geometry;
    this.lineLength = lineLength;
    owners = new int[geometry.cellCount()];
  }

  @Override
  public final void place(int cell, int player) {
    owners[cell] = player;
  }

  @Override
  public final void remove(int cell) {
    owners[cell] = 0;
  }

  @Override
  public final long bytes() {
    return (long) owners.length * Integer.BYTES;
  }
}
