package org.katachi.board;

/**
 * A point of a board as people and managers name it.
 *
 * @param x the column, from zero at the left
 * @param y the row, from zero at the top
 */
public record Point(int x, int y) {

  /** The protocol's own form, {@code x,y}. */
  @Override
  public String toString() {
    return x + "," + y;
  }

  // Both are written out: the ones that a record has by default take some 40 ms to link at their
  // first use, which is before the first move.
  @Override
  public boolean equals(Object other) {
    return other instanceof Point that && x == that.x && y == that.y;
  }

  @Override
  public int hashCode() {
    return 31 * x + y;
  }
}
