package org.katachi.tournament.player;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that takes what a process writes to stderr, after what is there, up to a size. */
final class ErrorLog extends OutputStream {

  /** The number of bytes that one process may add. */
  private static final long MAX_BYTES = 16L << 20;

  private final OutputStream file;
  private long left = MAX_BYTES;

  /**
   * Opens the file, and makes it and its folder if there is none.
   *
   * @throws IOException if that can't be done
   */
  ErrorLog(Path path) throws IOException {
    Files.createDirectories(path.toAbsolutePath().getParent());
    file = Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    file.write(bytes, offset, (int) Math.min(left, length));
    if (left > 0 && left <= length) {
      file.write("\n[the rest is not kept]\n".getBytes(StandardCharsets.US_ASCII));
    }
    left = Math.max(0, left - length);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
