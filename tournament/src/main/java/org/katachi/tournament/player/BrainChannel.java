package org.katachi.tournament.player;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.ReadResult;
import org.katachi.brain.gomocup.ForeignText;
import org.katachi.brain.gomocup.ReplyLine;

/** What goes to a brain's process and comes from it, recorded if asked. Belongs to one thread. */
final class BrainChannel {

  /** How long a process may take to die after it has closed its output. */
  private static final long EXIT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final BrainProcess process;
  private final boolean limitsMemory;
  private Optional<Recording> recording = Optional.empty();

  /**
   * A process to talk with.
   *
   * @param limitsMemory whether it may use so much memory at most; if it is killed, it may have
   *     used more
   */
  BrainChannel(BrainProcess process, boolean limitsMemory) {
    this.process = process;
    this.limitsMemory = limitsMemory;
  }

  /** What follows goes into this file, if any. */
  void record(Optional<Recording> next) {
    recording = next;
  }

  /**
   * Says lines in one write.
   *
   * @param deadline by {@link System#nanoTime}
   * @throws BrainFailure if neither the process nor the pipe to it has taken them by then
   */
  void say(String commands, long deadline) throws BrainFailure, InterruptedException {
    byte[] bytes = commands.getBytes(StandardCharsets.UTF_8);
    boolean isTaken = process.write(bytes, deadline - System.nanoTime());
    recording.ifPresent(record -> record.said(commands, process.writtenNanos()));
    if (!isTaken) {
      throw FailureMessages.deaf();
    }
  }

  /** When the last was said, by {@link System#nanoTime}. */
  long saidNanos() {
    return process.writtenNanos();
  }

  /**
   * The next line; nothing if none has come by this time. Comments may be missing: nobody reads
   * them in the opponent's time.
   *
   * @throws BrainFailure if no line can come: the process has ended, or floods its output
   */
  Optional<ReadResult.Line> hear(long deadline) throws BrainFailure, InterruptedException {
    ReadResult output = process.next(deadline - System.nanoTime());
    while (output instanceof ReadResult.LostComments) {
      output = process.next(deadline - System.nanoTime());
    }
    if (output instanceof ReadResult.End) {
      throw crash();
    }
    if (output instanceof ReadResult.Flood) {
      throw FailureMessages.flood();
    }
    if (output instanceof ReadResult.Line line) {
      recording.ifPresent(record -> record.heard(line.text(), line.nanos()));
      return Optional.of(line);
    }
    return Optional.empty();
  }

  /** The next line that comes until a time; nothing if none does. It fails as {@link #hear}. */
  Optional<ReplyLine> next(long deadline) throws BrainFailure, InterruptedException {
    return hear(deadline)
        .filter(line -> line.nanos() <= deadline)
        .map(line -> new ReplyLine(line.text()));
  }

  /** The beginning of a line whose end has not come. */
  String half() {
    return process.partialLine();
  }

  /** Whether the process has ended, even if a child of it keeps its output open. */
  boolean hasEnded() throws InterruptedException {
    return process.awaitExit(0).isPresent();
  }

  /**
   * That the process has ended, which has closed its output.
   *
   * @throws GameSpoiled if it was killed, which the manager would have told as a failure of its own
   */
  BrainFailure crash() throws InterruptedException {
    OptionalInt code = process.awaitExit(EXIT_NANOS);
    if (!limitsMemory && code.isPresent() && code.getAsInt() == FailureMessages.KILLED) {
      throw FailureMessages.killed();
    }
    return FailureMessages.crashed(death());
  }

  /** How the process ended, which has closed its output. */
  String death() throws InterruptedException {
    OptionalInt code = process.awaitExit(EXIT_NANOS);
    String how =
        code.isPresent()
            ? FailureMessages.ended(code.getAsInt())
            : "closed its output without an end";
    return how + halfWords() + lastWords();
  }

  private String halfWords() {
    return half().isEmpty() ? "" : " after half a line, " + ForeignText.quoted(half());
  }

  private String lastWords() {
    String errors = process.errors().strip();
    return errors.isEmpty()
        ? ""
        : ": " + ForeignText.quoted(errors.substring(errors.lastIndexOf('\n') + 1));
  }
}
