package org.katachi.conformance.brain;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Holds a process and all that it starts: they end when the leash is closed, or with this program,
 * however that ends.
 */
public final class Leash implements AutoCloseable {

  private static final String MARK = "KATACHI_CONFORMANCE";

  /** How often processes are looked for that were started while others were suspended. */
  private static final int MAX_ROUNDS = 100;

  private final Thread hook = new Thread(this::kill, "kill the brain");
  private Process process;
  private ProcessTree tree;
  private Optional<Guard> guard = Optional.empty();
  private Set<Long> suspended = Set.of();

  /**
   * Starts a process.
   *
   * @throws IOException if it can't be started, or this program is about to end
   */
  public Leash(ProcessBuilder builder) throws IOException {
    String mark = UUID.randomUUID().toString();
    builder.environment().put(MARK, mark);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      throw new IOException("no brain is started while this program ends", e);
    }
    start(builder, MARK + "=" + mark);
  }

  /** The hook waits for the end of this, so that it does not miss a process just started. */
  private synchronized void start(ProcessBuilder builder, String mark) throws IOException {
    guard = startGuard(mark);
    try {
      process = builder.start();
      tree = new ProcessTree(process.toHandle(), mark);
    } finally {
      if (tree == null) {
        close();
      }
    }
    if (guard.isPresent()) {
      guard.get().guard(process.pid());
    }
  }

  /** Where there is no shell there is no guard, and nothing can be suspended. */
  private static Optional<Guard> startGuard(String mark) {
    try {
      return Optional.of(new Guard(mark));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private synchronized void kill() {
    if (tree != null) {
      tree.kill();
    }
    guard.ifPresent(Guard::close);
    guard = Optional.empty();
  }

  /**
   * Suspends the process and all that it has started, again while it starts more, with an end even
   * if that has none.
   *
   * @throws IOException if the system can't
   */
  synchronized void suspend() throws IOException {
    Set<Long> stopped = new LinkedHashSet<>(suspended);
    Set<Long> running = tree.pids();
    for (int round = 0; round < MAX_ROUNDS && !running.isEmpty(); round++) {
      signal("STOP", running);
      stopped.addAll(running);
      suspended = Set.copyOf(stopped);
      running = tree.pids();
      running.removeAll(stopped);
    }
  }

  /** Lets go on what was suspended. */
  synchronized void resume() throws IOException {
    if (!suspended.isEmpty()) {
      signal("CONT", suspended);
      suspended = Set.of();
    }
  }

  /**
   * Sends a signal to the process that was started, and to no other.
   *
   * @param name as {@code STOP}
   * @throws IOException if the system can't
   */
  synchronized void signalFirst(String name) throws IOException {
    signal(name, Set.of(process.pid()));
  }

  private void signal(String name, Set<Long> pids) throws IOException {
    if (guard.isEmpty()) {
      throw new IOException("this system has no shell to send signals");
    }
    guard.get().signal(name, pids);
  }

  /** The process that was started. */
  public synchronized Process process() {
    return process;
  }

  synchronized ProcessTree tree() {
    return tree;
  }

  @Override
  public void close() {
    kill();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // This program is about to end, and the hook is at work.
    }
  }
}
