package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads drawn boards, as {@link BoardDrawing} draws one or a person types one:
 *
 * <pre>
 *    a b c d e
 *  1 . . . . .
 *  2 . X O . .     X, x, B, #, @ or a filled circle is black, O, o, W or an empty circle is white
 *  3 . .[X]. .     any of . + - _ * and the characters of boxes is an empty point
 *  4 . . . . .
 *  5 . . . . .
 * white to move    may be missing
 * </pre>
 *
 * <p>Row numbers, if there are any, may run up or down, from 0 or 1, also as 一, 二, 三; without them
 * the first row is row 1. Characters may be wide. Blank lines or lines of text stand between
 * several boards.
 */
final class BoardReader {

  private static final String BLACK = "XxBb#@●⚫⬤";
  private static final String WHITE = "OoWw○⚪◯〇";
  private static final String EMPTY = ".+-_*·・･┌┬┐├┼┤└┴┘╋";
  private static final String SKIPPED = "[]|─│\uFE0F";

  private static final String KANJI = "一二三四五六七八九";
  private static final Pattern KANJI_NUMBER =
      Pattern.compile("(?:([" + KANJI + "]?)(十))?([" + KANJI + "]?)");
  private static final String LABEL = "[0-9]{1,2}|[" + KANJI + "十]{1,3}";

  private static final Pattern ROW =
      Pattern.compile("(\\s*(?:" + LABEL + ")(?![0-9]))?(.*?)((?:" + LABEL + ")?)");

  /** Who is to move: a whole line, or a part of it that can mean nothing else. Black is a group. */
  private static final List<Pattern> TURNS =
      List.of(
          Pattern.compile(
              "(?:(black|x)|white|o)"
                  + "(?:\\s+to move|\\s+to play|\\s+moves?|\\s+plays?|'s turn)?"),
          Pattern.compile("(?:(黑|黒|흑)|[白백])(?:方|棋)?\\s*(?:先|番|走|下|선|차례).*"),
          Pattern.compile(
              "(?:to move|to play|turn|next|side|ход)\\s*[:=]?\\s*"
                  + "(?:(black|x|ч[её]рных)|white|o|белых)"),
          Pattern.compile(".*\\b(?:(black)|white)\\s+to\\s+(?:move|play|win)\\b.*"));

  /** A line over or under a board, which some programs draw with the characters of points. */
  private static final Pattern BORDER = Pattern.compile("[\\s+|─-]+");

  private static final Pattern POINT_OF_DRAWING_WITH_BORDER = Pattern.compile("[._*·・･]");

  private final List<Row> rows = new ArrayList<>();
  private final List<String> others = new ArrayList<>();
  private Optional<Colour> toMove = Optional.empty();

  private BoardReader() {}

  /**
   * A row of points.
   *
   * @param line its line, from 1
   * @param number its number, if there is one
   * @param points a character for each point
   */
  private record Row(int line, Optional<Integer> number, String points) {}

  /** Whether lines look like a drawn board: one of them has stones or empty points alone. */
  static boolean isBoard(List<String> lines) {
    return lines.stream().map(GameText::halfWidth).anyMatch(BoardReader::isRow);
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
  static GameFile read(List<String> all) {
    List<String> lines = withoutBorders(all.stream().map(GameText::halfWidth).toList());
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

  /** Where points are drawn by other characters, lines of these are no rows. */
  private static List<String> withoutBorders(List<String> lines) {
    boolean hasOthers =
        lines.stream()
            .anyMatch(line -> isRow(line) && POINT_OF_DRAWING_WITH_BORDER.matcher(line).find());
    return hasOthers
        ? lines.stream().map(line -> BORDER.matcher(line).matches() ? "" : line).toList()
        : lines;
  }

  /**
   * Where the boards end: at the blank line before each block of rows after the first, or where
   * other text stands between them, if every block is high enough for a board of its own.
   *
   * @throws IllegalArgumentException if a line between two boards may belong to either
   */
  private static List<Integer> ends(List<String> lines) {
    List<Integer> ends = new ArrayList<>();
    List<Integer> heights = new ArrayList<>();
    int endOfBlock = 0;
    int lastBlank = -1;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        lastBlank = i;
      } else if (isRow(lines.get(i))) {
        if (heights.isEmpty() || endOfBlock < i) {
          heights.add(0);
          if (heights.size() > 1) {
            checkTurns(lines, Math.max(lastBlank, endOfBlock), lastBlank < endOfBlock ? i : 0);
            ends.add(Math.max(lastBlank, endOfBlock));
          }
        }
        endOfBlock = i + 1;
        heights.set(heights.size() - 1, heights.get(heights.size() - 1) + 1);
      }
    }
    if (heights.stream().anyMatch(height -> height < Geometry.MIN_SIZE)) {
      ends.clear();
    }
    ends.add(lines.size());
    return ends;
  }

  private static void checkTurns(List<String> lines, int start, int end) {
    for (int i = start; i < end; i++) {
      if (turn(lines.get(i)).isPresent()) {
        throw new IllegalArgumentException(
            "line %d: a blank line must tell to which of the two boards it belongs"
                .formatted(i + 1));
      }
    }
  }

  private static String points(String line) {
    Matcher matcher = ROW.matcher(line.stripTrailing());
    return matcher.matches()
        ? StringUtils.deleteWhitespace(StringUtils.replaceChars(matcher.group(2), SKIPPED, ""))
        : "";
  }

  private static boolean isPoint(int character) {
    return (BLACK + WHITE + EMPTY).indexOf(character) >= 0;
  }

  private void add(int line, String text) {
    Optional<Colour> turn = turn(text);
    toMove = turn.or(() -> toMove);
    if (text.isBlank() || turn.isPresent() || isHeader(text)) {
      return;
    }
    if (isText(text)) {
      others.add("line %d is left out: %s".formatted(line, text.strip()));
    } else {
      addRow(line, text);
    }
  }

  /** Names of columns: letters or numbers in order, or those of East Asia. */
  private static boolean isHeader(String line) {
    String names = StringUtils.deleteWhitespace(line).toLowerCase(Locale.ROOT);
    return names.matches("[" + KANJI + "十]+") || isAlphabet(names) || isCount(line.strip());
  }

  /** One letter for a column, or for those after z two in two lines; one may be skipped. */
  private static boolean isAlphabet(String letters) {
    return letters.matches("[a-z]*[ac-np-vyz][a-z]*")
        && IntStream.range(1, letters.length())
            .allMatch(
                i -> {
                  int step = letters.charAt(i) - letters.charAt(i - 1);
                  return (step >= 0 && step <= 2) || letters.charAt(i) == 'a';
                });
  }

  /** Numbers that count up, or their last digits. */
  private static boolean isCount(String line) {
    String[] numbers = line.matches("[0-9]+") ? line.split("") : line.split("\\s+");
    return numbers.length > 1
        && IntStream.range(0, numbers.length)
            .allMatch(
                i ->
                    numbers[i].matches("[0-9]{1,2}")
                        && (i == 0
                            || isNext(
                                Integer.parseInt(numbers[i - 1]), Integer.parseInt(numbers[i]))));
  }

  private static boolean isNext(int before, int number) {
    return number == before + 1 || (before % 10 == 9 && number == 0);
  }

  /** Words, and not a row of a board that has something odd in it. */
  private static boolean isText(String line) {
    return line.chars().filter(character -> EMPTY.indexOf(character) >= 0).count()
            < Geometry.MIN_SIZE
        && !isRow(line)
        && line.matches(".*(?:\\p{L}{3}|[\u3041-\u9FFF]).*");
  }

  private static Optional<Colour> turn(String line) {
    String text = line.strip().toLowerCase(Locale.ROOT).replaceAll("[.!。]$", "");
    return text.isEmpty()
        ? Optional.empty()
        : TURNS.stream()
            .map(pattern -> pattern.matcher(text))
            .filter(Matcher::matches)
            .map(turn -> turn.group(1) == null ? Colour.WHITE : Colour.BLACK)
            .findFirst();
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
    String points = points(text);
    if (!rows.isEmpty() && points.length() != rows.get(0).points().length()) {
      throw new IllegalArgumentException(
          "line %d: a row of %d points after one of %d"
              .formatted(line, points.length(), rows.get(0).points().length()));
    }
    String number =
        StringUtils.defaultIfEmpty(StringUtils.strip(matcher.group(1)), matcher.group(3));
    rows.add(new Row(line, number(number), points));
  }

  /** A number as {@code 12} or 十二. */
  private static Optional<Integer> number(String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (text.matches("[0-9]+")) {
      return Optional.of(Integer.parseInt(text));
    }
    Matcher kanji = KANJI_NUMBER.matcher(text);
    return kanji.matches()
        ? Optional.of(
            (kanji.group(2) == null ? 0 : 10 * digit(kanji.group(1), 1)) + digit(kanji.group(3), 0))
        : Optional.empty();
  }

  private static int digit(String kanji, int otherwise) {
    return kanji.isEmpty() ? otherwise : KANJI.indexOf(kanji) + 1;
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
    boolean isNumbered = rows.get(0).number().isPresent();
    int first = rows.stream().anyMatch(row -> row.number().equals(Optional.of(0))) ? 0 : 1;
    boolean[] seen = new boolean[height];
    for (int i = 0; i < height; i++) {
      Row row = rows.get(i);
      int y = isNumbered ? row.number().orElse(-1) - first : i;
      if (y < 0 || y >= height || seen[y]) {
        throw new IllegalArgumentException(
            "line %d: the row's number is not one of %d to %d that is left"
                .formatted(row.line(), first, height - 1 + first));
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
