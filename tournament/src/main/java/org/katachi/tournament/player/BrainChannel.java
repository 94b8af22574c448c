package org.katachi.tournament.player;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.ReadResult;
import org.katachi.brain.gomocup.ForeignText;
import org.katachi.brain.gomocup.ReplyLine;

/**
 * A brain's process, from its start to its end: what goes to it and comes from it, recorded if
 * asked. Belongs to one thread.
 */
final class BrainChannel implements AutoCloseable {

  private static final Logger LOG = System.getLogger(BrainChannel.class.getName());

  /** How long it may take to end after END, and to let go of what is left. */
  private static final long END_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** How much longer than the process its children may live. */
  private static final long CHILDREN_MILLIS = 100;

  /** How long a process may take to die after it has closed its output. */
  private static final long EXIT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final BrainProcess process;
  private final boolean limitsMemory;
  private final Consumer<String> warnings;
  private Optional<Recording> recording = Optional.empty();

  /**
   * Starts a brain.
   *
   * @param warnings hears if it does not end as it should
   * @throws BrainFailure if its program can't be started
   * @throws ManagerFault if the machine can't start any, or a file beside it can't be written
   */
  BrainChannel(BrainSpec spec, Consumer<String> warnings) throws BrainFailure {
    process = startProcess(spec);
    limitsMemory = spec.settings().maxMemory().orElse(0) > 0;
    this.warnings = warnings;
    process
        .leak()
        .ifPresent(why -> warnings.accept("may outlive a manager that is killed: " + why));
  }

  private static BrainProcess startProcess(BrainSpec spec) throws BrainFailure {
    OutputStream errors = errorLog(spec);
    try {
      LOG.log(Level.DEBUG, () -> spec.name() + " is started: " + spec.command());
      return new BrainProcess(spec.processBuilder(), errors);
    } catch (IOException e) {
      closeQuietly(errors);
      if (spec.program().isCauseOf(e)) {
        throw FailureMessages.notStarted(spec.program().obstacle().orElse(e.getMessage()));
      }
      throw new ManagerFault(
          "no process can be started for " + spec.name() + ": " + e.getMessage(), e);
    }
  }

  private static OutputStream errorLog(BrainSpec spec) {
    try {
      if (spec.folder().isPresent()) {
        Files.createDirectories(spec.folder().get());
      }
      Optional<Path> file = spec.transcripts().map(TranscriptFiles::errors);
      return file.isPresent() ? new ErrorLog(file.get()) : OutputStream.nullOutputStream();
    } catch (IOException e) {
      throw new ManagerFault("a file for " + spec.name() + " can't be made: " + e, e);
    }
  }

  private static void closeQuietly(OutputStream errors) {
    try {
      errors.close();
    } catch (IOException e) {
      // Nothing was written.
    }
  }

  /** What it runs in. */
  BrainProcess process() {
    return process;
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

  /** Ends it and all that it has started, at once. */
  void kill() {
    try {
      if (process.awaitExit(0).isPresent()) {
        warnOfChildren();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.close();
    }
  }

  /** Tells it to end, and ends it if it does not. */
  @Override
  public void close() {
    try {
      if (process.awaitExit(0).isPresent()) {
        warnings.accept("had ended before it was told to: it " + death());
      } else {
        end();
      }
      warnOfChildren();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.close();
    }
  }

  private void end() throws InterruptedException {
    long deadline = System.nanoTime() + END_NANOS;
    OptionalInt code = OptionalInt.empty();
    try {
      say(Commands.end(), deadline);
      code = process.awaitExit(deadline - System.nanoTime());
    } catch (BrainFailure e) {
      // It does not read its input.
    }
    if (code.isEmpty()) {
      warnings.accept("did not end within a second after END, and was killed");
    } else if (code.getAsInt() != 0) {
      warnings.accept("ended with " + FailureMessages.exitCode(code.getAsInt()) + " after END");
    }
  }

  /** The process has ended; what it has started should end, too, and in a moment. */
  private void warnOfChildren() throws InterruptedException {
    if (process.childCount() > 0) {
      TimeUnit.MILLISECONDS.sleep(CHILDREN_MILLIS);
    }
    List<String> children = process.childNames();
    if (!children.isEmpty()) {
      warnings.accept("left processes behind, which were killed: " + String.join(", ", children));
    }
  }
}
