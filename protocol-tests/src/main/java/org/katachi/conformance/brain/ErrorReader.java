package org.katachi.conformance.brain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Empties what a process writes to stderr and keeps the last of it, for people to read. */
final class ErrorReader implements Runnable {

  private static final int KEPT = 4_096;

  private final InputStream stream;
  private final StringBuilder text = new StringBuilder();

  ErrorReader(InputStream stream) {
    this.stream = stream;
  }

  @Override
  public void run() {
    byte[] buffer = new byte[KEPT];
    try {
      for (int count = stream.read(buffer); count >= 0; count = stream.read(buffer)) {
        add(new String(buffer, 0, count, StandardCharsets.ISO_8859_1));
      }
    } catch (IOException e) {
      // The process is dead.
    }
  }

  private synchronized void add(String more) {
    text.append(more);
    text.delete(0, Math.max(0, text.length() - KEPT));
  }

  /** The last that was written, a few kilobytes at most. */
  synchronized String text() {
    return text.toString();
  }
}
