package org.katachi.lab.selfplay;

import org.katachi.search.Score;

/**
 * A position that was searched, and what the search has found. It is reached from a {@link
 * SelfPlayGame} by its first moves and some others.
 *
 * @param source where the position comes from
 * @param ply the moves of the game that are played
 * @param line the cells of the moves after them; none for a position of the game itself
 * @param best the cell of the best move
 * @param secondBest the cell of another move that was best in an earlier iteration, the last one
 *     before the best; {@link #NO_CELL} if there was none
 * @param value the {@link org.katachi.search.Score} for the side to move, or {@link #NO_VALUE}
 * @param depth the depth of the search in plies, 0 if the win was found by VCF or VCT alone
 */
@SuppressWarnings("ArrayRecordComponent") // Written and read, never compared.
public record SearchedPosition(
    Source source, int ply, int[] line, int best, int secondBest, int value, int depth) {

  /** No move. */
  public static final int NO_CELL = 0;

  /** Only the best move is known. */
  public static final int NO_VALUE = Short.MIN_VALUE;

  /**
   * Whether the search has found anything: not where a VCF search that failed has used up all
   * nodes, so that the value is none and the move the first in order.
   */
  boolean tellsResult() {
    return depth > 0 || value >= Score.MAX_ESTIMATE;
  }

  /** Where positions come from; the place in the list is the code in files. */
  public enum Source {
    /** A position of the game; the best move was played. */
    GAME,
    /** A position some random moves off the game. */
    BRANCH,
    /** A node inside the tree of a search; the best move is that of the transposition table. */
    TREE;

    private static final Source[] ALL = values();

    /**
     * The source with this code.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Source ofCode(int code) {
      if (code < 0 || code >= ALL.length) {
        throw new IllegalArgumentException("no source of positions " + code);
      }
      return ALL[code];
    }

    @SuppressWarnings("EnumOrdinal") // The format's codes stand in this order.
    byte code() {
      return (byte) ordinal();
    }
  }
}
