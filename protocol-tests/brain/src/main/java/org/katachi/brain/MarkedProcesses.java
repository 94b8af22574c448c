package org.katachi.brain;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * The processes that have a mark, {@code NAME=value}, in their environment, as Linux shows it in
 * {@code /proc}. Elsewhere none is found.
 *
 * <p>A process that is just being replaced by another program shows none or a part of its
 * environment for about a millisecond, longer on a busy machine; so such a process is looked at
 * again. One that stays so, as after {@code env -i}, is waited for only once.
 */
final class MarkedProcesses {

  private static final Path PROC = Path.of("/proc");
  private static final long REPLACED_NANOS = 200_000_000;
  private static final long REPLACED_PAUSE_NANOS = 2_000_000;

  private final String mark;
  private final Instant since;
  private final Path proc;
  private final Runnable pause;

  /** Those that had no whole environment to the end of a wait. */
  private final Set<ProcessHandle> bare = ConcurrentHashMap.newKeySet();

  /**
   * @param mark {@code NAME=value} in the environment of the first process, and so of its children
   * @param first the first process
   */
  MarkedProcesses(String mark, ProcessHandle first) {
    this(mark, first, PROC, () -> LockSupport.parkNanos(REPLACED_PAUSE_NANOS));
  }

  /**
   * @param proc the folder that has a folder for each process
   * @param pause is run before processes are looked at again
   */
  MarkedProcesses(String mark, ProcessHandle first, Path proc, Runnable pause) {
    this.mark = mark;
    this.proc = proc;
    this.pause = pause;
    since = first.info().startInstant().orElse(Instant.MIN);
  }

  /** Those that live. */
  List<ProcessHandle> find() {
    List<ProcessHandle> marked = new ArrayList<>();
    if (WindowsApi.isWindows()) {
      return marked;
    }
    List<Path> replaced = look(folders(), marked);
    long end = System.nanoTime() + REPLACED_NANOS;
    boolean isLast = false;
    while (!replaced.isEmpty() && !isLast) {
      pause.run();
      isLast = System.nanoTime() >= end;
      replaced = look(replaced, marked);
    }
    replaced.forEach(folder -> process(folder).ifPresent(bare::add));
    return marked;
  }

  /** None on a system without {@code /proc}; the descendants are known all the same. */
  private List<Path> folders() {
    File[] folders = proc.toFile().listFiles((folder, name) -> Character.isDigit(name.charAt(0)));
    return folders == null ? List.of() : Stream.of(folders).map(File::toPath).toList();
  }

  /** Adds the marked ones of these processes; returns those that have to be looked at again. */
  private List<Path> look(List<Path> folders, List<ProcessHandle> marked) {
    List<Path> again = new ArrayList<>();
    for (Path folder : folders) {
      try {
        byte[] environment = Files.readAllBytes(folder.resolve("environ"));
        if (new String(environment, StandardCharsets.ISO_8859_1).contains(mark)) {
          process(folder).ifPresent(marked::add);
        } else if (!isWhole(environment) && mayBeReplaced(folder)) {
          again.add(folder);
        }
      } catch (IOException e) {
        // The process has died meanwhile, or belongs to another user.
      }
    }
    return again;
  }

  /** Whether each variable ends with a zero, and there is one. */
  private static boolean isWhole(byte[] environment) {
    return environment.length > 0 && environment[environment.length - 1] == 0;
  }

  /** Not so a thread of the kernel, a dead process, one that is older than the first or bare. */
  private boolean mayBeReplaced(Path folder) {
    return process(folder)
        .filter(process -> !bare.contains(process))
        .map(ProcessHandle::info)
        .filter(info -> info.command().isPresent())
        .flatMap(ProcessHandle.Info::startInstant)
        .filter(start -> !start.isBefore(since))
        .isPresent();
  }

  private static Optional<ProcessHandle> process(Path folder) {
    return ProcessHandle.of(Long.parseLong(folder.getFileName().toString()));
  }
}
