package org.katachi.protocol;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes lines to the manager; the only class that does.
 *
 * <p>A line goes out in one write together with its LF, since some managers throw half lines away.
 * A manager that no longer reads is gone, and what is written to it is lost without an error.
 */
final class ProtocolWriter {

  /**
   * The greatest length of a line of free text without its end; managers have fixed buffers, some
   * of 1024.
   */
  static final int MAX_LENGTH = 500;

  private final OutputStream out;

  ProtocolWriter(OutputStream out) {
    this.out = out;
  }

  /** Writes a line; what is not printable ASCII becomes a question mark. Free text is cut. */
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
      // The end of the input will tell the session what there is to tell.
      return;
    }
  }
}
