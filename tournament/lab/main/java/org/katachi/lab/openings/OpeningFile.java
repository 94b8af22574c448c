package org.katachi.lab.openings;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.io.FileErrors;
import org.katachi.io.WriterLock;

/**
 * The file of a book: a first line with the options that it was made with, then one opening a line
 * in pos notation. Each line is on disk before the next opening is searched for. Until it is closed
 * no other program can open it so.
 */
public final class OpeningFile implements AutoCloseable {

  /** The beginnings of the first line: since the lab has a program, and before. */
  private static final String HEAD = "# katachi-lab openings ";

  private static final String FORMER_HEAD = "# pbrain-katachi openings ";

  private final Path file;
  private final List<String> openings;
  private final WriterLock lock;

  private OpeningFile(Path file, List<String> openings, WriterLock lock) {
    this.file = file;
    this.openings = openings;
    this.lock = lock;
  }

  /**
   * Begins a book, or resumes one. An empty file is none yet.
   *
   * @throws IllegalArgumentException if the file exists and is not to be resumed, is another book,
   *     has a line that is no opening, or is written by another program
   */
  public static OpeningFile open(OpeningsOptions options) throws IOException {
    FileErrors.checkFile(options.file());
    WriterLock lock = WriterLock.take(options.file());
    try {
      return new OpeningFile(options.file(), openings(options), lock);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** Makes the file fit to append to, and returns the openings that it has. */
  private static List<String> openings(OpeningsOptions options) throws IOException {
    Path file = options.file();
    if (Files.notExists(file) || Files.size(file) == 0) {
      Files.write(file, List.of(HEAD + options.recipe()));
      return new ArrayList<>();
    }
    if (!options.resume()) {
      throw new IllegalArgumentException(
          file + " exists already; --resume goes on with it if it is a part of this book");
    }
    String whole = wholeLines(file);
    List<String> lines = new ArrayList<>(whole.lines().toList());
    String head = lines.isEmpty() ? "" : lines.remove(0);
    if (!head.equals(HEAD + options.recipe()) && !head.equals(FORMER_HEAD + options.recipe())) {
      throw new IllegalArgumentException(
          file + " was not made with " + options.recipe() + ": see its first line");
    }
    check(file, lines);
    cutOff(file, whole.getBytes(StandardCharsets.UTF_8).length);
    return lines;
  }

  private static void check(Path file, List<String> openings) {
    for (int i = 0; i < openings.size(); i++) {
      try {
        Notation.parsePos(openings.get(i));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "%s, line %d is no opening: %s".formatted(file, i + 2, openings.get(i)), e);
      }
    }
  }

  /** Leaves out the last line if it is incomplete: the program was killed while it wrote. */
  private static String wholeLines(Path file) throws IOException {
    String text = text(file);
    return text.substring(0, text.lastIndexOf('\n') + 1);
  }

  private static String text(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(file + " is not a text file", e);
    }
  }

  /** What is kept is not written again, so neither a kill nor a full disk can lose it. */
  private static void cutOff(Path file, int bytes) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(bytes);
    }
  }

  /** The number of openings. */
  int size() {
    return openings.size();
  }

  /** The opening number {@code i}, from zero. */
  List<Point> opening(int i) {
    return Notation.parsePos(openings.get(i));
  }

  /** Appends an opening. */
  void add(List<Point> moves) throws IOException {
    String line = Notation.pos(moves);
    openings.add(line);
    Files.write(file, List.of(line), StandardOpenOption.APPEND);
  }

  /** Lets others write the file. */
  @Override
  public void close() throws IOException {
    lock.close();
  }
}
