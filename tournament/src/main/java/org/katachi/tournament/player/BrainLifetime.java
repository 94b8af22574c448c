package org.katachi.tournament.player;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.brain.BrainProcess;

/** How a brain's process begins and ends. */
final class BrainLifetime implements AutoCloseable {

  private static final Logger LOG = System.getLogger(BrainLifetime.class.getName());

  /** How long it may take to end after END, and to let go of what is left. */
  private static final long END_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** How much longer than the process its children may live. */
  private static final long CHILDREN_MILLIS = 100;

  private final BrainProcess process;
  private final BrainChannel conversation;
  private final Consumer<String> remarks;

  /**
   * A process that runs.
   *
   * @param remarks hears if it does not end as it should
   */
  BrainLifetime(BrainProcess process, BrainChannel conversation, Consumer<String> remarks) {
    this.process = process;
    this.conversation = conversation;
    this.remarks = remarks;
  }

  /**
   * Starts a brain.
   *
   * @throws BrainFailure if its program can't be started
   * @throws ManagerFault if the machine can't start any, or a file beside it can't be written
   */
  static BrainProcess startProcess(BrainSpec spec) throws BrainFailure {
    OutputStream errors = errorLog(spec);
    try {
      LOG.log(Level.DEBUG, () -> spec.name() + " is started: " + spec.launch().command());
      return new BrainProcess(spec.launch().processBuilder(), errors);
    } catch (IOException e) {
      closeQuietly(errors);
      if (spec.launch().program().isCauseOf(e)) {
        throw FailureMessages.notStarted(spec.launch().program().obstacle().orElse(e.getMessage()));
      }
      throw new ManagerFault(
          "no process can be started for " + spec.name() + ": " + e.getMessage(), e);
    }
  }

  private static OutputStream errorLog(BrainSpec spec) {
    try {
      if (spec.limits().folder().isPresent()) {
        Files.createDirectories(spec.limits().folder().get());
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

  /** Ends it and all that it has started, at once. */
  void kill() {
    try {
      if (process.awaitExit(0).isPresent()) {
        tellOfChildren();
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
        remarks.accept("had ended before it was told to: it " + conversation.death());
      } else {
        end();
      }
      tellOfChildren();
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
      conversation.say(Commands.end(), deadline);
      code = process.awaitExit(deadline - System.nanoTime());
    } catch (BrainFailure e) {
      // It does not read its input.
    }
    if (code.isEmpty()) {
      remarks.accept("did not end within a second after END, and was killed");
    } else if (code.getAsInt() != 0) {
      remarks.accept("ended with " + FailureMessages.exitCode(code.getAsInt()) + " after END");
    }
  }

  /** The process has ended; what it has started should end, too, and in a moment. */
  private void tellOfChildren() throws InterruptedException {
    if (process.childCount() > 0) {
      TimeUnit.MILLISECONDS.sleep(CHILDREN_MILLIS);
    }
    List<String> children = process.childNames();
    if (!children.isEmpty()) {
      remarks.accept("left processes behind, which were killed: " + String.join(", ", children));
    }
  }
}
