package org.katachi.gamefile;

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
 *   <li>moves, as {@code h8i9j10}, with blanks or without
 *   <li>psq, Piskvork's file
 *   <li>SGF, the first variation of its first game
 *   <li>a library of RenLib, its first line; as text, a character for each byte
 *   <li>a game that {@code pbrain-katachi play} has saved
 *   <li>a drawn board, see {@link BoardReader}
 * </ul>
 */
public final class GameReader {

  private static final int SHOWN_CHARACTERS = 40;

  private GameReader() {}

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
    if (KeyedLines.isGame(lines)) {
      return KeyedLines.of(lines).game();
    }
    if (BoardReader.isBoard(lines)) {
      return BoardReader.read(lines);
    }
    throw new IllegalArgumentException(
        start.isEmpty()
            ? "the text is empty"
            : "line 1: neither moves like h8i9j10, psq, SGF, RenLib, a saved game nor a drawn board: "
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

  private static String shorten(String line) {
    return StringUtils.abbreviate(line, SHOWN_CHARACTERS);
  }
}
