package org.katachi.gamefile;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * Reads a game or a position, and finds out by itself in which form it is written:
 *
 * <ul>
 *   <li>moves, as {@code h8i9j10}, with blanks or without, or as {@code 7,7 8,8}, columns and rows
 *       from zero
 *   <li>psq, Piskvork's file
 *   <li>SGF, the first variation of its first game
 *   <li>a library of RenLib, its first line; as text, a character for each byte
 *   <li>a drawn board, see {@link BoardReader}
 * </ul>
 */
public final class GameReader {

  private static final int SHOWN_CHARACTERS = 40;
  private static final String NUMBERS = "[0-9]{1,2},[0-9]{1,2}(\\s+[0-9]{1,2},[0-9]{1,2})*\\s*";

  /** The board where neither the user nor the text names one. */
  public static final Geometry DEFAULT_BOARD = new Geometry(15, 15);

  private GameReader() {}

  /** The text of a file. Names in it may be in any encoding; what matters is the same in all. */
  public static String decode(byte[] file) {
    String text = new String(file, StandardCharsets.UTF_8);
    return text.indexOf('\uFFFD') < 0 ? text : new String(file, StandardCharsets.ISO_8859_1);
  }

  /**
   * Reads a text.
   *
   * @param board the size of the board; nothing for that of the text, or 15 by 15 if it tells none
   * @throws IllegalArgumentException if the text is faulty, or has another board
   */
  public static RecordedGame read(String text, Optional<Geometry> board) {
    RecordedGame game = read(text, board.orElse(DEFAULT_BOARD));
    if (board.isPresent() && !board.get().equals(game.geometry())) {
      throw new IllegalArgumentException(
          "a game on a board of " + game.geometry() + ", not " + board.get());
    }
    return game;
  }

  /**
   * Reads a text.
   *
   * @param board the size of the board where the text tells none
   * @throws IllegalArgumentException if the text is none of these, or faulty; the message tells the
   *     place
   */
  public static RecordedGame read(String text, Geometry board) {
    if (text.startsWith(RenLibReader.MAGIC)) {
      return RenLibReader.read(text);
    }
    String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
    String start = content.stripLeading().toLowerCase(Locale.ROOT);
    if (start.startsWith("(")) {
      return SgfReader.read(content, board);
    }
    List<String> lines = content.lines().toList();
    if (start.startsWith("piskvorky")) {
      return PsqReader.read(lines.stream().dropWhile(String::isBlank).toList());
    }
    if (start.matches("(?s)[a-z]{1,2}[0-9].*")) {
      return RecordedGame.of(board, Optional.empty(), moves(start));
    }
    if (start.matches(NUMBERS)) {
      return RecordedGame.of(board, Optional.empty(), numbers(start));
    }
    if (BoardReader.isBoard(lines)) {
      return BoardReader.read(lines);
    }
    throw new IllegalArgumentException(
        start.isEmpty()
            ? "the text is empty"
            : "line 1: neither moves like h8i9j10, psq, SGF, RenLib nor a drawn board: "
                + shorten(content.strip().lines().findFirst().orElse("")));
  }

  private static List<Point> moves(String text) {
    String moves = text.replaceAll("[\\s,;]+", "");
    Matcher matcher = Pattern.compile("[a-z]{1,2}[0-9]{1,3}").matcher(moves);
    int count = 0;
    int end = 0;
    while (matcher.find() && matcher.start() == end) {
      end = matcher.end();
      count++;
    }
    if (end < moves.length()) {
      throw new IllegalArgumentException(
          "move %d: not a point like h8: %s".formatted(count + 1, shorten(moves.substring(end))));
    }
    return Notation.parsePos(moves);
  }

  private static List<Point> numbers(String text) {
    return Pattern.compile("([0-9]+),([0-9]+)")
        .matcher(text)
        .results()
        .map(move -> new Point(Integer.parseInt(move.group(1)), Integer.parseInt(move.group(2))))
        .toList();
  }

  private static String shorten(String line) {
    return StringUtils.abbreviate(line, SHOWN_CHARACTERS);
  }
}
