package org.katachi.tournament.player;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.gomocup.ForeignText;
import org.katachi.brain.gomocup.ReplyLine;

/** How failures are worded. */
final class FailureMessages {

  /** A process that a signal has ended gets this plus the signal's number for its exit code. */
  private static final int SIGNAL_CODE = 128;

  /** The exit code of a process that was killed, or of a shell whose last process was. */
  static final int KILLED = SIGNAL_CODE + 9;

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

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MEBIBYTE = 1 << 20;

  private FailureMessages() {}

  static BrainFailure notStarted(String why) {
    return new BrainFailure(Termination.DID_NOT_START, "did not start: " + why);
  }

  static BrainFailure crashed(String how) {
    return new BrainFailure(Termination.CRASHED, how);
  }

  /** By somebody else than the manager: Linux kills so when memory is short. */
  static GameSpoiled killed() {
    return new GameSpoiled(
        "a brain was killed ("
            + exitCode(KILLED)
            + "), and not by the manager; the system does so when memory is short");
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

  /** The brain may have answered in time. */
  static GameSpoiled readLate(long lateness, long heldUp) {
    return new GameSpoiled(
        "a move was read "
            + millis(lateness)
            + " late, and the manager had been held up for "
            + millis(heldUp));
  }

  private static String millis(long nanos) {
    return String.format(Locale.ROOT, "%.1f ms", nanos / NANOS_PER_MILLI);
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
            + (half.isEmpty() ? "" : "; half a line came, " + ForeignText.quoted(half))
            + unknown
                .map(line -> "; it had answered " + ForeignText.quoted(line.text()))
                .orElse(""));
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
        Termination.GARBAGE,
        "answered " + ForeignText.quoted(line.text()) + " instead of " + insteadOf);
  }

  static BrainFailure unasked(ReplyLine line) {
    return new BrainFailure(
        Termination.GARBAGE,
        "answered " + ForeignText.quoted(line.text()) + " before it was asked for a move");
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
