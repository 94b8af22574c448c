package org.katachi.protocol.io;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes the lines to the manager; no other class does.
 *
 * <p>Each line and its LF are one write, since some managers drop half lines. If the manager no
 * longer reads, the lines are lost without an error.
 */
public final class ProtocolWriter {

  /**
   * The longest line of free text in characters, without its end; managers have fixed buffers, some
   * of 1024 bytes.
   */
  public static final int MAX_LENGTH = 500;

  private final OutputStream out;

  public ProtocolWriter(OutputStream out) {
    this.out = out;
  }

  /** Writes a line, cut if it is too long; characters beyond ASCII become question marks. */
  public void line(String text) {
    write(text, Math.min(text.length(), MAX_LENGTH));
  }

  /** Writes a line that is a list of points, however long it is: half a list would be wrong. */
  public void list(String text) {
    write(text, text.length());
  }

  private void write(String text, int length) {
    byte[] bytes = new byte[length + 1];
    for (int i = 0; i < length; i++) {
      char character = text.charAt(i);
      bytes[i] = (byte) (character >= ' ' && character <= '~' ? character : '?');
    }
    bytes[length] = '\n';
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      // The session ends with its input, which is closed too.
    }
  }
}
