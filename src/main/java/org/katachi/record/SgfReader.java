package org.katachi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.command.BoardSize;
import org.katachi.rules.Rule;

/**
 * Reads the first variation of the first game of an SGF file: the moves {@code B} and {@code W} and
 * the stones {@code AB} and {@code AW} that are placed before them, on a board of {@code SZ}, 15 if
 * there is none. Points are two letters from the top left, or as {@code h8}.
 *
 * @see <a href="https://www.red-bean.com/sgf/">The Smart Game Format, FF[4]</a>
 */
final class SgfReader {

  private static final int DEFAULT_SIZE = 15;
  private static final int LETTERS = 26;

  private final String text;
  private final List<Point> black = new ArrayList<>();
  private final List<Point> white = new ArrayList<>();
  private final List<Point> moves = new ArrayList<>();
  private Geometry geometry = new Geometry(DEFAULT_SIZE, DEFAULT_SIZE);
  private Optional<Rule> rule = Optional.empty();
  private int at;

  private SgfReader(String text) {
    this.text = text;
  }

  /**
   * Reads a game.
   *
   * @throws IllegalArgumentException if it is faulty; the message tells the line and the column
   */
  static RecordedGame read(String text) {
    return new SgfReader(text).game();
  }

  private RecordedGame game() {
    skipBlanks();
    for (char next = peek(); next != ')'; next = peek()) {
      if (Character.isLetter(next)) {
        property();
      } else if (next == '(' || next == ';') {
        at++;
      } else {
        throw fault(next == 0 ? "the end of the text within a game" : "unexpected " + next);
      }
      skipBlanks();
    }
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
      case "B" -> move(value, 0);
      case "W" -> move(value, 1);
      default -> {}
    }
  }

  private void place(String value, List<Point> stones) {
    if (!moves.isEmpty()) {
      throw new IllegalArgumentException("stones that are placed after moves");
    }
    stones.add(point(value));
  }

  /**
   * Takes a move.
   *
   * @param parity that of the stones before it
   */
  private void move(String value, int parity) {
    int stones = black.size() + white.size() + moves.size();
    if (stones % 2 != parity) {
      throw new IllegalArgumentException(
          (parity == 0 ? "black" : "white") + " moves after " + stones + " stones");
    }
    moves.add(point(value));
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
