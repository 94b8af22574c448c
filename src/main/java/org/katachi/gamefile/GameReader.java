package org.katachi.gamefile;

import java.util.ArrayList;
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
 * Reads games and positions, and finds out by itself in which form they are written:
 *
 * <ul>
 *   <li>moves, as {@code h8i9j10}, with blanks or without, or as {@code 7,7 8,8}, columns and rows
 *       from zero
 *   <li>SGF, all games with their variations
 *   <li>psq, Piskvork's file, and its older form
 *   <li>a library or a position of RenLib
 *   <li>a game of Yixin-Board, see {@link SavReader}
 *   <li>a collection of ShowRenju, see {@link BdtReader}
 *   <li>drawn boards, see {@link BoardReader}
 * </ul>
 */
public final class GameReader {

  private static final int SHOWN_CHARACTERS = 40;
  private static final Pattern NUMBERS = Pattern.compile("([0-9]{1,2}),([0-9]{1,2})(?=\\s|$)");
  private static final Pattern SGF_WITHIN = Pattern.compile("\\(\\s*;");

  /** The board where neither the user nor the text names one. */
  public static final Geometry DEFAULT_BOARD = new Geometry(15, 15);

  private GameReader() {}

  /**
   * Reads a file.
   *
   * @param board the size of the board where the file tells none
   * @throws IllegalArgumentException if the file is of none of these forms, or faulty; the message
   *     tells the place
   */
  public static GameFile read(byte[] file, Geometry board) {
    if (RenLibReader.isLibrary(file)) {
      return RenLibReader.read(file);
    }
    if (PosReader.isPosition(file)) {
      return PosReader.read(file);
    }
    GameText text = GameText.decode(file);
    GameFile games = read(text.text(), board);
    return games.withWarnings(text.warnings());
  }

  /**
   * Reads a text, as {@link #read(byte[], Geometry)} reads a file; RenLib's files are none.
   *
   * @param board the size of the board where the text tells none
   * @throws IllegalArgumentException if the text is of none of these forms, or faulty; the message
   *     tells the place
   */
  public static GameFile read(String text, Geometry board) {
    String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
    String start = content.stripLeading().toLowerCase(Locale.ROOT);
    if (start.startsWith("(")) {
      return SgfReader.read(content, board);
    }
    List<String> lines = GameText.lines(content);
    if (start.startsWith("piskvorky")) {
      return PsqReader.read(content.stripLeading());
    }
    if (PsqReader.isGomotur(lines)) {
      return PsqReader.readGomotur(content);
    }
    if (start.matches("(?s)[a-z]{1,2}[0-9].*")) {
      return moves(board, parseMoves(start));
    }
    if (NUMBERS.matcher(start).lookingAt()) {
      return moves(board, numbers(start));
    }
    if (SavReader.isSaved(lines)) {
      return SavReader.read(lines);
    }
    if (BdtReader.isCollection(lines)) {
      return BdtReader.read(lines);
    }
    if (SGF_WITHIN.matcher(content).find()) {
      return SgfReader.read(content, board);
    }
    if (BoardReader.isBoard(lines)) {
      return BoardReader.read(lines);
    }
    throw new IllegalArgumentException(
        start.isEmpty()
            ? "the text is empty"
            : "line 1: neither moves like h8i9j10, psq, SGF, RenLib nor a drawn board: "
                + shorten(GameText.lines(content.strip()).get(0)));
  }

  private static GameFile moves(Geometry board, List<Point> moves) {
    return GameFile.of(GameTree.of(RecordedGame.of(board, Optional.empty(), moves)));
  }

  private static List<Point> parseMoves(String text) {
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
    List<Point> points = new ArrayList<>();
    for (String word : StringUtils.split(text)) {
      Matcher move = NUMBERS.matcher(word);
      if (!move.matches()) {
        throw new IllegalArgumentException(
            "move %d: not a point like 7,7: %s".formatted(points.size() + 1, shorten(word)));
      }
      points.add(new Point(Integer.parseInt(move.group(1)), Integer.parseInt(move.group(2))));
    }
    return points;
  }

  private static String shorten(String line) {
    return StringUtils.abbreviate(line, SHOWN_CHARACTERS);
  }
}
