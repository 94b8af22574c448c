package org.katachi.gamefile;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads a game as Yixin-Board saves it ({@code .sav}): the height and the width of the board and
 * the number of moves on a line each, then the row and the column of each move, from 0.
 *
 * <p>Source: {@code show_dialog_save} in Yixin-Board's main.c.
 */
final class SavReader {

  /** The lines before the moves. */
  static final int HEADER_LINES = 3;

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");
  private static final Pattern MOVE = Pattern.compile("([0-9]{1,2})\\s+([0-9]{1,2})");

  private SavReader() {}

  /** Whether the lines begin with three numbers. */
  static boolean isSaved(List<String> lines) {
    return lines.size() >= HEADER_LINES
        && lines.subList(0, HEADER_LINES).stream()
            .allMatch(line -> NUMBER.matcher(line.strip()).matches());
  }

  /**
   * Reads a game.
   *
   * @throws IllegalArgumentException if it is faulty; the message tells the line
   */
  static GameFile read(List<String> lines) {
    int height = number(lines, 0);
    int width = number(lines, 1);
    if (!Geometry.isPlayable(width, height)) {
      throw new IllegalArgumentException(
          "line 1: no board of " + width + "x" + height + " is supported");
    }
    GameTree tree = new GameTree(new Geometry(width, height));
    GameNode node = tree.root();
    Colour side = Colour.BLACK;
    int end = HEADER_LINES + number(lines, HEADER_LINES - 1);
    for (int i = HEADER_LINES; i < end; i++) {
      String line = i < lines.size() ? lines.get(i).strip() : "";
      Matcher move = MOVE.matcher(line);
      if (!move.matches()) {
        throw fault(i, "not a move like 7 7: " + line);
      }
      Point point = new Point(Integer.parseInt(move.group(2)), Integer.parseInt(move.group(1)));
      try {
        node = node.play(Move.stone(side, point));
      } catch (IllegalArgumentException e) {
        throw fault(i, e.getMessage());
      }
      side = side.opponent();
    }
    for (int i = end; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        tree.warn("line %d is left out: %s".formatted(i + 1, lines.get(i).strip()));
      }
    }
    return GameFile.of(tree);
  }

  private static int number(List<String> lines, int line) {
    return Integer.parseInt(lines.get(line).strip());
  }

  private static IllegalArgumentException fault(int line, String what) {
    return new IllegalArgumentException("line %d: %s".formatted(line + 1, what));
  }
}
