package org.katachi.openings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * A book on disk: a first line that tells how it was made, then an opening a line in pos notation.
 * Each line is on disk before the next opening is looked for.
 */
final class OpeningFile {

  private static final String HEAD = "# pbrain-katachi openings ";

  private final Path file;
  private final List<String> openings;

  private OpeningFile(Path file, List<String> openings) {
    this.file = file;
    this.openings = openings;
  }

  /**
   * Begins a book, or goes on with one.
   *
   * @throws IllegalArgumentException if the file is there and may not be, or is another book
   */
  static OpeningFile open(OpeningsOptions options) throws IOException {
    Path file = options.file();
    String head = HEAD + options.recipe();
    List<String> lines = new ArrayList<>();
    if (Files.exists(file)) {
      if (!options.resume()) {
        throw new IllegalArgumentException(
            file + " is there already; --resume goes on with it if it is a part of this book");
      }
      lines.addAll(wholeLines(file));
      if (lines.isEmpty() || !lines.remove(0).equals(head)) {
        throw new IllegalArgumentException(
            file + " was not made with " + options.recipe() + ": its first line says so");
      }
    }
    write(file, head, lines);
    return new OpeningFile(file, lines);
  }

  /** The last line may have been broken off. */
  private static List<String> wholeLines(Path file) throws IOException {
    String text = Files.readString(file);
    return StringUtils.isEmpty(text)
        ? List.of()
        : text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
  }

  private static void write(Path file, String head, List<String> lines) throws IOException {
    List<String> all = new ArrayList<>(lines);
    all.add(0, head);
    Files.write(file, all);
  }

  int size() {
    return openings.size();
  }

  /** The opening number {@code i}, from zero. */
  List<Point> opening(int i) {
    return Notation.parsePos(openings.get(i));
  }

  void add(List<Point> moves) throws IOException {
    String line = Notation.pos(moves);
    openings.add(line);
    Files.write(file, List.of(line), StandardOpenOption.APPEND);
  }
}
