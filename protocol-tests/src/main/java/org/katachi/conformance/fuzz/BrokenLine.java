package org.katachi.conformance.fuzz;

import java.nio.charset.StandardCharsets;

/**
 * A line that no brain can obey.
 *
 * @param text one char for each byte, without the line end
 * @param mayBeRefused whether ERROR or UNKNOWN may answer it; INFO and blank lines have no answer
 */
public record BrokenLine(String text, boolean mayBeRefused) {

  /** A line that may be refused, in UTF-8. */
  static BrokenLine refusable(String line) {
    return new BrokenLine(bytes(line), true);
  }

  /** A line that has no answer, in UTF-8. */
  static BrokenLine silent(String line) {
    return new BrokenLine(bytes(line), false);
  }

  private static String bytes(String line) {
    return new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }
}
