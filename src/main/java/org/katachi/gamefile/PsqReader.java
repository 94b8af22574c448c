package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads games as Piskvork saves them (psq): the board's size on the first line, then a move on each
 * line, its column and row from 1 and its time in milliseconds, then the players, which don't
 * matter here.
 */
public final class PsqReader {

  private static final Pattern SIZE =
      Pattern.compile("Piskvorky\\s+([0-9]{1,3})x([0-9]{1,3})\\b.*", Pattern.CASE_INSENSITIVE);
  private static final Pattern MOVE =
      Pattern.compile("([0-9]{1,3})\\s*,\\s*([0-9]{1,3})\\s*(,\\s*-?[0-9]{1,9})?");

  private PsqReader() {}

  /**
   * Reads a game.
   *
   * @param lines the file's
   * @throws IllegalArgumentException if they are no such game; the message tells the place
   */
  public static RecordedGame read(List<String> lines) {
    return RecordedGame.of(size(lines), Optional.empty(), moves(lines));
  }

  /**
   * The size of the board.
   *
   * @throws IllegalArgumentException if the first line tells none on which a game can be played
   */
  public static Geometry size(List<String> lines) {
    Matcher matcher = SIZE.matcher(lines.isEmpty() ? "" : lines.get(0).strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "no game that Piskvork has saved: the first line does not begin like Piskvorky 20x20");
    }
    int width = Integer.parseInt(matcher.group(1));
    int height = Integer.parseInt(matcher.group(2));
    if (!Geometry.isPlayable(width, height)) {
      throw new IllegalArgumentException(
          "line 1: no board of " + width + "x" + height + " is supported");
    }
    return new Geometry(width, height);
  }

  /**
   * The moves, which may lie beyond the right and the lower edge of the board.
   *
   * @throws IllegalArgumentException if a line between them is none, or has a column or a row below
   *     1; the message tells the line
   */
  public static List<Point> moves(List<String> lines) {
    List<Point> moves = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      Matcher matcher = MOVE.matcher(lines.get(i).strip());
      if (!matcher.matches()) {
        checkEnd(lines, i);
        break;
      }
      int column = Integer.parseInt(matcher.group(1));
      int row = Integer.parseInt(matcher.group(2));
      if (column == 0 || row == 0) {
        throw new IllegalArgumentException(
            "line %d: columns and rows count from 1: %s".formatted(i + 1, lines.get(i).strip()));
      }
      moves.add(new Point(column - 1, row - 1));
    }
    return moves;
  }

  /** After the moves come names and a number; a further move means that a line is damaged. */
  private static void checkEnd(List<String> lines, int end) {
    for (String line : lines.subList(end, lines.size())) {
      if (MOVE.matcher(line.strip()).matches()) {
        throw new IllegalArgumentException(
            "line %d: not a move like 8,8,0: %s".formatted(end + 1, lines.get(end).strip()));
      }
    }
  }
}
