package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.ReadResult;

/** A running brain whose replies are timed as a referee's clock does. */
final class MeasuredBrain implements AutoCloseable {

  /** The longest wait for a reply, far more than the longest limit that is measured. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);

  private static final long EXIT_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final BrainProcess process;
  private boolean suspended;

  /**
   * A reply with its times.
   *
   * @param sentNanos when the last lines were written to the brain, by {@link System#nanoTime}
   * @param cameNanos when the reply was read
   */
  record TimedReply(String text, long sentNanos, long cameNanos) {

    /** The time on a referee's clock. */
    double millis() {
      // A fast brain's reply may be read before the writing thread has taken the time.
      return Math.max(0, cameNanos - sentNanos) / 1e6;
    }
  }

  /**
   * Starts a brain.
   *
   * @param command the program and its arguments
   * @throws IOException if it can't be started
   */
  MeasuredBrain(List<String> command) throws IOException {
    process = new BrainProcess(new ProcessBuilder(command), OutputStream.nullOutputStream());
  }

  /** When it was started, by {@link System#nanoTime}. */
  long startNanos() {
    return process.startNanos();
  }

  /** Sends lines in one write, each with its line end. */
  void send(String... lines) throws IOException, InterruptedException {
    String text = String.join("\r\n", lines) + "\r\n";
    if (!process.write(text.getBytes(StandardCharsets.US_ASCII), PATIENCE_NANOS)) {
      throw failure("the brain does not read its input");
    }
  }

  /**
   * Waits for the next reply.
   *
   * @throws IOException if none comes
   */
  TimedReply reply() throws IOException, InterruptedException {
    ReadResult output = process.next(PATIENCE_NANOS);
    while (output instanceof ReadResult.Line text) {
      if (!text.isComment()) {
        return new TimedReply(text.text(), process.writtenNanos(), text.nanos());
      }
      output = process.next(PATIENCE_NANOS);
    }
    throw failure(
        output instanceof ReadResult.Timeout
            ? "the brain does not answer"
            : output instanceof ReadResult.End
                ? "the brain has ended its output"
                : "the brain floods its output");
  }

  private IOException failure(String what) {
    return new IOException(what + (process.errors().isBlank() ? "" : "\n" + process.errors()));
  }

  /** Sends lines and waits for the reply to the last one. */
  TimedReply ask(String... lines) throws IOException, InterruptedException {
    send(lines);
    return reply();
  }

  /** Suspends it and all that it has started: a brain may stand behind a shell script. */
  void suspend() throws IOException {
    suspended = true; // Also if it fails: it may stand still a moment later.
    process.suspendTree();
  }

  /** Resumes it if it is suspended. */
  void resume() throws IOException {
    if (suspended) {
      process.resumeTree();
      suspended = false;
    }
  }

  /** The unique set size of it and its children, in bytes. */
  long uniqueSetSize() {
    return process.uniqueSetSize();
  }

  /** Sends END, even to a suspended brain, and waits for its exit; kills it if it stays. */
  @Override
  public void close() {
    try {
      resume();
      send("END");
      if (process.awaitExit(EXIT_NANOS).isEmpty()) {
        System.err.println("the brain did not exit after END");
      }
    } catch (IOException e) {
      System.err.println(e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.close();
    }
  }
}
