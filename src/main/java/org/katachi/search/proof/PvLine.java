package org.katachi.search.proof;

import org.katachi.threat.PvTable;

/** The best line of a search so far: the moves from the root, of which the first is the best. */
public final class PvLine {

  private final int[] moves;
  private int length;

  /** No line yet; one of at most that many plies finds room. */
  public PvLine(int plies) {
    moves = new int[plies];
  }

  /** Makes one move the whole line. */
  public void set(int move) {
    moves[0] = move;
    length = 1;
  }

  /**
   * Copies a line, as far as there is room. An empty one changes nothing: an iteration that was
   * aborted within its first move has none, and the line before stands.
   */
  public void copyFrom(PvTable line) {
    if (line.length() == 0) {
      return;
    }
    length = Math.min(moves.length, line.length());
    for (int i = 0; i < length; i++) {
      moves[i] = line.move(i);
    }
  }

  /** Adds a move. */
  public void add(int move) {
    moves[length++] = move;
  }

  /** Copies another line. */
  public void copyFrom(PvLine other) {
    length = other.length;
    System.arraycopy(other.moves, 0, moves, 0, length);
  }

  /** Extends the line of a proved result, as far as there is room, to the end of the game. */
  public void extend(PvExtender extender, int plies) {
    length = extender.extend(moves, length, Math.min(moves.length, plies));
  }

  public int length() {
    return length;
  }

  public int move(int i) {
    return moves[i];
  }
}
