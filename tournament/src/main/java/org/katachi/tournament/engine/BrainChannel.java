package org.katachi.tournament.engine;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.katachi.process.BrainProcess;
import org.katachi.process.Output;

/** What goes to a brain's process and comes from it, recorded if asked. Belongs to one thread. */
final class BrainChannel {

  /** How long a process may take to die after it has closed its output. */
  private static final long EXIT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final BrainProcess process;
  private Optional<Recording> recording = Optional.empty();

  BrainChannel(BrainProcess process) {
    this.process = process;
  }

  /** What follows goes into this file, if any. */
  void record(Optional<Recording> next) {
    recording = next;
  }

  /**
   * Says lines in one write.
   *
   * @param deadline by {@link System#nanoTime}
   * @return whether the process, or the pipe to it, has taken them by then
   */
  boolean say(String commands, long deadline) throws InterruptedException {
    byte[] bytes = commands.getBytes(StandardCharsets.UTF_8);
    boolean taken = process.write(bytes, deadline - System.nanoTime());
    recording.ifPresent(record -> record.said(commands, process.writtenNanos()));
    return taken;
  }

  /** When the last was said, by {@link System#nanoTime}. */
  long saidNanos() {
    return process.writtenNanos();
  }

  /**
   * What comes next, {@link Output.Timeout} if nothing has come by this time. Comments may be
   * missing: nobody reads them in the opponent's time.
   */
  Output hear(long deadline) throws InterruptedException {
    Output output = process.next(deadline - System.nanoTime());
    while (output instanceof Output.LostComments) {
      output = process.next(deadline - System.nanoTime());
    }
    if (output instanceof Output.Line text) {
      recording.ifPresent(record -> record.heard(text.text(), text.nanos()));
    }
    return output;
  }

  /** The beginning of a line whose end has not come. */
  String half() {
    return process.partialLine();
  }

  /** Whether the process has ended, even if a child of it keeps its output open. */
  boolean hasEnded() throws InterruptedException {
    return process.awaitExit(0).isPresent();
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
    return half().isEmpty() ? "" : " after half a line, " + new ReplyLine(half()).quoted();
  }

  private String lastWords() {
    String errors = process.errors().strip();
    return errors.isEmpty()
        ? ""
        : ": " + new ReplyLine(errors.substring(errors.lastIndexOf('\n') + 1)).quoted();
  }
}
