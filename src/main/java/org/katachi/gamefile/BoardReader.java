package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads a drawn board, as {@link BoardDrawing} draws one or a person types one:
 *
 * <pre>
 *    a b c d e
 *  1 . . . . .
 *  2 . X O . .     X, x, # or a filled circle is black, O, o or an empty circle is white
 *  3 . .[X]. .     any of . + - _ * and the characters of boxes is an empty point
 *  4 . . . . .
 *  5 . . . . .
 * </pre>
 *
 * <p>Row numbers, if there are any, may run up or down; without them the first row is row 1.
 */
final class BoardReader {

  private static final String BLACK = "Xx#●⚫";
  private static final String WHITE = "Oo○⚪";
  private static final String EMPTY = ".+-_*·┌┬┐├┼┤└┴┘╋";
  private static final String SKIPPED = "[]|─";

  private static final Pattern ROW = Pattern.compile("(\\s*[0-9]{1,2}(?![0-9]))?(.*?)([0-9]{0,2})");

  private final List<Row> rows = new ArrayList<>();
  private final List<Point> black = new ArrayList<>();
  private final List<Point> white = new ArrayList<>();

  private BoardReader() {}

  /**
   * A row of points.
   *
   * @param line its line, from 1
   * @param number its number, 0 if there is none
   * @param points a character for each point
   */
  private record Row(int line, int number, String points) {}

  /** Whether lines look like a drawn board: one of them has stones or empty points alone. */
  static boolean isBoard(List<String> lines) {
    return lines.stream()
        .map(BoardReader::points)
        .anyMatch(
            points ->
                points.length() >= Geometry.MIN_SIZE
                    && points.chars().allMatch(BoardReader::isPoint));
  }

  /**
   * Reads a board. White moves next if there is one black stone more than white ones.
   *
   * @throws IllegalArgumentException if it is faulty; the message tells the line and the column
   */
  static RecordedGame read(List<String> lines) {
    BoardReader reader = new BoardReader();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank() && !isHeader(lines.get(i))) {
        reader.addRow(i + 1, lines.get(i));
      }
    }
    return reader.game();
  }

  private static String points(String line) {
    Matcher matcher = ROW.matcher(line.stripTrailing());
    return matcher.matches() ? matcher.group(2).replaceAll("[\\s\\[\\]|─]", "") : "";
  }

  /** The letters of the columns; a row of stones alone has no other letters than theirs. */
  private static boolean isHeader(String line) {
    String letters = line.replaceAll("\\s", "");
    return letters.chars().allMatch(Character::isLetter) && !letters.matches("[XxOo]+");
  }

  private static boolean isPoint(int character) {
    return (BLACK + WHITE + EMPTY).indexOf(character) >= 0;
  }

  private void addRow(int line, String text) {
    Matcher matcher = ROW.matcher(text.stripTrailing());
    if (!matcher.matches()) {
      throw new IllegalArgumentException("line " + line + ": not a row of a board");
    }
    for (int i = matcher.start(2); i < matcher.end(2); i++) {
      char character = text.charAt(i);
      if (!isPoint(character)
          && !Character.isWhitespace(character)
          && SKIPPED.indexOf(character) < 0) {
        throw new IllegalArgumentException(
            "line %d, column %d: %c is neither X (black), O (white) nor . (empty)"
                .formatted(line, i + 1, character));
      }
    }
    String number = matcher.group(1) == null ? matcher.group(3) : matcher.group(1).strip();
    String points = points(text);
    if (!rows.isEmpty() && points.length() != rows.get(0).points().length()) {
      throw new IllegalArgumentException(
          "line %d: a row of %d points after one of %d"
              .formatted(line, points.length(), rows.get(0).points().length()));
    }
    rows.add(new Row(line, number.isEmpty() ? 0 : Integer.parseInt(number), points));
  }

  private RecordedGame game() {
    int width = rows.get(0).points().length();
    int height = rows.size();
    if (!Geometry.isPlayable(width, height)) {
      throw new IllegalArgumentException(
          "a board of %dx%d; a side has %d to %d points"
              .formatted(width, height, Geometry.MIN_SIZE, Geometry.MAX_SIZE));
    }
    boolean[] seen = new boolean[height];
    for (int i = 0; i < height; i++) {
      Row row = rows.get(i);
      int y = rows.get(0).number() == 0 ? i : row.number() - 1;
      if (y < 0 || y >= height || seen[y]) {
        throw new IllegalArgumentException(
            "line %d: the row's number is not one of 1 to %d that is left"
                .formatted(row.line(), height));
      }
      seen[y] = true;
      addStones(row.points(), y);
    }
    List<Point> stones = alternate(black, white);
    return new RecordedGame(new Geometry(width, height), Optional.empty(), stones, stones.size());
  }

  private void addStones(String points, int y) {
    for (int x = 0; x < points.length(); x++) {
      char character = points.charAt(x);
      if (BLACK.indexOf(character) >= 0) {
        black.add(new Point(x, y));
      } else if (WHITE.indexOf(character) >= 0) {
        white.add(new Point(x, y));
      }
    }
  }

  /**
   * Stones in an order in which they could have been placed.
   *
   * @throws IllegalArgumentException if the numbers of the stones do not allow any
   */
  static List<Point> alternate(List<Point> black, List<Point> white) {
    int more = black.size() - white.size();
    if (more < 0 || more > 1) {
      throw new IllegalArgumentException(
          "%d black and %d white stones; black has as many as white or one more"
              .formatted(black.size(), white.size()));
    }
    List<Point> stones = new ArrayList<>();
    for (int i = 0; i < black.size() + white.size(); i++) {
      stones.add((i % 2 == 0 ? black : white).get(i / 2));
    }
    return stones;
  }
}
