package org.katachi.brain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * A control group of Linux, version 2: processes that the kernel keeps together, whatever their
 * parents and environments become, and that it stops and kills at once. There are such groups where
 * this program may make them below its own: as root, and in a user's session where systemd
 * delegates them.
 *
 * <p>A process joins after its start. What it has started before then is not in the group.
 *
 * @see <a href="https://docs.kernel.org/admin-guide/cgroup-v2.html">Control Group v2</a>
 */
final class ControlGroup {

  private static final Path OWN = Path.of("/proc/self/cgroup");
  private static final Path MOUNTS = Path.of("/proc/self/mountinfo");
  private static final String OWN_PREFIX = "0::";

  /** The places of the mounted part and of the mount point among the words of a line. */
  private static final int MOUNT_ROOT = 3;

  private static final int MOUNT_POINT = 4;

  private static final long PATIENCE_NANOS = 500_000_000;
  private static final long PAUSE_NANOS = 50_000;

  private final Path folder;

  private ControlGroup(Path folder) {
    this.folder = folder;
  }

  /**
   * Makes a group below that of this program.
   *
   * @return nothing where this program may not, or the kernel can't stop and kill groups
   */
  static Optional<ControlGroup> create(String name) {
    try {
      Optional<Path> own = own();
      if (own.isEmpty()) {
        return Optional.empty();
      }
      ControlGroup group = new ControlGroup(Files.createDirectory(own.get().resolve(name)));
      if (Files.isWritable(group.file("kill")) && Files.isWritable(group.file("freeze"))) {
        return Optional.of(group);
      }
      group.remove();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The folder of this program's group, where version 2 is mounted. */
  static Optional<Path> own() throws IOException {
    if (Files.notExists(OWN) || Files.notExists(MOUNTS)) {
      return Optional.empty();
    }
    Optional<String> path =
        Files.readAllLines(OWN).stream()
            .filter(line -> line.startsWith(OWN_PREFIX))
            .map(line -> line.substring(OWN_PREFIX.length()))
            .findFirst();
    Optional<List<String>> mount =
        Files.readAllLines(MOUNTS).stream()
            .filter(line -> line.contains(" - cgroup2 "))
            .map(line -> List.of(line.split(" ")))
            .findFirst();
    if (path.isEmpty() || mount.isEmpty()) {
      return Optional.empty();
    }
    Path root = Path.of(mount.get().get(MOUNT_ROOT));
    Path own = Path.of(path.get());
    return own.startsWith(root)
        ? Optional.of(Path.of(mount.get().get(MOUNT_POINT)).resolve(root.relativize(own)))
        : Optional.empty();
  }

  Path folder() {
    return folder;
  }

  /**
   * Takes a process in; what it starts from now on follows it.
   *
   * @throws IOException if the kernel refuses
   */
  void add(long pid) throws IOException {
    write("procs", Long.toString(pid));
  }

  /** The ids of the living processes; none if the group is gone. */
  Set<Long> pids() {
    try {
      return Files.readAllLines(file("procs")).stream()
          .map(Long::valueOf)
          .collect(Collectors.toSet());
    } catch (IOException e) {
      return Set.of();
    }
  }

  /**
   * Stops all of them; returns when they stand still.
   *
   * @throws IOException if they don't
   */
  void freeze() throws IOException {
    write("freeze", "1");
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!Files.readAllLines(file("events")).contains("frozen 1")) {
      if (System.nanoTime() > end) {
        throw new IOException("the control group " + folder + " does not stand still");
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /** Lets all of them go on. */
  void thaw() throws IOException {
    write("freeze", "0");
  }

  /** Kills all of them; one that is just being started, too. */
  void kill() {
    try {
      write("kill", "1");
    } catch (IOException e) {
      // They are killed one by one then.
    }
  }

  /** Removes the group when all its processes have died, which the kernel takes a moment to see. */
  void remove() {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!isRemoved() && System.nanoTime() < end) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  private boolean isRemoved() {
    try {
      Files.deleteIfExists(folder);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(file(name), text);
  }

  private Path file(String name) {
    return folder.resolve("cgroup." + name);
  }
}
