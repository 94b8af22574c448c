package org.katachi.brain;

import com.sun.jna.Pointer;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A job of Windows: processes that the system keeps together, whatever becomes of their parents,
 * and kills with this program. It suspends processes, too.
 *
 * <p>A process joins after its start. What it has started before then is not in the job.
 */
final class WindowsJob implements AutoCloseable {

  private final Pointer handle;

  /** Windows counts suspensions; signals of Unix don't add up, and so ours don't. */
  private final Set<Long> suspended = new LinkedHashSet<>();

  private WindowsJob(Pointer handle) {
    this.handle = handle;
  }

  /**
   * Makes a job.
   *
   * @return nothing on other systems, and where JNA's library can't be loaded, which is logged then
   * @throws IOException if Windows refuses
   */
  static Optional<WindowsJob> create() throws IOException {
    return WindowsApi.obstacle().isPresent()
        ? Optional.empty()
        : Optional.of(new WindowsJob(WindowsApi.createJob()));
  }

  /** Takes a process in. */
  void add(long pid) throws IOException {
    WindowsApi.assign(handle, pid);
  }

  /** The ids of the living processes. */
  Set<Long> pids() {
    return WindowsApi.pids(handle);
  }

  /** Suspends processes that are not suspended yet, also outside the job. */
  void suspend(Collection<Long> pids) throws IOException {
    for (long pid : pids) {
      if (suspended.add(pid)) {
        WindowsApi.suspend(pid);
      }
    }
  }

  /** Resumes those that were suspended. */
  void resume(Collection<Long> pids) throws IOException {
    for (long pid : pids) {
      if (suspended.remove(pid)) {
        WindowsApi.resume(pid);
      }
    }
  }

  /** Kills all processes in it. */
  void kill() {
    WindowsApi.terminate(handle);
  }

  /** Gives it back to the system; no other method may be called any more. */
  @Override
  public void close() {
    WindowsApi.close(handle);
  }
}
