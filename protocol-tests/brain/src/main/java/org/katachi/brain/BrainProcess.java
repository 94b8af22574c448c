package org.katachi.brain;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.gomocup.ForeignText;

/**
 * A running brain. Every call returns in bounded time, whatever the brain does. When it is closed,
 * or this program ends, every process that the brain has started ends, too.
 *
 * <p>Use it from one thread.
 */
public final class BrainProcess implements AutoCloseable {

  /** How long to wait for the rest of stderr after the process has died. */
  private static final long LAST_ERRORS_NANOS = 500_000_000;

  private final ProcessGroup group;
  private final Process process;
  private final ProcessTree tree;
  private final StdoutReader output;
  private final StderrReader errors;
  private final StdinWriter input;
  private final long startNanos;

  /**
   * Starts a brain.
   *
   * @param builder the command, the working directory and the environment
   * @param errorCopy gets a copy of the brain's stderr, on another thread, and is closed at its end
   * @throws IOException if it can't be started; the message says why
   */
  public BrainProcess(ProcessBuilder builder, OutputStream errorCopy) throws IOException {
    startNanos = System.nanoTime();
    group = new ProcessGroup(builder);
    process = group.process();
    tree = group.tree();
    output = new StdoutReader(process.getInputStream());
    errors = new StderrReader(process.getErrorStream(), errorCopy);
    input = new StdinWriter(process.getOutputStream(), task -> thread(task, "brain's input"));
    thread(output, "brain's output").start();
    thread(errors, "brain's errors").start();
  }

  private static Thread thread(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** When the process was started, by {@link System#nanoTime}. */
  public long startNanos() {
    return startNanos;
  }

  /**
   * Writes bytes to the brain.
   *
   * @return false if neither the brain nor the pipe to it has taken them within the timeout
   */
  public boolean write(byte[] bytes, long timeoutNanos) throws InterruptedException {
    return input.write(bytes, timeoutNanos);
  }

  /** When the last bytes were written, by {@link System#nanoTime}. */
  public long writtenNanos() {
    return input.writtenNanos();
  }

  /**
   * Closes the brain's input.
   *
   * @return false if the brain has not taken all earlier bytes within the timeout
   */
  public boolean closeInput(long timeoutNanos) throws InterruptedException {
    return input.close(timeoutNanos);
  }

  /** The next output of the brain; {@link ReadResult.Timeout} if none comes within the timeout. */
  public ReadResult next(long timeoutNanos) throws InterruptedException {
    return output.next(timeoutNanos);
  }

  /** The beginning of a line whose end has not come. */
  public String partialLine() {
    return output.partialLine();
  }

  /**
   * The last few kilobytes of the brain's stderr. If the brain is dead, they are complete, unless a
   * child keeps stderr open.
   */
  public String errors() {
    if (!process.isAlive()) {
      errors.awaitEnd(LAST_ERRORS_NANOS);
    }
    return errors.text();
  }

  /** Waits for the brain to end by itself; its exit code, or nothing if the timeout was over. */
  public OptionalInt awaitExit(long timeoutNanos) throws InterruptedException {
    return process.waitFor(timeoutNanos, TimeUnit.NANOSECONDS)
        ? OptionalInt.of(process.exitValue())
        : OptionalInt.empty();
  }

  /** Suspends the process that was started, and no other. */
  public void suspend() throws IOException {
    group.suspendFirst();
  }

  /** Resumes the process that was started. */
  public void resume() throws IOException {
    group.resumeFirst();
  }

  /**
   * Suspends the process and all that it has started.
   *
   * @throws IOException if the system can't
   */
  public void suspendTree() throws IOException {
    group.suspend();
  }

  /** Resumes what {@link #suspendTree} has suspended. */
  public void resumeTree() throws IOException {
    group.resume();
  }

  /** The unique set size of the process and its children in bytes; 0 if it is not known. */
  public long uniqueSetSize() {
    return tree.uniqueSetSize();
  }

  /** Why its processes would outlive this program if that is killed; nothing if they would not. */
  public Optional<String> leak() {
    return group.leak();
  }

  /** The number of its living descendants, even if the process itself is dead. */
  public int childCount() {
    return tree.children().size();
  }

  /** The program names of its living descendants. */
  public List<String> childNames() {
    return tree.children().stream()
        .flatMap(child -> child.info().command().stream())
        .map(program -> ForeignText.printable(Path.of(program).getFileName().toString()))
        .toList();
  }

  /** Kills it and all its descendants. */
  @Override
  public void close() {
    group.close();
    input.stop();
  }
}
