package org.katachi.tournament.player;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.katachi.brain.ReplyLine;

/** How failures are worded. */
final class FailureMessages {

  /** A process that a signal has ended gets this plus the signal's number for its exit code. */
  private static final int SIGNAL_CODE = 128;

  private static final Map<Integer, String> SIGNALS =
      Map.ofEntries(
          Map.entry(1, "SIGHUP"),
          Map.entry(2, "SIGINT"),
          Map.entry(3, "SIGQUIT"),
          Map.entry(4, "SIGILL"),
          Map.entry(5, "SIGTRAP"),
          Map.entry(6, "SIGABRT"),
          Map.entry(8, "SIGFPE"),
          Map.entry(9, "SIGKILL"),
          Map.entry(11, "SIGSEGV"),
          Map.entry(13, "SIGPIPE"),
          Map.entry(14, "SIGALRM"),
          Map.entry(15, "SIGTERM"));

  private static final Pattern UNPRINTABLE = Pattern.compile("\\p{C}");
  private static final int LONGEST_QUOTE = 80;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MEBIBYTE = 1 << 20;

  private FailureMessages() {}

  static BrainFailure notStarted(String why) {
    return new BrainFailure(Termination.DID_NOT_START, "did not start: " + why);
  }

  static BrainFailure crashed(String how) {
    return new BrainFailure(Termination.CRASHED, how);
  }

  /** Its input is full, and it takes nothing out of it. */
  static BrainFailure deaf() {
    return new BrainFailure(Termination.HUNG, "does not read its input");
  }

  static BrainFailure late(GameClock clock, long nanos) {
    return new BrainFailure(
        Termination.LATE,
        "did not move within " + allowed(clock) + ", but after " + seconds(nanos));
  }

  /**
   * No answer at all.
   *
   * @param half the beginning of a line whose end has not come
   * @param unknown an UNKNOWN that came
   */
  static BrainFailure hung(GameClock clock, String half, Optional<ReplyLine> unknown) {
    return new BrainFailure(
        Termination.HUNG,
        "did not move within "
            + allowed(clock)
            + (half.isEmpty() ? "" : "; half a line came, " + quoted(half))
            + unknown.map(line -> "; it had answered " + quoted(line.text())).orElse(""));
  }

  /** Foreign text: in quotes, cut, and with what would disturb a terminal in hexadecimal. */
  static String quoted(String text) {
    String line = text.strip();
    boolean isLong = line.length() > LONGEST_QUOTE;
    String shown = isLong ? line.substring(0, LONGEST_QUOTE) : line;
    return "'"
        + UNPRINTABLE
            .matcher(shown)
            .replaceAll(
                match -> String.format(Locale.ROOT, "\\\\x%02x", (int) match.group().charAt(0)))
        + (isLong ? "...'" : "'");
  }

  private static String allowed(GameClock clock) {
    long margin = TimeUnit.NANOSECONDS.toMillis(clock.marginNanos());
    return seconds(clock.limitNanos()) + (margin == 0 ? "" : " and " + margin + " ms of margin");
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.3f s", nanos / NANOS_PER_SECOND);
  }

  static BrainFailure garbage(ReplyLine line, String insteadOf) {
    return new BrainFailure(
        Termination.GARBAGE, "answered " + quoted(line.text()) + " instead of " + insteadOf);
  }

  static BrainFailure unasked(ReplyLine line) {
    return new BrainFailure(
        Termination.GARBAGE, "answered " + quoted(line.text()) + " before it was asked for a move");
  }

  static BrainFailure flood() {
    return new BrainFailure(Termination.GARBAGE, "floods its output");
  }

  static BrainFailure memory(long used, long allowed) {
    return new BrainFailure(
        Termination.MEMORY,
        "uses " + mebibytes(used) + " of memory; allowed are " + mebibytes(allowed));
  }

  static BrainFailure folder(long used, long allowed) {
    return new BrainFailure(
        Termination.FOLDER,
        "keeps " + mebibytes(used) + " in its folder; allowed are " + mebibytes(allowed));
  }

  private static String mebibytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f MiB", bytes / MEBIBYTE);
  }

  /** How a process ended that nobody had told to; a crash has another exit code than 0. */
  static String ended(int code) {
    return code == 0 ? "ended by itself (exit code 0)" : "crashed with " + exitCode(code);
  }

  /** An exit code, as {@code exit code 3} or {@code exit code 139 (SIGSEGV)}. */
  static String exitCode(int code) {
    String signal = SIGNALS.get(code - SIGNAL_CODE);
    return "exit code " + code + (signal == null ? "" : " (" + signal + ")");
  }
}
