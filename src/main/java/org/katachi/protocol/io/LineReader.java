package org.katachi.protocol.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Reads the manager's lines.
 *
 * <p>CR LF, LF and CR end a line. A line is complete with the first of these bytes; the LF of a CR
 * LF then makes an empty line, and empty lines are skipped. Every byte is a character of ISO
 * 8859-1.
 */
public final class LineReader {

  /**
   * The longest line; further characters are skipped. The stones of the largest board fit: of 1600
   * points each takes eight characters, as in {@code 39,39,1}.
   */
  static final int MAX_LENGTH = 1 << 14;

  private static final int BUFFER_SIZE = 8192;
  private static final int END = -1;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER_SIZE];
  private int next;
  private int end;
  private final byte[] line = new byte[MAX_LENGTH];
  private long readAt;
  private boolean awaited;

  public LineReader(InputStream in) {
    this.in = in;
  }

  /**
   * The next line that is not blank. Blocks until there is one.
   *
   * @return null at the end of the input, also if the input fails
   */
  public ReceivedLine read() {
    int length = 0;
    while (true) {
      int character = nextByte();
      boolean ends = character == '\n' || character == '\r' || character == END;
      if (ends && length > 0) {
        String text = new String(line, 0, length, StandardCharsets.ISO_8859_1).trim();
        return new ReceivedLine(text, readAt, awaited);
      }
      if (character == END) {
        return null;
      }
      // Blanks before the text are not stored, so any number of them is ignored.
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
    awaited = awaited || isEmpty();
    try {
      int count = in.read(buffer);
      readAt = System.nanoTime();
      end = Math.max(count, 0);
    } catch (IOException e) {
      // A broken pipe means the same as the end of the input: the manager is gone.
      end = 0;
    }
    return end > 0;
  }

  /** An input that can't be asked is not at its end: Wine refuses it for pipes of Unix. */
  private boolean isEmpty() {
    try {
      return in.available() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
