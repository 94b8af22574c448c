package org.katachi.conformance.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.gomocup.ForeignText;

/** The last lines of a conversation in both directions, for people to read. */
public final class Transcript {

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

  /** Notes an event that is no line. */
  public void happened(String what) {
    add("  (" + what + ")");
  }

  private void add(String line) {
    if (lines.size() == MAX_LINES) {
      lines.removeFirst();
    }
    lines.addLast(line);
  }

  /** The last lines, oldest first. */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  /** The line in quotes. */
  public static String quoted(String line) {
    return line.isEmpty() ? "an empty line" : "'" + shown(line) + "'";
  }

  /** A time in whole milliseconds. */
  public static String millis(long nanos) {
    return String.format(Locale.ROOT, "%,d", TimeUnit.NANOSECONDS.toMillis(nanos));
  }

  /** The line with control characters made visible, cut if it is long. */
  static String shown(String line) {
    return line.length() > MAX_LENGTH
        ? ForeignText.printable(line.substring(0, MAX_LENGTH))
            + "… ("
            + line.length()
            + " characters or more)"
        : ForeignText.printable(line);
  }
}
