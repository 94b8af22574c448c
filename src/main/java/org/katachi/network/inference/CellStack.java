package org.katachi.network.inference;

/** Lists of cells, one a ply, one above the other. */
final class CellStack {

  private final int[] cells;

  /** By list: where it begins. */
  private final int[] starts;

  /** The highest list. */
  private int top;

  /** Where it ends. */
  private int end;

  CellStack(int plies, int cellsOfPly) {
    cells = new int[plies * cellsOfPly];
    starts = new int[plies + 1];
  }

  /** Begins a list above the others; {@link #close} ends it. */
  void open() {
    starts[++top] = end;
  }

  /** Ends the highest list at an index of {@link #cells}. */
  void close(int newEnd) {
    end = newEnd;
  }

  /** Takes the highest list away. */
  void drop() {
    end = starts[top--];
  }

  /** All lists. */
  int[] cells() {
    return cells;
  }

  /** Where the highest list begins. */
  int start() {
    return starts[top];
  }

  /** Where the highest list ends. */
  int end() {
    return end;
  }

  /** The cells of the highest list. */
  int count() {
    return end - starts[top];
  }
}
