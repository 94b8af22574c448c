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
 * however that happens. Where the system has control groups or jobs for us, the kernel keeps them
 * together; what is in none of these, or everything elsewhere, is found by parents and by a mark.
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
  private Optional<WindowsJob> job = Optional.empty();
  private Optional<String> leak = Optional.empty();
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
      job = WindowsJob.create();
      process = startProcess(builder);
      control = control.filter(this::joins);
      leak = job.isPresent() ? join(job.get()) : withoutJob();
      tree = new ProcessTree(process.toHandle(), variable, this::together);
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

  /** Where Windows does not let it join, it is suspended and killed all the same. */
  private Optional<String> join(WindowsJob windows) {
    try {
      windows.add(process.pid());
      return Optional.empty();
    } catch (IOException e) {
      return process.isAlive() ? Optional.of(e.getMessage()) : Optional.empty();
    }
  }

  private Optional<String> withoutJob() {
    return watchdog.isPresent() ? Optional.empty() : Optional.of(obstacle());
  }

  /** The ids of those that the kernel keeps together. */
  private Set<Long> together() {
    return control.map(ControlGroup::pids).or(() -> job.map(WindowsJob::pids)).orElse(Set.of());
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
   * A system without a shell that can signal processes has no watchdog. One for Windows, as Git's,
   * knows them by numbers of its own: with Java's it would reach none, or another.
   *
   * @throws IOException if there is a shell and it can't be started
   */
  private static Optional<Watchdog> startWatchdog(String mark) throws IOException {
    if (WindowsApi.isWindows()) {
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
    job.ifPresent(WindowsJob::kill);
    if (tree != null) {
      tree.kill();
    }
    control.ifPresent(ControlGroup::remove);
    control = Optional.empty();
    job.ifPresent(WindowsJob::close);
    job = Optional.empty();
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
      stop(running);
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
      goOn(suspended);
      suspended = Set.of();
    }
  }

  /**
   * Suspends the process that was started, and no other.
   *
   * @throws IOException if the system can't
   */
  synchronized void suspendFirst() throws IOException {
    stop(Set.of(process.pid()));
  }

  /** Resumes the process that was started. */
  synchronized void resumeFirst() throws IOException {
    goOn(Set.of(process.pid()));
  }

  private void stop(Set<Long> pids) throws IOException {
    if (job.isPresent()) {
      job.get().suspend(pids);
    } else {
      shell().signal("STOP", pids);
    }
  }

  private void goOn(Set<Long> pids) throws IOException {
    if (job.isPresent()) {
      job.get().resume(pids);
    } else {
      shell().signal("CONT", pids);
    }
  }

  private Watchdog shell() throws IOException {
    return watchdog.orElseThrow(() -> new IOException(obstacle()));
  }

  private static String obstacle() {
    return WindowsApi.isWindows()
        ? WindowsApi.obstacle().orElse("the group is closed")
        : "this system has no shell to send signals";
  }

  /** Why its processes would outlive this program if that is killed; nothing if they would not. */
  synchronized Optional<String> leak() {
    return leak;
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
