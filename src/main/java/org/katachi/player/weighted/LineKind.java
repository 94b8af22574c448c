package org.katachi.player.weighted;

/**
 * What a stone makes in one direction: how many in a row, and whether the row can grow at both ends
 * (open) or at one only (blocked). A row that can't grow and is no five is nothing.
 *
 * <p>In the pictures the stone just played is {@code X}, an empty point {@code .}, and {@code |}
 * stops the line.
 */
public enum LineKind {
  /** {@code .X.} or {@code |X.}. */
  ONE,
  /** {@code .xX.} or {@code |xX.}. */
  TWO,
  /** {@code |xxX.}. */
  BLOCKED_THREE,
  /** {@code .xxX.}. */
  OPEN_THREE,
  /** {@code |xxxX.}. */
  BLOCKED_FOUR,
  /** {@code .xxxX.}. */
  OPEN_FOUR,
  /** {@code xxxxX}. */
  FIVE;

  private static final LineKind[] BLOCKED = {ONE, TWO, BLOCKED_THREE, BLOCKED_FOUR};
  private static final LineKind[] OPEN = {ONE, TWO, OPEN_THREE, OPEN_FOUR};

  /**
   * The kind of a row.
   *
   * @param stones the stones in it, at least one
   * @param openEnds how many of its two ends are empty points
   * @return null for a row that can't grow and is no five
   */
  static LineKind of(int stones, int openEnds) {
    if (stones > OPEN.length) {
      return FIVE;
    }
    return switch (openEnds) {
      case 0 -> null;
      case 1 -> BLOCKED[stones - 1];
      default -> OPEN[stones - 1];
    };
  }
}
