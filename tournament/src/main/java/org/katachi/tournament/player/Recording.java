package org.katachi.tournament.player;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The file of a conversation: a line for each, with the milliseconds since the beginning of the
 * game, {@code >} for the manager's and {@code <} for the brain's. A file that can't be written
 * does not stop the game.
 */
final class Recording implements AutoCloseable {

  private static final double NANOS_PER_MILLI = 1e6;

  private final Writer writer;
  private final long start = System.nanoTime();
  private IOException trouble;

  /**
   * Makes the file, and its folder if there is none; a file of that name is lost.
   *
   * @throws IOException if it can't be made
   */
  Recording(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
  }

  /** What the manager has said. */
  void said(String commands, long nanos) {
    write(commands.lines().map(line -> line('>', line, nanos)).collect(Collectors.joining()));
  }

  /** What the brain has said. */
  void heard(String line, long nanos) {
    write(line('<', line, nanos));
  }

  private String line(char who, String text, long nanos) {
    double millis = (nanos - start) / NANOS_PER_MILLI;
    return String.format(Locale.ROOT, "%10.3f %c %s%n", millis, who, text);
  }

  /** What was said must be there when the brain takes the manager with it. */
  private void write(String lines) {
    try {
      if (trouble == null) {
        writer.write(lines);
        writer.flush();
      }
    } catch (IOException e) {
      trouble = e;
    }
  }

  /**
   * Ends the file.
   *
   * @throws IOException if not all could be written
   */
  @Override
  public void close() throws IOException {
    writer.close();
    if (trouble != null) {
      throw trouble;
    }
  }
}
