package org.katachi.brain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A process that we started and all its descendants.
 *
 * <p>A child whose parent has died is no descendant any more. It is found by a mark in its
 * environment: the first process gets a unique variable, and children inherit it.
 */
final class ProcessTree {

  private static final String CONSOLE = "\\conhost.exe";
  private static final long KILL_NANOS = 5_000_000_000L;
  private static final long KILL_PAUSE_NANOS = 10_000_000;

  /** How long the list of children whose parents have died is used before it is read again. */
  private static final long ORPHANS_NANOS = 2_000_000_000L;

  private final ProcessHandle root;
  private final MarkedProcesses marked;
  private final Supplier<Set<Long>> together;
  private final boolean hasLinuxChildren = LinuxChildren.areListed();
  private List<ProcessHandle> orphans = List.of();
  private long orphansNanos = System.nanoTime() - ORPHANS_NANOS;

  /**
   * @param root the process that we started
   * @param mark {@code NAME=value} in its environment, and in no other's
   * @param together the ids of those that the kernel keeps together
   */
  ProcessTree(ProcessHandle root, String mark, Supplier<Set<Long>> together) {
    this.root = root;
    this.together = together;
    marked = new MarkedProcesses(mark, root);
  }

  /** The living processes except the first. */
  List<ProcessHandle> children() {
    Set<ProcessHandle> found = new LinkedHashSet<>(descendants());
    found.addAll(marked.find());
    for (long pid : together.get()) {
      ProcessHandle.of(pid).ifPresent(found::add);
    }
    found.remove(root);
    // A dead process that waits for its parent (a zombie) has no command.
    found.removeIf(process -> !process.isAlive() || !isProgram(process.info().command()));
    return List.copyOf(found);
  }

  /** Windows runs a console beside each program that has none, and ends it with the program. */
  private static boolean isProgram(Optional<String> command) {
    return command.isPresent() && !command.get().endsWith(CONSOLE);
  }

  /** None if the system's list can't be opened, as when there are no descriptors left. */
  private List<ProcessHandle> descendants() {
    try {
      return root.descendants().toList();
    } catch (RuntimeException e) {
      return List.of(); // The first process is still known, and can be killed.
    }
  }

  /** Kills all of them, again and again while some live: a process may fork while we look. */
  void kill() {
    long end = System.nanoTime() + KILL_NANOS;
    List<ProcessHandle> living = living();
    while (!living.isEmpty() && System.nanoTime() < end) {
      living.forEach(ProcessHandle::destroyForcibly);
      LockSupport.parkNanos(KILL_PAUSE_NANOS);
      living = living();
    }
  }

  private List<ProcessHandle> living() {
    List<ProcessHandle> living = new ArrayList<>(children());
    if (root.isAlive()) {
      living.add(0, root);
    }
    return living;
  }

  /**
   * The ids of the living processes. This is fast, but may miss a child whose parent has died for
   * two seconds.
   */
  Set<Long> pids() {
    if (!hasLinuxChildren) {
      return living().stream().map(ProcessHandle::pid).collect(Collectors.toSet());
    }
    Set<Long> pids = new LinkedHashSet<>(together.get());
    if (System.nanoTime() - orphansNanos >= ORPHANS_NANOS || !root.isAlive()) {
      orphans = marked.find();
      orphansNanos = System.nanoTime();
    }
    if (root.isAlive()) {
      pids.add(root.pid());
      LinuxChildren.addDescendants(root.pid(), pids);
    }
    for (ProcessHandle orphan : orphans) {
      if (orphan.isAlive() && pids.add(orphan.pid())) {
        LinuxChildren.addDescendants(orphan.pid(), pids);
      }
    }
    return pids;
  }

  /** The sum of their unique set sizes in bytes; 0 if the system does not count it. */
  long uniqueSetSize() {
    return pids().stream().mapToLong(UniqueSetSize::of).sum();
  }
}
