package org.katachi.conformance.brain;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * A brain that runs. Every call returns in bounded time, whatever the brain does; when it is
 * closed, or this program ends, nothing that the brain has started lives on.
 *
 * <p>Belongs to one thread.
 */
public final class BrainProcess implements AutoCloseable {

  /** What was written to stderr before death is read a moment after it. */
  private static final long LAST_ERRORS_NANOS = 500_000_000;

  private final Leash leash;
  private final Process process;
  private final ProcessTree tree;
  private final OutputReader output;
  private final ErrorReader errors;
  private final InputWriter input;
  private final long startNanos;

  /**
   * Starts a brain.
   *
   * @param command the program and its arguments
   * @throws IOException if it can't be started
   */
  public BrainProcess(List<String> command) throws IOException {
    this(new ProcessBuilder(command), OutputStream.nullOutputStream());
  }

  /**
   * Starts a brain.
   *
   * @param builder the command, the working directory and the environment
   * @param errorCopy gets all that the brain writes to stderr, on another thread, and is closed at
   *     the end of that
   * @throws IOException if it can't be started
   */
  public BrainProcess(ProcessBuilder builder, OutputStream errorCopy) throws IOException {
    startNanos = System.nanoTime();
    leash = new Leash(builder);
    process = leash.process();
    tree = leash.tree();
    output = new OutputReader(process.getInputStream());
    errors = new ErrorReader(process.getErrorStream(), errorCopy);
    input = new InputWriter(process.getOutputStream());
    startThread(output, "brain's output");
    startThread(errors, "brain's errors");
    startThread(input, "brain's input");
  }

  private static void startThread(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** When the process was started, by {@link System#nanoTime}. */
  public long startNanos() {
    return startNanos;
  }

  /** Writes bytes; returns whether they were taken within so many nanoseconds. */
  public boolean write(byte[] bytes, long nanos) throws InterruptedException {
    return input.write(bytes, nanos);
  }

  /** When the last bytes were written, by {@link System#nanoTime}. */
  public long writtenNanos() {
    return input.writtenNanos();
  }

  /** Closes the brain's input; returns whether all before was taken within so many nanoseconds. */
  public boolean closeInput(long nanos) throws InterruptedException {
    return input.close(nanos);
  }

  /** What comes next out of it, {@link Output.Nothing} after so many nanoseconds. */
  public Output next(long nanos) throws InterruptedException {
    return output.next(nanos);
  }

  /** The beginning of a line whose end has not come. */
  public String halfLine() {
    return output.half();
  }

  /**
   * The last that it has written to stderr. If it is dead, that is its last word, unless a child
   * keeps stderr open.
   */
  public String errors() {
    if (!process.isAlive()) {
      errors.awaitEnd(LAST_ERRORS_NANOS);
    }
    return errors.text();
  }

  /** Waits for it to end by itself; returns its exit code if it has within so many nanoseconds. */
  public OptionalInt awaitExit(long nanos) throws InterruptedException {
    return process.waitFor(nanos, TimeUnit.NANOSECONDS)
        ? OptionalInt.of(process.exitValue())
        : OptionalInt.empty();
  }

  /** Suspends the process that was started, and only that one. */
  public void suspend() throws IOException {
    leash.signalFirst("STOP");
  }

  /** Lets it go on. */
  public void resume() throws IOException {
    leash.signalFirst("CONT");
  }

  /**
   * Suspends it and all that it has started.
   *
   * @throws IOException if the system can't
   */
  public void suspendTree() throws IOException {
    leash.suspend();
  }

  /** Lets go on what {@link #suspendTree} has suspended; does nothing if that is nothing. */
  public void resumeTree() throws IOException {
    leash.resume();
  }

  /** The unique set size of the process and its children in bytes; 0 where nobody can tell. */
  public long uniqueSetSize() {
    return tree.uniqueSetSize();
  }

  /** The number of its children, and theirs, that live, whether it lives or not. */
  public int childCount() {
    return tree.children().size();
  }

  /** The names of the programs of its children, and theirs, that live. */
  public List<String> childNames() {
    return tree.children().stream()
        .flatMap(child -> child.info().command().stream())
        .map(program -> program.substring(program.lastIndexOf('/') + 1))
        .toList();
  }

  /** Ends it and all its children. */
  @Override
  public void close() {
    leash.close();
    input.stop();
  }
}
