package org.katachi.tournament.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.tournament.game.OpeningBook;

/** Makes a book of the words after {@code -openings}. */
final class OpeningWords {

  private static final List<String> KNOWN = List.of("file", "type", "order", "srand");

  private OpeningWords() {}

  /**
   * Reads the book.
   *
   * @throws IllegalArgumentException if the words make no sense, or the file is no book of that
   *     type
   */
  static OpeningBook book(List<String> words, Geometry geometry) {
    KeyValues values = KeyValues.parse("-openings", KNOWN, words);
    Path file =
        Path.of(
            values
                .text("file")
                .orElseThrow(() -> new IllegalArgumentException("-openings needs file=FILE")));
    List<String> lines = lines(file);
    checkType(values.text("type").orElse(""), lines);
    OpeningBook book = OpeningBook.read(geometry, lines);
    return switch (values.text("order").orElse("sequential")) {
      case "sequential" -> book;
      case "random" -> book.shuffled(values.number("srand", 0));
      default -> throw new IllegalArgumentException("order= is sequential or random");
    };
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new IllegalArgumentException("the openings can't be read: " + file, e);
    }
  }

  /** The book tells by itself what a line is; a file of the other kind than told is a mistake. */
  private static void checkType(String type, List<String> lines) {
    if (!List.of("", "pos", "offset").contains(type)) {
      throw new IllegalArgumentException("type= is pos or offset");
    }
    for (int i = 0; i < lines.size() && !type.isEmpty(); i++) {
      String line = lines.get(i).strip();
      boolean isPos = !line.isEmpty() && Character.isLetter(line.charAt(0));
      if (!line.isEmpty() && !line.startsWith("#") && isPos != type.equals("pos")) {
        throw new IllegalArgumentException(
            "line " + (i + 1) + " of the book is not of type " + type + ": " + line);
      }
    }
  }
}
