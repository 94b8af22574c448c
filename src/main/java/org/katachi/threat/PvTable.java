package org.katachi.threat;

/**
 * Triangular PV table: the principal variation from each ply of a search.
 *
 * @see <a href="https://www.chessprogramming.org/Triangular_PV-Table">Triangular PV table</a>
 */
public final class PvTable {

  private final int plies;
  private final int[] moves;
  private final int[] ends;

  /** A table for the lines from each ply up to a greatest. */
  public PvTable(int plies) {
    this.plies = plies;
    moves = new int[(plies + 1) * (plies + 1)];
    ends = new int[plies + 1];
  }

  /** Begins a ply: no line is known. */
  public void clear(int ply) {
    ends[ply] = ply;
  }

  /** Sets a ply's line to a move followed by the line of the next ply. */
  public void set(int ply, int move) {
    int row = ply * (plies + 1);
    moves[row + ply] = move;
    ends[ply] = Math.max(ply + 1, ends[ply + 1]);
    for (int i = ply + 1; i < ends[ply]; i++) {
      moves[row + i] = moves[row + plies + 1 + i];
    }
  }

  /** Makes another search's line from its root the line of a ply, as far as there is room. */
  public void copyFrom(int ply, PvTable other) {
    int length = Math.min(plies - ply, other.length());
    System.arraycopy(other.moves, 0, moves, ply * (plies + 1) + ply, length);
    ends[ply] = ply + length;
  }

  /** The number of moves in the line from the root. */
  public int length() {
    return ends[0];
  }

  /** The move number {@code i} of the line from the root. */
  public int move(int i) {
    return moves[i];
  }
}
