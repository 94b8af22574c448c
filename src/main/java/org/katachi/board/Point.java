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
}
