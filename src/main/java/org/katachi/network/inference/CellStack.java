package org.katachi.network.inference;

/** Lists of cells, one a ply, one above the other. */
final class CellStack {

  private final int[] cells;

  /** By ply: where its list begins. */
  private final int[] starts;

  private int end;

  CellStack(int plies, int cellsOfPly) {
    cells = new int[plies * cellsOfPly];
    starts = new int[plies + 1];
  }

  /** Begins the list of a ply. */
  void open(int ply) {
    starts[ply] = end;
  }

  /** Ends the list at a place of {@link #cells}. */
  void close(int newEnd) {
    end = newEnd;
  }

  /** Takes the list of the highest ply away. */
  void drop(int ply) {
    end = starts[ply];
  }

  /** All lists. */
  int[] cells() {
    return cells;
  }

  /** Where the list of a ply begins. */
  int start(int ply) {
    return starts[ply];
  }

  /** Where the highest list ends. */
  int end() {
    return end;
  }
}
