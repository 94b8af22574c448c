package org.katachi.tournament.game;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/** Reads books of openings from files. */
public final class OpeningFiles {

  private static final String SAVED_GAME = ".psq";

  private OpeningFiles() {}

  /** Whether a file, or a folder of files, is of games that Piskvork has saved. */
  public static boolean holdsSavedGames(Path path) {
    return Files.isDirectory(path) || isSavedGame(path);
  }

  private static boolean isSavedGame(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(SAVED_GAME);
  }

  /**
   * Reads a book.
   *
   * @param path a file with an opening on each line; or a game that Piskvork has saved, whose name
   *     ends in {@code .psq}, or a folder of these, which are taken in the order of their names
   * @throws IOException if it can't be read
   * @throws IllegalArgumentException if it is no book for this board and these rules; the message
   *     tells the line, or the file
   */
  public static OpeningBook read(Path path, Geometry geometry, RuleSet rules) throws IOException {
    return holdsSavedGames(path)
        ? OpeningBook.of(savedGames(path, geometry, rules))
        : OpeningBook.read(geometry, rules, lines(path));
  }

  private static List<Opening> savedGames(Path path, Geometry geometry, RuleSet rules)
      throws IOException {
    List<Opening> openings = new ArrayList<>();
    for (Path file : parts(path)) {
      try {
        openings.add(SavedGame.parse(geometry, rules, lines(file)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(file.getFileName() + ": " + e.getMessage(), e);
      }
    }
    if (openings.isEmpty()) {
      throw new IllegalArgumentException("no file in " + path + " ends in " + SAVED_GAME);
    }
    return openings;
  }

  /** The files that a book consists of: the file itself, or the saved games of a folder. */
  public static List<Path> parts(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(OpeningFiles::isSavedGame).sorted().toList();
    }
  }

  /** Names of brains may be in any encoding, and all else is ASCII. */
  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
  }
}
