package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.BoardSize;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Rule;

/**
 * Reads the first variation of the first game of an SGF file: the moves {@code B} and {@code W} and
 * the stones {@code AB} and {@code AW} that are placed before them, on a board of {@code SZ}.
 * Points are two letters from the top left, or as {@code h8}; those of stones may be rectangles, as
 * {@code aa:cb}.
 *
 * @see <a href="https://www.red-bean.com/sgf/">The Smart Game Format, FF[4]</a>
 */
final class SgfReader {

  private static final int LETTERS = 26;

  private final String text;
  private final List<Point> black = new ArrayList<>();
  private final List<Point> white = new ArrayList<>();
  private final List<Point> moves = new ArrayList<>();
  private Geometry geometry;
  private Optional<Rule> rule = Optional.empty();

  /** The side that a node says is to move, until the node ends. */
  private Optional<Colour> toMove = Optional.empty();

  private int at;

  private SgfReader(String text, Geometry board) {
    this.text = text;
    geometry = board;
  }

  /**
   * Reads a game.
   *
   * @param board the size of the board if the text tells none
   * @throws IllegalArgumentException if it is faulty; the message tells the line and the column
   */
  static RecordedGame read(String text, Geometry board) {
    return new SgfReader(text, board).game();
  }

  private RecordedGame game() {
    skipBlanks();
    for (char next = peek(); next != ')'; next = peek()) {
      if (Character.isLetter(next)) {
        property();
      } else if (next == '(' || next == ';') {
        endNode();
        at++;
      } else {
        throw fault(next == 0 ? "the end of the text within a game" : "unexpected " + next);
      }
      skipBlanks();
    }
    endNode();
    List<Point> stones = new ArrayList<>(BoardReader.alternate(black, white));
    stones.addAll(moves);
    return new RecordedGame(geometry, rule, stones, black.size() + white.size());
  }

  private void property() {
    int start = at;
    StringBuilder name = new StringBuilder();
    while (Character.isLetter(peek())) {
      // Older versions of the format allow small letters, which don't matter.
      if (Character.isUpperCase(peek())) {
        name.append(peek());
      }
      at++;
    }
    skipBlanks();
    if (peek() != '[') {
      throw fault("expected [ after " + text.substring(start, at));
    }
    while (peek() == '[') {
      int place = at;
      String value = value();
      try {
        take(name.toString(), value);
      } catch (IllegalArgumentException e) {
        at = place;
        throw fault(e.getMessage());
      }
      skipBlanks();
    }
  }

  private String value() {
    StringBuilder value = new StringBuilder();
    for (at++; peek() != ']'; at++) {
      if (peek() == '\\') {
        at++;
      }
      if (peek() == 0) {
        throw fault("the end of the text within a value");
      }
      value.append(peek());
    }
    at++;
    return value.toString();
  }

  private void take(String name, String value) {
    switch (name) {
      case "SZ" -> geometry = BoardSize.parse(value.strip().replace(':', 'x'));
      case "RU" -> rule = Rule.find(value.strip());
      case "AB" -> place(value, black);
      case "AW" -> place(value, white);
      case "AE" ->
          throw new IllegalArgumentException(
              "points that are emptied, which this game does not have");
      case "PL" -> toMove = Optional.of(colour(value));
      case "B" -> move(value, Colour.BLACK);
      case "W" -> move(value, Colour.WHITE);
      default -> {}
    }
  }

  /** Places stones on a point, or on a rectangle between two points. */
  private void place(String value, List<Point> stones) {
    if (!moves.isEmpty()) {
      throw new IllegalArgumentException("stones that are placed after moves");
    }
    Point corner = point(StringUtils.substringBefore(value, ":"));
    Point opposite = point(value.substring(value.indexOf(':') + 1));
    between(corner.y(), opposite.y())
        .forEach(y -> between(corner.x(), opposite.x()).forEach(x -> stones.add(new Point(x, y))));
  }

  private static IntStream between(int one, int other) {
    return IntStream.rangeClosed(Math.min(one, other), Math.max(one, other));
  }

  private void move(String value, Colour side) {
    checkTurn(side);
    moves.add(point(value));
  }

  /** The side to move may stand before the stones of its node, so it is checked at the end. */
  private void endNode() {
    try {
      toMove.ifPresent(this::checkTurn);
    } catch (IllegalArgumentException e) {
      throw fault(e.getMessage());
    }
    toMove = Optional.empty();
  }

  private void checkTurn(Colour side) {
    int stones = black.size() + white.size() + moves.size();
    if (side != (stones % 2 == 0 ? Colour.BLACK : Colour.WHITE)) {
      throw new IllegalArgumentException(side.word() + " moves after " + stones + " stones");
    }
  }

  private static Colour colour(String value) {
    return switch (value.strip().toLowerCase(Locale.ROOT)) {
      case "b", "black", "1" -> Colour.BLACK;
      case "w", "white", "2" -> Colour.WHITE;
      default ->
          throw new IllegalArgumentException("the side to move is neither B nor W: " + value);
    };
  }

  private Point point(String value) {
    String name = value.strip();
    if (name.length() == 2
        && Character.isLetter(name.charAt(0))
        && Character.isLetter(name.charAt(1))) {
      return new Point(number(name.charAt(0)), number(name.charAt(1)));
    }
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a pass, which this game does not have");
    }
    return Notation.parseLetterNumber(name);
  }

  private static int number(char letter) {
    return letter >= 'a' ? letter - 'a' : letter - 'A' + LETTERS;
  }

  private void skipBlanks() {
    while (Character.isWhitespace(peek())) {
      at++;
    }
  }

  /** The next character; 0 at the end. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private IllegalArgumentException fault(String what) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < Math.min(at, text.length()); i++) {
      boolean ends = text.charAt(i) == '\n';
      line += ends ? 1 : 0;
      column = ends ? 1 : column + 1;
    }
    return new IllegalArgumentException("line %d, column %d: %s".formatted(line, column, what));
  }
}
