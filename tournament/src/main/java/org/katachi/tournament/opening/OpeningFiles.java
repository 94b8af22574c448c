package org.katachi.tournament.opening;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.GameTree;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.GameSetup;

/** Reads books of openings from files. */
public final class OpeningFiles {

  private static final List<String> GAMES = List.of(".psq", ".sgf", ".lib");

  private OpeningFiles() {}

  /** Whether a path is a folder of games, or a file of one. */
  public static boolean holdsGames(Path path) {
    return Files.isDirectory(path) || isGame(path);
  }

  private static boolean isGame(Path file) {
    return GAMES.stream().anyMatch(end -> endsIn(file, end));
  }

  /** Whether a file's name has this ending, in any case of letters. */
  static boolean endsIn(Path file, String end) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(end);
  }

  /**
   * Reads a book.
   *
   * @param path a file with an opening on each line; or one whose name ends in {@code .psq}, {@code
   *     .sgf} or {@code .lib}, with the main lines of all its games; or a folder of these, which
   *     are taken in the order of their names
   * @throws IOException if it can't be read
   * @throws IllegalArgumentException if it is no book for this board and these rules; the message
   *     tells the line, or the file
   */
  public static OpeningBook read(Path path, Geometry geometry, RuleSet rules) throws IOException {
    if (holdsGames(path)) {
      return OpeningBook.of(geometry, games(path, geometry, rules));
    }
    try {
      return OpeningBook.read(geometry, rules, bookLines(path));
    } catch (IllegalArgumentException e) {
      throw named(path, e);
    }
  }

  /** Comments may be in any encoding, and all else is ASCII. */
  static List<String> bookLines(Path book) throws IOException {
    return new String(Files.readAllBytes(book), StandardCharsets.UTF_8).lines().toList();
  }

  private static IllegalArgumentException named(Path file, IllegalArgumentException e) {
    return new IllegalArgumentException(file.getFileName() + ": " + e.getMessage(), e);
  }

  private static List<List<Point>> games(Path path, Geometry geometry, RuleSet rules)
      throws IOException {
    List<List<Point>> openings = new ArrayList<>();
    for (Path file : parts(path)) {
      try {
        for (GameTree game : GameReader.read(Files.readAllBytes(file), geometry).games()) {
          List<Point> moves = moves(game, geometry);
          GameSetup.checkGoesOn(geometry, rules, moves);
          openings.add(moves);
        }
      } catch (IllegalArgumentException e) {
        throw named(file, e);
      }
    }
    Validate.isTrue(
        !openings.isEmpty(), "no file in %s ends in %s", path, String.join(", ", GAMES));
    return openings;
  }

  /** The main line of a game, in which the sides take turns. */
  private static List<Point> moves(GameTree game, Geometry geometry) {
    game.checkBoard(Optional.of(geometry));
    RecordedGame line = game.mainLine();
    Validate.isTrue(
        line.isInTurn(), "an opening has stones in turn only, black's first, and no passes");
    return line.moves().stream().flatMap(move -> move.point().stream()).toList();
  }

  /** The files that a book consists of: the file itself, or the games of a folder. */
  public static List<Path> parts(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(OpeningFiles::isGame).sorted().toList();
    }
  }
}
