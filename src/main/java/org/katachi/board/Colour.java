package org.katachi.board;

import java.util.Locale;

/** The colour of a stone, as seen above the engine. */
public enum Colour {
  /** The first player. */
  BLACK(Stone.BLACK),
  /** The second player. */
  WHITE(Stone.WHITE),
  /** A stone of a finished line in a continuous game: nobody's, it only blocks. */
  DEAD(Stone.BLOCKED);

  private final int stone;

  Colour(int stone) {
    this.stone = stone;
  }

  /** The value of such a stone on the padded board, see {@link Stone}. */
  public int stone() {
    return stone;
  }

  /** For people and in files: {@code black}, {@code white} or {@code dead}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The other player.
   *
   * @throws IllegalStateException for {@link #DEAD}
   */
  public Colour opponent() {
    return switch (this) {
      case BLACK -> WHITE;
      case WHITE -> BLACK;
      case DEAD -> throw new IllegalStateException("a dead stone has no opponent");
    };
  }

  /**
   * The colour of a stone on the padded board.
   *
   * @param stone {@link Stone#BLACK}, {@link Stone#WHITE} or {@link Stone#BLOCKED}
   * @throws IllegalArgumentException for an empty cell
   */
  public static Colour of(int stone) {
    return switch (stone) {
      case Stone.BLACK -> BLACK;
      case Stone.WHITE -> WHITE;
      case Stone.BLOCKED -> DEAD;
      default -> throw new IllegalArgumentException("no stone: " + stone);
    };
  }
}
