package org.katachi.rules;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * The points that renju forbids to black, by the exact definition.
 *
 * <pre>
 *   four            x _ x x x        one stone more makes exactly five
 *   straight four   _ x x x x _      a four that either end completes; counts once
 *   two fours       x _ x x x _ x    in one line
 *   three           _ x x _ x _      one stone more, a legal one, makes a straight four and no five
 * </pre>
 *
 * <p>To see whether that one stone more is legal the same test runs again with one stone more on
 * the board, so the recursion ends. It puts stones on the board and takes them off again; after
 * each call the board is as it was. Nothing is allocated.
 */
public final class ForbiddenPoints {

  private static final int FIVE = LineRule.FIVE;
  private static final int FOUR = FIVE - 1;
  private static final int NOWHERE = -1;

  private ForbiddenPoints() {}

  /** Whether black may not play at an empty cell. */
  public static boolean isForbidden(Board board, int cell) {
    return foulAt(board, cell) != Foul.NONE;
  }

  /** The foul that a black stone makes at an empty cell. A move that makes a five is no foul. */
  public static Foul foulAt(Board board, int cell) {
    boolean overline = false;
    int fours = 0;
    int threes = 0;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = board.geometry().step(direction);
      int before = firstOther(board, cell, -step);
      int after = firstOther(board, cell, step);
      int length = length(before, after, step);
      if (length == FIVE) {
        return Foul.NONE;
      }
      if (length > FIVE) {
        overline = true;
      } else {
        fours += fours(board, before, after, step);
        threes += hasShapeOfThree(board, before, after, step) ? 1 : 0;
      }
    }
    if (overline) {
      return Foul.OVERLINE;
    }
    if (fours > 1) {
      return Foul.DOUBLE_FOUR;
    }
    return threes > 1 && makesTwoThrees(board, cell) ? Foul.DOUBLE_THREE : Foul.NONE;
  }

  /** The number of fours in a row of at most four stones between two cells that are not black. */
  private static int fours(Board board, int before, int after, int step) {
    boolean first = completes(board, before, -step, after, FIVE);
    boolean second = completes(board, after, step, before, FIVE);
    boolean straight = length(before, after, step) == FOUR;
    return first && second && !straight ? 2 : first || second ? 1 : 0;
  }

  private static boolean hasShapeOfThree(Board board, int before, int after, int step) {
    return straightFourPoint(board, before, -step, after) != NOWHERE
        || straightFourPoint(board, after, step, before) != NOWHERE;
  }

  private static boolean makesTwoThrees(Board board, int cell) {
    int threes = 0;
    board.set(cell, Stone.BLACK);
    for (int direction = 0; direction < Geometry.DIRECTIONS && threes < 2; direction++) {
      if (isThree(board, cell, board.geometry().step(direction))) {
        threes++;
      }
    }
    board.clear(cell);
    return threes > 1;
  }

  private static boolean isThree(Board board, int cell, int step) {
    int before = firstOther(board, cell, -step);
    int after = firstOther(board, cell, step);
    return isCompletion(board, straightFourPoint(board, before, -step, after))
        || isCompletion(board, straightFourPoint(board, after, step, before));
  }

  /** A stone that makes a five elsewhere wins and so makes no straight four. */
  private static boolean isCompletion(Board board, int cell) {
    return cell != NOWHERE && !makesFive(board, cell) && !isForbidden(board, cell);
  }

  private static boolean makesFive(Board board, int cell) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = board.geometry().step(direction);
      if (length(firstOther(board, cell, -step), firstOther(board, cell, step), step) == FIVE) {
        return true;
      }
    }
    return false;
  }

  /**
   * The given end of a row, if a black stone there makes a straight four.
   *
   * @param end the first cell beyond the row on one side
   * @param step from the row to that end
   * @param otherEnd the first cell beyond the row on the other side
   */
  private static int straightFourPoint(Board board, int end, int step, int otherEnd) {
    if (!completes(board, end, step, otherEnd, FOUR)) {
      return NOWHERE;
    }
    int newEnd = firstOther(board, end, step);
    boolean straight = isFivePoint(board, newEnd, step) && isFivePoint(board, otherEnd, -step);
    return straight ? end : NOWHERE;
  }

  /** Whether a stone on an end of a row, with what lies beyond, makes a row of that length. */
  private static boolean completes(Board board, int end, int step, int otherEnd, int length) {
    return board.isEmpty(end) && length(otherEnd, firstOther(board, end, step), step) == length;
  }

  /** Whether the cell beyond four in a row makes exactly five of them. */
  private static boolean isFivePoint(Board board, int cell, int step) {
    return board.isEmpty(cell) && board.stone(cell + step) != Stone.BLACK;
  }

  /** The number of cells between two cells of a line. */
  private static int length(int from, int to, int step) {
    return (to - from) / step - 1;
  }

  private static int firstOther(Board board, int cell, int step) {
    return LineRule.firstOther(board, cell, Stone.BLACK, step);
  }
}
