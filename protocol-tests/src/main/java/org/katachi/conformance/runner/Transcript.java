package org.katachi.conformance.runner;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** The last of what was said, for people to read. */
final class Transcript {

  private static final int MAX_LINES = 200;
  private static final int MAX_LENGTH = 160;
  private static final double NANOS_PER_MILLI = 1e6;

  private final Deque<String> lines = new ArrayDeque<>();

  void sent(String line) {
    add("> " + shown(line));
  }

  void came(String line, long nanos) {
    add(String.format(Locale.ROOT, "< %-40s %,8.0f ms", shown(line), nanos / NANOS_PER_MILLI));
  }

  void happened(String what) {
    add("  (" + what + ")");
  }

  private void add(String line) {
    if (lines.size() == MAX_LINES) {
      lines.removeFirst();
    }
    lines.addLast(line);
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  /** The line with what can't be printed made visible, and cut if it is long. */
  static String shown(String line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(line.length(), MAX_LENGTH); i++) {
      char character = line.charAt(i);
      boolean printable = character >= ' ' && character <= '~';
      text.append(printable ? Character.toString(character) : "\\x" + hex(character));
    }
    return line.length() > MAX_LENGTH
        ? text + "… (" + line.length() + " characters or more)"
        : text.toString();
  }

  private static String hex(char character) {
    return String.format(Locale.ROOT, "%02x", (int) character);
  }
}
