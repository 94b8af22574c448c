package org.katachi.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Cuts what a manager writes into lines.
 *
 * <p>CR LF, LF and CR end a line, and a line is handed over as soon as the first of these bytes has
 * come: the LF of a CR LF then makes an empty line, and empty lines are skipped. Whatever the bytes
 * are, they make characters: letters of ISO 8859-1.
 */
final class LineReader {

  /** The characters that are kept of a line; the rest is skipped. */
  static final int MAX_LENGTH = 4096;

  private static final int BUFFER_SIZE = 8192;
  private static final int END = -1;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER_SIZE];
  private int next;
  private int end;
  private final byte[] line = new byte[MAX_LENGTH];
  private long readAt;
  private boolean awaited;

  LineReader(InputStream in) {
    this.in = in;
  }

  /**
   * A line as it came, without blanks at its ends.
   *
   * @param text at least one character
   * @param received when it came
   */
  record Line(String text, Received received) {}

  /**
   * The next line that is not blank. Blocks until there is one.
   *
   * @return null at the end of the input, also when the input breaks
   */
  Line read() {
    int length = 0;
    while (true) {
      int character = nextByte();
      boolean ends = character == '\n' || character == '\r' || character == END;
      if (ends && length > 0) {
        String text = new String(line, 0, length, StandardCharsets.ISO_8859_1);
        return new Line(text.trim(), new Received(readAt, awaited));
      }
      if (character == END) {
        return null;
      }
      // Blanks before the text are not stored, so that any number of them can be ignored.
      if (!ends && length < MAX_LENGTH && (length > 0 || character > ' ')) {
        line[length++] = (byte) character;
      }
    }
  }

  private int nextByte() {
    if (next == end && !fill()) {
      return END;
    }
    return buffer[next++] & 0xff;
  }

  private boolean fill() {
    next = 0;
    end = 0;
    try {
      if (!awaited && in.available() == 0) {
        awaited = true;
      }
      int count = in.read(buffer);
      readAt = System.nanoTime();
      end = Math.max(count, 0);
    } catch (IOException e) {
      // A manager that breaks the pipe is gone, which is what the end of the input says too.
      end = 0;
    }
    return end > 0;
  }
}
