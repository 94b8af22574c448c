package org.katachi.classic.weighted;

/**
 * The kinds of line that a stone makes in one direction: the number of stones in a row, and whether
 * both ends are empty (open) or only one (blocked). A row of less than five without an empty end
 * has no kind.
 *
 * <p>In the pictures {@code X} is the new stone, {@code .} an empty point, and {@code |} blocks the
 * line.
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
   * @param openEnds the number of its ends that are empty points
   * @return null for a row of less than five without an empty end
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
