package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads drawn boards, as {@link BoardDrawing} draws one or a person types one:
 *
 * <pre>
 *    a b c d e
 *  1 . . . . .
 *  2 . X O . .     X, x, # or a filled circle is black, O, o or an empty circle is white
 *  3 . .[X]. .     any of . + - _ * and the characters of boxes is an empty point
 *  4 . . . . .
 *  5 . . . . .
 * white to move    may be missing
 * </pre>
 *
 * <p>Row numbers, if there are any, may run up or down; without them the first row is row 1. Blank
 * lines stand between several boards.
 */
final class BoardReader {

  private static final String BLACK = "Xx#●⚫";
  private static final String WHITE = "Oo○⚪";
  private static final String EMPTY = ".+-_*·┌┬┐├┼┤└┴┘╋";
  private static final String SKIPPED = "[]|─";

  private static final Pattern ROW = Pattern.compile("(\\s*[0-9]{1,2}(?![0-9]))?(.*?)([0-9]{0,2})");

  /** Who is to move. */
  private static final Pattern TURN =
      Pattern.compile(
          "(black|white|x|o)(?:\\s+to move|\\s+to play|\\s+moves?|\\s+plays?|'s turn)?");

  private static final Pattern TURN_CHINESE = Pattern.compile("(黑|黒|白)(?:方|棋)?(?:先|番|走|下).*");

  private static final Pattern TURN_AFTER =
      Pattern.compile("(?:to move|to play|turn|next|side)\\s*[:=]?\\s*(black|white|x|o)");

  private final List<Row> rows = new ArrayList<>();
  private final List<String> others = new ArrayList<>();
  private Optional<Colour> toMove = Optional.empty();

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
    return lines.stream().anyMatch(BoardReader::isRow);
  }

  private static boolean isRow(String line) {
    String points = points(line);
    return points.length() >= Geometry.MIN_SIZE && points.chars().allMatch(BoardReader::isPoint);
  }

  /**
   * Reads the boards.
   *
   * @throws IllegalArgumentException if one is faulty; the message tells the line and the column
   */
  static GameFile read(List<String> lines) {
    List<GameTree> boards = new ArrayList<>();
    int start = 0;
    for (int end : ends(lines)) {
      BoardReader reader = new BoardReader();
      for (int i = start; i < end; i++) {
        reader.add(i + 1, lines.get(i));
      }
      boards.add(reader.board());
      start = end;
    }
    return new GameFile(boards, List.of());
  }

  /**
   * Where the boards end: at the blank line before each block of rows after the first, if every
   * block is high enough for a board of its own.
   */
  private static List<Integer> ends(List<String> lines) {
    List<Integer> ends = new ArrayList<>();
    List<Integer> heights = new ArrayList<>();
    boolean isWithin = false;
    int lastBlank = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        lastBlank = i;
        isWithin = false;
      } else if (isRow(lines.get(i))) {
        if (!isWithin) {
          heights.add(0);
          if (heights.size() > 1) {
            ends.add(lastBlank);
          }
        }
        isWithin = true;
        heights.set(heights.size() - 1, heights.get(heights.size() - 1) + 1);
      }
    }
    if (heights.stream().anyMatch(height -> height < Geometry.MIN_SIZE)) {
      ends.clear();
    }
    ends.add(lines.size());
    return ends;
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

  private void add(int line, String text) {
    if (text.isBlank() || findTurn(text)) {
      return;
    }
    if (isHeader(text)) {
      if (!isAlphabet(text)) {
        others.add("line %d is left out: %s".formatted(line, text.strip()));
      }
      return;
    }
    addRow(line, text);
  }

  /**
   * The letters of columns are in order, one letter each, or for those after z two in two lines.
   */
  private static boolean isAlphabet(String line) {
    String letters = line.replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    return IntStream.range(1, letters.length())
        .allMatch(
            i -> {
              int step = letters.charAt(i) - letters.charAt(i - 1);
              return (step >= 0 && step <= 2) || letters.charAt(i) == 'a';
            });
  }

  private boolean findTurn(String line) {
    String text = line.strip().toLowerCase(Locale.ROOT).replaceAll("[.!。]$", "");
    for (Pattern pattern : List.of(TURN, TURN_CHINESE, TURN_AFTER)) {
      Matcher matcher = pattern.matcher(text);
      if (matcher.matches()) {
        boolean isBlack = List.of("black", "x", "黑", "黒").contains(matcher.group(1));
        toMove = Optional.of(isBlack ? Colour.BLACK : Colour.WHITE);
        return true;
      }
    }
    return false;
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

  private GameTree board() {
    int width = rows.get(0).points().length();
    int height = rows.size();
    if (!Geometry.isPlayable(width, height)) {
      throw new IllegalArgumentException(
          "a board of %dx%d; a side has %d to %d points"
              .formatted(width, height, Geometry.MIN_SIZE, Geometry.MAX_SIZE));
    }
    GameTree tree = new GameTree(new Geometry(width, height));
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
      setUp(tree.root(), row.points(), y);
    }
    toMove.ifPresent(tree.root()::setToMove);
    others.forEach(tree::warn);
    return tree;
  }

  private static void setUp(GameNode root, String points, int y) {
    for (int x = 0; x < points.length(); x++) {
      char character = points.charAt(x);
      if (BLACK.indexOf(character) >= 0) {
        root.setUp(new Point(x, y), Optional.of(Colour.BLACK));
      } else if (WHITE.indexOf(character) >= 0) {
        root.setUp(new Point(x, y), Optional.of(Colour.WHITE));
      }
    }
  }
}
