package org.katachi.tournament.opening;

import java.io.IOException;
import java.io.InputStream;
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
import org.katachi.gamefile.GameFile;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.GameText;
import org.katachi.gamefile.GameTree;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.GameSetup;

/** Reads books of openings from files. */
public final class OpeningFiles {

  private static final List<String> GAMES =
      List.of(".psq", ".rec", ".sgf", ".lib", ".pos", ".sav", ".bdt", ".rif");

  private static final int MAX_WARNINGS = 10;

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

  /** Reads a book of whole openings, as {@link #read(Path, Geometry, RuleSet, long)} does. */
  public static OpeningBook read(Path path, Geometry geometry, RuleSet rules) throws IOException {
    return read(path, geometry, rules, Long.MAX_VALUE);
  }

  /**
   * Reads a book.
   *
   * @param path a file with an opening on each line; or one whose name ends as those of games do,
   *     with the main lines of all its games; or a folder of these, which are taken in the order of
   *     their names
   * @param plies longer openings are cut to so many moves
   * @throws IOException if it can't be read
   * @throws IllegalArgumentException if it is no book for this board and these rules; the message
   *     tells the line, or the file
   */
  public static OpeningBook read(Path path, Geometry geometry, RuleSet rules, long plies)
      throws IOException {
    Validate.isTrue(plies >= 0, "an opening has 0 moves or more, not %s", plies);
    if (holdsGames(path)) {
      return games(path, geometry, rules, plies);
    }
    try {
      return OpeningBook.read(geometry, rules, bookLines(path), plies);
    } catch (IllegalArgumentException e) {
      throw named(path.getFileName(), e);
    }
  }

  /** Comments may be in any encoding, and all else is ASCII. */
  static List<String> bookLines(Path book) throws IOException {
    return GameText.decode(Files.readAllBytes(book)).text().lines().toList();
  }

  private static IllegalArgumentException named(Object source, IllegalArgumentException e) {
    return new IllegalArgumentException(source + ": " + e.getMessage(), e);
  }

  private static OpeningBook games(Path path, Geometry geometry, RuleSet rules, long plies)
      throws IOException {
    List<List<Point>> openings = new ArrayList<>();
    List<String> warnings = new ArrayList<>(others(path));
    for (Path file : parts(path)) {
      GameFile read = read(file, geometry);
      tell(file.getFileName(), read.warnings(), warnings);
      for (int i = 0; i < read.games().size(); i++) {
        Object source = file.getFileName() + (read.games().size() > 1 ? ", game " + (i + 1) : "");
        GameTree game = read.games().get(i);
        tell(source, game.warnings(), warnings);
        try {
          List<Point> moves = moves(game, geometry, plies);
          GameSetup.checkGoesOn(geometry, rules, moves);
          openings.add(moves);
        } catch (IllegalArgumentException e) {
          throw named(source, e);
        }
      }
    }
    Validate.isTrue(
        !openings.isEmpty(), "no file in %s ends in %s", path, String.join(", ", GAMES));
    return OpeningBook.of(geometry, openings, few(warnings));
  }

  private static GameFile read(Path file, Geometry geometry) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return GameReader.read(in, geometry);
    } catch (IllegalArgumentException e) {
      throw named(file.getFileName(), e);
    }
  }

  private static void tell(Object source, List<String> of, List<String> warnings) {
    of.forEach(warning -> warnings.add(source + ": " + warning));
  }

  /** A great collection may have one for each game. */
  private static List<String> few(List<String> warnings) {
    int more = warnings.size() - MAX_WARNINGS;
    List<String> few =
        new ArrayList<>(warnings.subList(0, Math.min(MAX_WARNINGS, warnings.size())));
    if (more > 0) {
      few.add(more + " more warnings of the files of openings");
    }
    return few;
  }

  /** The beginning of the main line of a game, in which the sides take turns. */
  private static List<Point> moves(GameTree game, Geometry geometry, long plies) {
    game.checkBoard(Optional.of(geometry));
    RecordedGame whole = game.mainLine();
    RecordedGame line = whole.first((int) Math.min(plies, whole.moves().size()));
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

  /** What else a folder has, as a warning. */
  private static List<String> others(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(path)) {
      List<String> others =
          files
              .filter(file -> !isGame(file))
              .map(file -> file.getFileName().toString())
              .sorted()
              .toList();
      return others.isEmpty()
          ? List.of()
          : List.of(path + ": no games by their names, and left out: " + String.join(", ", others));
    }
  }
}
