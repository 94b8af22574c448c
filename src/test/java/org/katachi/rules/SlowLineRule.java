package org.katachi.rules;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Board;
import org.katachi.board.Stone;

/**
 * The slow twin of {@link LineRule}: writes each line through a point as text, seen by the colour
 * in question, and looks for the winning pattern in it.
 */
final class SlowLineRule {

  private static final String EXACT_FIVE = "(?<!x)x{5}(?!x)";
  private static final String FIVE_OR_MORE = "x{5,}";
  private static final String SIX_OR_MORE = "x{6,}";
  private static final String EXACT_FIVE_NOT_STOPPED = "(?<![xo])x{5}(?!x)|(?<!x)x{5}(?![xo])";

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private SlowLineRule() {}

  static boolean wins(Rule rule, Board board, int cell, int colour) {
    int x = board.geometry().x(cell);
    int y = board.geometry().y(cell);
    for (int[] direction : DIRECTIONS) {
      String before = new StringBuilder(ray(board, x, y, direction, -1, colour)).reverse() + "";
      String after = ray(board, x, y, direction, 1, colour);
      if (holdsWin(pattern(rule, colour), before + "x" + after, before.length())) {
        return true;
      }
    }
    return false;
  }

  /** The greatest number of black or of white stones in a row in one row of the board. */
  static int longestRow(Board board, int y) {
    String row = text(board, 0, y, Stone.BLACK) + ray(board, 0, y, DIRECTIONS[0], 1, Stone.BLACK);
    Matcher runs = Pattern.compile("x+|o+").matcher(row);
    return runs.results().mapToInt(run -> run.end() - run.start()).max().orElse(0);
  }

  private static String pattern(Rule rule, int colour) {
    return switch (rule) {
      case FREESTYLE -> FIVE_OR_MORE;
      case STANDARD -> EXACT_FIVE;
      case RENJU -> colour == Stone.BLACK ? EXACT_FIVE : FIVE_OR_MORE;
      case CARO -> SIX_OR_MORE + "|" + EXACT_FIVE_NOT_STOPPED;
      case CARO_EXACT -> EXACT_FIVE_NOT_STOPPED;
    };
  }

  private static boolean holdsWin(String pattern, String line, int position) {
    return Pattern.compile(pattern)
        .matcher(line)
        .results()
        .anyMatch(win -> win.start() <= position && position < win.end());
  }

  /** The points on one side of a point up to the edge, nearest first. */
  private static String ray(Board board, int x, int y, int[] direction, int sign, int colour) {
    int nextX = x + sign * direction[0];
    int nextY = y + sign * direction[1];
    if (!board.geometry().contains(nextX, nextY)) {
      return "";
    }
    return text(board, nextX, nextY, colour) + ray(board, nextX, nextY, direction, sign, colour);
  }

  private static String text(Board board, int x, int y, int colour) {
    int stone = board.stone(board.geometry().cell(x, y));
    if (stone == colour) {
      return "x";
    }
    return switch (stone) {
      case Stone.EMPTY -> ".";
      case Stone.BLOCKED -> "#";
      default -> "o";
    };
  }
}
