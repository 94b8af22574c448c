package org.katachi.board;

/**
 * The content of a cell of the padded board, in two bits.
 *
 * <p>The values are plain {@code int} constants because they live in flat arrays below the engine;
 * above it {@link Colour} is used.
 */
public final class Stone {

  public static final int EMPTY = 0;

  /** The first player's stone. */
  public static final int BLACK = 1;

  /** The second player's stone. */
  public static final int WHITE = 2;

  /**
   * The edge of the board, or a dead stone of a continuous game: blocks every line, belongs to
   * nobody.
   */
  public static final int BLOCKED = 3;

  private Stone() {}

  /**
   * The other player's stone.
   *
   * @param stone {@link #BLACK} or {@link #WHITE}
   */
  public static int opponent(int stone) {
    return BLACK + WHITE - stone;
  }
}
