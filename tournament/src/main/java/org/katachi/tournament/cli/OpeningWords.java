package org.katachi.tournament.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.engine.FileHash;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.opening.OpeningFiles;
import org.katachi.tournament.opening.SymmetryUse;

/** Makes a book of the words after {@code -openings}. */
final class OpeningWords {

  private static final List<String> KNOWN =
      List.of("file", "type", "order", "start", "plies", "symmetry", "srand");
  private static final List<String> LINES = List.of("pos", "offset");

  /** Types of games by name, with the end of their files. */
  private static final Map<String, String> GAMES =
      Map.of("psq", ".psq", "sgf", ".sgf", "renlib", ".lib");

  private OpeningWords() {}

  /**
   * Reads the book.
   *
   * @param seed decides what is random if the words have no seed of their own
   * @throws IllegalArgumentException if the words make no sense, or the file is no book of that
   *     type for this board and these rules
   */
  static OpeningBook book(List<List<String>> groups, Geometry geometry, RuleSet rules, long seed) {
    KeyValues values = KeyValues.parseAll("-openings", KNOWN, groups);
    Path file = file(values);
    try {
      checkType(values.text("type").orElse(""), file);
      OpeningBook book = OpeningFiles.read(file, geometry, rules);
      long chance = values.number("srand", seed);
      return ordered(book.cut(values.number("plies", Integer.MAX_VALUE)), values, chance)
          .from(values.number("start", 1))
          .with(symmetries(values), chance);
    } catch (IOException e) {
      throw new IllegalArgumentException("the openings can't be read: " + file, e);
    }
  }

  /** What decides the openings, for the log: the words and the content of the file. */
  static Map<String, String> forLog(List<List<String>> groups) {
    KeyValues values = KeyValues.parseAll("-openings", KNOWN, groups);
    Map<String, String> all = values.plain();
    try {
      all.put("sha256", FileHash.sha256(OpeningFiles.parts(file(values))));
    } catch (IOException e) {
      throw new IllegalArgumentException("the openings can't be read: " + file(values), e);
    }
    return all;
  }

  private static Path file(KeyValues values) {
    return Path.of(
        values
            .text("file")
            .orElseThrow(() -> new IllegalArgumentException("-openings needs file=FILE")));
  }

  private static OpeningBook ordered(OpeningBook book, KeyValues values, long seed) {
    return switch (values.text("order").orElse("sequential")) {
      case "sequential" -> book;
      case "random" -> book.shuffled(seed);
      default -> throw new IllegalArgumentException("order= is sequential or random");
    };
  }

  private static SymmetryUse symmetries(KeyValues values) {
    return switch (values.text("symmetry").orElse("all")) {
      case "all" -> SymmetryUse.ALL;
      case "none" -> SymmetryUse.NONE;
      case "random" -> SymmetryUse.RANDOM;
      default -> throw new IllegalArgumentException("symmetry= is all, none or random");
    };
  }

  /** The book tells by itself what it is; a file of another kind than told is a mistake. */
  private static void checkType(String type, Path file) throws IOException {
    if (!type.isEmpty() && !LINES.contains(type) && !GAMES.containsKey(type)) {
      throw new IllegalArgumentException("type= is pos, offset, psq, sgf or renlib");
    }
    boolean isGame = OpeningFiles.holdsGames(file);
    if (!type.isEmpty() && !(isGame ? isOf(type, file) : LINES.contains(type))) {
      throw new IllegalArgumentException("the book is not of type " + type + ": " + file);
    }
    if (!type.isEmpty() && !isGame) {
      checkLines(type, Files.readAllLines(file, StandardCharsets.ISO_8859_1));
    }
  }

  private static boolean isOf(String type, Path games) {
    return GAMES.containsKey(type)
        && (Files.isDirectory(games)
            || games.toString().toLowerCase(Locale.ROOT).endsWith(GAMES.get(type)));
  }

  private static void checkLines(String type, List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      boolean isPos = !line.isEmpty() && Character.isLetter(line.charAt(0));
      if (!line.isEmpty() && !line.startsWith("#") && isPos != type.equals("pos")) {
        throw new IllegalArgumentException(
            "line " + (i + 1) + " of the book is not of type " + type + ": " + line);
      }
    }
  }
}
