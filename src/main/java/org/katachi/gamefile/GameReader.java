package org.katachi.gamefile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.BoardSize;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * Reads games and positions, and finds out by itself in which form they are written:
 *
 * <ul>
 *   <li>moves, as {@code h8i9j10}, with blanks or without, or as {@code 7,7 8,8}, columns and rows
 *       from zero; numbers may stand before them, as {@code 1. h8 2. i9} or {@code 1. h8 i9 2. j10}
 *   <li>SGF, all games with their variations
 *   <li>psq, Piskvork's file, and its older form
 *   <li>a library or a position of RenLib
 *   <li>a game of Yixin-Board, see {@link SavReader}
 *   <li>a collection of ShowRenju, see {@link BdtReader}
 *   <li>the database of RenjuNet, see {@link RifReader}
 *   <li>drawn boards, see {@link BoardReader}
 * </ul>
 */
public final class GameReader {

  private static final int SHOWN_CHARACTERS = 40;
  private static final Pattern NUMBERS = Pattern.compile("([0-9]{1,2}),([0-9]{1,2})(?=\\s|$)");

  /** The number before a move or a pair of moves, as {@code 1.} or {@code 1)}. */
  private static final Pattern LABEL =
      Pattern.compile("(?<![\\w.,])([0-9]{1,3})(?:\\.+|\\))\\s*(?=[a-z0-9])");

  private static final Pattern MOVES =
      Pattern.compile("(?:1(?:\\.+|\\))\\s*)?(?:[a-z]{1,2}[0-9]|[0-9]{1,2},[0-9]{1,2}(?=\\s|$))");

  /** What files begin with that people take for games, and what they are. */
  private static final Map<String, String> OTHER_FILES =
      Map.of(
          "PK\u0003\u0004", "a zip archive: unpack it",
          "\u001F\u008B", "a gzip archive: unpack it",
          "7z\u00BC\u00AF", "a 7z archive: unpack it",
          "Rar!", "a RAR archive: unpack it",
          "\u0004\"M\u0018", "packed by LZ4, as databases of Rapfi are, which are not read",
          "\u0089PNG", "a picture, not a game",
          "\u00FF\u00D8\u00FF", "a picture, not a game",
          "GIF8", "a picture, not a game",
          "%PDF", "a PDF, not a game");

  /** A line of moves, which may begin with the size of the board. */
  private static final Pattern LINE_OF_MOVES =
      Pattern.compile(
          "(?:([0-9]{1,2}|[0-9]{1,2}x[0-9]{1,2})\\s+)?"
              + "([A-Za-z]{1,2}[0-9].*|[0-9]{1,2},[0-9]{1,2}(?:\\s.*)?)");

  /** The board where neither the user nor the text names one. */
  public static final Geometry DEFAULT_BOARD = new Geometry(15, 15);

  private GameReader() {}

  /**
   * Reads a file to its end.
   *
   * @param board the size of the board where the file tells none
   * @throws IllegalArgumentException if the file is of none of these forms, faulty or too large for
   *     Java's memory; the message tells the place
   */
  public static GameFile read(InputStream file, Geometry board) throws IOException {
    try {
      return read(file.readAllBytes(), board);
    } catch (OutOfMemoryError e) {
      throw new IllegalArgumentException(
          "to read it takes more memory than Java has; KATACHI_JAVA_OPTS=-Xmx2g gives more", e);
    }
  }

  /** Reads the bytes of a file, as {@link #read(InputStream, Geometry)} does. */
  public static GameFile read(byte[] file, Geometry board) {
    checkKind(file);
    if (PosReader.isPosition(file)) {
      return PosReader.read(file);
    }
    if (RenLibReader.isLibrary(file)) {
      return RenLibReader.read(file);
    }
    GameText text = GameText.decode(file);
    GameFile games = read(text.text(), board);
    return games.withWarnings(text.warnings());
  }

  private static void checkKind(byte[] file) {
    String start = new String(file, 0, Math.min(4, file.length), StandardCharsets.ISO_8859_1);
    OTHER_FILES.forEach(
        (beginning, kind) -> {
          if (start.startsWith(beginning)) {
            throw new IllegalArgumentException("the file is " + kind);
          }
        });
  }

  /**
   * Reads a collection of positions: as {@link #read(byte[], Geometry)} does, but each line of
   * moves is a position of its own. It may begin with the size of the board, as {@code 15 h8i9j10}.
   * Blank lines and those that begin with # are skipped.
   *
   * @param board the size of the board where the file tells none
   * @throws IllegalArgumentException as there; the message tells the line
   */
  public static GameFile readCollection(byte[] file, Geometry board) {
    if (RenLibReader.isLibrary(file) || PosReader.isPosition(file)) {
      return read(file, board);
    }
    GameText text = GameText.decode(file);
    List<String> lines = text.text().lines().map(String::strip).toList();
    boolean hasLines =
        lines.stream()
            .filter(line -> !isSkipped(line))
            .findFirst()
            .filter(line -> LINE_OF_MOVES.matcher(line).matches())
            .isPresent();
    if (!hasLines) {
      return read(text.text(), board).withWarnings(text.warnings());
    }
    List<GameTree> games = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!isSkipped(lines.get(i))) {
        games.add(position(lines.get(i), i + 1, board));
      }
    }
    return new GameFile(games, text.warnings());
  }

  private static boolean isSkipped(String line) {
    return line.isEmpty() || line.startsWith("#");
  }

  private static GameTree position(String line, int number, Geometry board) {
    Matcher matcher = LINE_OF_MOVES.matcher(line);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "line %d: not a position like h8i9j10: %s".formatted(number, shorten(line)));
    }
    try {
      String size = matcher.group(1);
      GameFile file = read(matcher.group(2), size == null ? board : BoardSize.parse(size));
      return file.games().get(0);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line %d: %s".formatted(number, e.getMessage()), e);
    }
  }

  /**
   * Reads a text, as {@link #read(byte[], Geometry)} reads a file; RenLib's files are none.
   *
   * @param board the size of the board where the text tells none
   * @throws IllegalArgumentException if the text is of none of these forms, or faulty; the message
   *     tells the place
   */
  public static GameFile read(String text, Geometry board) {
    // Programs of DOS end a text by Ctrl-Z.
    String content =
        StringUtils.stripEnd(text.startsWith("\uFEFF") ? text.substring(1) : text, "\0\u001A");
    String start = GameText.halfWidth(content).stripLeading().toLowerCase(Locale.ROOT);
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
    if (MOVES.matcher(start).lookingAt()) {
      return moves(board, points(start), start);
    }
    if (SavReader.isSaved(lines)) {
      return SavReader.read(lines);
    }
    if (RifReader.isDatabase(content)) {
      return RifReader.read(content);
    }
    if (BdtReader.isCollection(lines)) {
      return BdtReader.read(lines);
    }
    if (SgfReader.isWithin(content)) {
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

  private static GameFile moves(Geometry board, List<Point> moves, String text) {
    GameTree game = GameTree.of(RecordedGame.of(board, Optional.empty(), moves));
    long lines = GameText.lines(text).stream().filter(line -> !line.isBlank()).count();
    if (lines > 1 && lines < moves.size()) {
      game.warn("the moves of %d lines are read as those of one game".formatted(lines));
    }
    return GameFile.of(game);
  }

  private static List<Point> points(String text) {
    List<Point> points = new ArrayList<>();
    Matcher label = LABEL.matcher(text);
    boolean mayBeMoves = true;
    boolean mayBePairs = true;
    int at = 0;
    while (label.find()) {
      add(points, text.substring(at, label.start()).strip());
      int number = Integer.parseInt(label.group(1));
      mayBeMoves &= number == points.size() + 1;
      mayBePairs &= number == points.size() / 2 + 1;
      if (!mayBeMoves && !mayBePairs) {
        throw new IllegalArgumentException(
            "move %d has the number %d".formatted(points.size() + 1, number));
      }
      at = label.end();
    }
    add(points, text.substring(at).strip());
    return points;
  }

  private static void add(List<Point> points, String text) {
    if (NUMBERS.matcher(text).lookingAt()) {
      addNumbers(points, text);
    } else {
      addLetters(points, text);
    }
  }

  private static void addLetters(List<Point> points, String text) {
    String moves = text.replaceAll("[\\s,;、]+", "");
    Matcher matcher = Pattern.compile("[a-z]{1,2}[0-9]{1,3}").matcher(moves);
    int end = 0;
    while (matcher.find() && matcher.start() == end) {
      points.add(Notation.parseLetterNumber(matcher.group()));
      end = matcher.end();
    }
    if (end < moves.length()) {
      throw new IllegalArgumentException(
          "move %d: not a point like h8: %s"
              .formatted(points.size() + 1, shorten(moves.substring(end))));
    }
  }

  private static void addNumbers(List<Point> points, String text) {
    for (String word : StringUtils.split(text)) {
      Matcher move = NUMBERS.matcher(word);
      if (!move.matches()) {
        throw new IllegalArgumentException(
            "move %d: not a point like 7,7: %s".formatted(points.size() + 1, shorten(word)));
      }
      points.add(new Point(Integer.parseInt(move.group(1)), Integer.parseInt(move.group(2))));
    }
  }

  private static String shorten(String line) {
    return StringUtils.abbreviate(line.replaceAll("\\p{Cntrl}", "?"), SHOWN_CHARACTERS);
  }
}
