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
  ONE(5, 0),
  /** {@code .xX.} or {@code |xX.}. */
  TWO(10, 10),
  /** {@code |xxX.}. */
  BLOCKED_THREE(25, 30),
  /** {@code .xxX.}. */
  OPEN_THREE(50, 40),
  /** {@code |xxxX.}. */
  BLOCKED_FOUR(55, 60),
  /** {@code .xxxX.}. */
  OPEN_FOUR(300, 200),
  /** {@code xxxxX}. */
  FIVE(30_000, 20_000);

  private static final LineKind[] BLOCKED = {ONE, TWO, BLOCKED_THREE, BLOCKED_FOUR};
  private static final LineKind[] OPEN = {ONE, TWO, OPEN_THREE, OPEN_FOUR};

  /** The default weight of making the line. */
  final int own;

  /** The default weight of preventing the opponent's. */
  final int opponent;

  LineKind(int own, int opponent) {
    this.own = own;
    this.opponent = opponent;
  }

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
