package org.katachi.rules;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * The lines that win under one rule, in a table that is filled once, when the game starts.
 *
 * <p>Lines are judged each direction by itself: a stone may make an overline in one and a winning
 * five in another. The edge and dead stones end a line, but they are not the opponent's stones and
 * stop nothing.
 */
public final class LineRule {

  /** The number of stones in a five. */
  public static final int FIVE = 5;

  private static final int OVERLINE = FIVE + 1;
  private static final int LENGTHS = OVERLINE + 1;

  /** By colour, by length up to an overline, by whether both ends are stopped. */
  private final boolean[] wins = new boolean[(Stone.WHITE + 1) * LENGTHS * 2];

  private final boolean endsMatter;

  public LineRule(Rule rule) {
    boolean differs = false;
    for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
      for (int length = FIVE; length <= OVERLINE; length++) {
        boolean free = wins(rule, colour, length, false);
        boolean stopped = wins(rule, colour, length, true);
        wins[index(colour, length, false)] = free;
        wins[index(colour, length, true)] = stopped;
        differs |= free != stopped;
      }
    }
    endsMatter = differs;
  }

  private static boolean wins(Rule rule, int colour, int length, boolean stopped) {
    boolean five = length == FIVE;
    boolean overline = length > FIVE;
    return switch (rule) {
      case FREESTYLE -> five || overline;
      case STANDARD -> five;
      case RENJU -> five || (overline && colour == Stone.WHITE);
      case CARO -> (five && !stopped) || overline;
      case CARO_EXACT -> five && !stopped;
    };
  }

  private static int index(int colour, int length, boolean stopped) {
    return (colour * LENGTHS + Math.min(length, OVERLINE)) * 2 + (stopped ? 1 : 0);
  }

  /** Whether a five can be spoiled by stopping both its ends. */
  public boolean endsMatter() {
    return endsMatter;
  }

  /**
   * Whether a line wins.
   *
   * @param colour {@link Stone#BLACK} or {@link Stone#WHITE}
   * @param length the number of stones in the row
   * @param bothEndsStopped whether stones of the opponent stand at both ends
   */
  public boolean isWin(int colour, int length, boolean bothEndsStopped) {
    return wins[index(colour, length, bothEndsStopped)];
  }

  /**
   * Whether a stone stands, or would stand, in a winning line.
   *
   * @param cell a cell that is empty or holds a stone of that colour
   * @param colour {@link Stone#BLACK} or {@link Stone#WHITE}
   */
  public boolean wins(Board board, int cell, int colour) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      if (winsAlong(board, cell, colour, direction)) {
        return true;
      }
    }
    return false;
  }

  /** As {@link #wins(Board, int, int)}, in one direction only. */
  public boolean winsAlong(Board board, int cell, int colour, int direction) {
    int step = board.geometry().step(direction);
    int first = firstOther(board, cell, colour, -step);
    int last = firstOther(board, cell, colour, step);
    int length = (last - first) / step - 1;
    if (length < FIVE) {
      return false;
    }
    int opponent = Stone.opponent(colour);
    return isWin(colour, length, board.stone(first) == opponent && board.stone(last) == opponent);
  }

  /** The first cell beyond the given one, in steps, that holds no stone of the colour. */
  static int firstOther(Board board, int cell, int colour, int step) {
    int next = cell + step;
    while (board.stone(next) == colour) {
      next += step;
    }
    return next;
  }
}
