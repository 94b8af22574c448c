package org.katachi.brain;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * A process and all that it starts. They end when the group is closed, or when this program ends,
 * however that happens. Where the system has control groups for us, the kernel keeps them together;
 * what is not in the control group, or everything elsewhere, is found by parents and by a mark.
 */
public final class ProcessGroup implements AutoCloseable {

  private static final String MARK = "KATACHI_PROCESS_GROUP";

  /** The number of searches for processes that were started while others were suspended. */
  private static final int MAX_ROUNDS = 100;

  private final Thread hook = new Thread(this::kill, "kill the brain");
  private Process process;
  private ProcessTree tree;
  private Optional<Watchdog> watchdog = Optional.empty();
  private Optional<ControlGroup> control = Optional.empty();
  private Set<Long> suspended = Set.of();

  /** Whether all are in the control group; then all that they start is, too. */
  private boolean enclosed;

  /**
   * Starts a process.
   *
   * @throws IOException if it can't be started, or this program is about to end; the message says
   *     why
   */
  public ProcessGroup(ProcessBuilder builder) throws IOException {
    String mark = UUID.randomUUID().toString();
    builder.environment().put(MARK, mark);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      throw new IOException("no brain is started while this program ends", e);
    }
    start(builder, mark);
  }

  /** The shutdown hook waits for this method, so that it does not miss a new process. */
  private synchronized void start(ProcessBuilder builder, String mark) throws IOException {
    boolean isStarted = false;
    try {
      String variable = MARK + "=" + mark;
      watchdog = startWatchdog(variable);
      control = ControlGroup.create("katachi-" + mark);
      process = startProcess(builder);
      control = control.filter(this::joins);
      tree = new ProcessTree(process.toHandle(), variable, control);
      if (watchdog.isPresent()) {
        watchdog.get().watch(process.pid(), control.map(ControlGroup::folder));
      }
      isStarted = true;
    } finally {
      if (!isStarted) {
        close();
      }
    }
  }

  /** Where the kernel does not let it join, or it has ended already, it is found as elsewhere. */
  private boolean joins(ControlGroup group) {
    try {
      group.add(process.pid());
      return true;
    } catch (IOException e) {
      group.remove();
      return false;
    }
  }

  private static Process startProcess(ProcessBuilder builder) throws IOException {
    try {
      return builder.start();
    } catch (IOException e) {
      Optional<Path> directory = Optional.ofNullable(builder.directory()).map(File::toPath);
      Optional<String> obstacle = new Program(builder.command().get(0), directory).obstacle();
      throw new IOException(obstacle.orElse(e.getMessage()), e);
    }
  }

  /**
   * A system without a shell that can signal processes has no watchdog and can suspend nothing.
   *
   * @throws IOException if there is a shell and it can't be started
   */
  private static Optional<Watchdog> startWatchdog(String mark) throws IOException {
    if (!Watchdog.isPossible()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new Watchdog(mark));
    } catch (IOException e) {
      if (Watchdog.hasShell()) {
        throw e;
      }
      return Optional.empty();
    }
  }

  private synchronized void kill() {
    control.ifPresent(ControlGroup::kill);
    if (tree != null) {
      tree.kill();
    }
    control.ifPresent(ControlGroup::remove);
    control = Optional.empty();
    watchdog.ifPresent(Watchdog::close);
    watchdog = Optional.empty();
  }

  /**
   * Suspends the process and all that it has started. It looks again while new ones appear, up to a
   * limit.
   *
   * @throws IOException if the system can't
   */
  synchronized void suspend() throws IOException {
    Set<Long> stopped = new LinkedHashSet<>(suspended);
    if (control.isPresent()) {
      control.get().freeze();
    }
    if (enclosed) {
      return;
    }
    Set<Long> running = outside();
    enclosed = control.isPresent() && running.isEmpty();
    for (int round = 0; round < MAX_ROUNDS && !running.isEmpty(); round++) {
      signal("STOP", running);
      stopped.addAll(running);
      suspended = Set.copyOf(stopped);
      running = outside();
      running.removeAll(stopped);
    }
  }

  /** Those that are not in the control group. */
  private Set<Long> outside() {
    Set<Long> pids = tree.pids();
    control.ifPresent(group -> pids.removeAll(group.pids()));
    return pids;
  }

  /** Resumes what was suspended. */
  synchronized void resume() throws IOException {
    if (control.isPresent()) {
      control.get().thaw();
    }
    if (!suspended.isEmpty()) {
      signal("CONT", suspended);
      suspended = Set.of();
    }
  }

  /**
   * Sends a signal to the process that was started, and to no other.
   *
   * @param name such as {@code STOP}
   * @throws IOException if the system can't
   */
  synchronized void signalFirst(String name) throws IOException {
    signal(name, Set.of(process.pid()));
  }

  private void signal(String name, Set<Long> pids) throws IOException {
    if (watchdog.isEmpty()) {
      throw new IOException("this system has no shell to send signals");
    }
    watchdog.get().signal(name, pids);
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
      // This program is about to end, and the hook is running.
    }
  }
}
