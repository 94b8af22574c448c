package org.katachi.protocol;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes the lines to the manager; no other class does.
 *
 * <p>Each line and its LF are one write, since some managers drop half lines. If the manager no
 * longer reads, the lines are lost without an error.
 */
final class ProtocolWriter {

  /**
   * The longest line of free text in characters, without its end; managers have fixed buffers, some
   * of 1024 bytes.
   */
  static final int MAX_LENGTH = 500;

  private final OutputStream out;

  ProtocolWriter(OutputStream out) {
    this.out = out;
  }

  /** Writes a line, cut if it is too long; characters beyond ASCII become question marks. */
  void line(String text) {
    boolean isList = text.startsWith("FORBID ");
    byte[] bytes = new byte[(isList ? text.length() : Math.min(text.length(), MAX_LENGTH)) + 1];
    for (int i = 0; i < bytes.length - 1; i++) {
      char character = text.charAt(i);
      bytes[i] = (byte) (character >= ' ' && character <= '~' ? character : '?');
    }
    bytes[bytes.length - 1] = '\n';
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      // The session ends with its input, which is closed too.
      return;
    }
  }
}
