package org.katachi.brain;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The functions of 64-bit Windows for jobs and for processes that are not ours, by JNA.
 *
 * @see <a href="https://learn.microsoft.com/windows/win32/procthread/job-objects">Job Objects</a>
 */
final class WindowsApi {

  /** Of JOBOBJECT_EXTENDED_LIMIT_INFORMATION: its class, its size, and where its flags are. */
  private static final int EXTENDED_LIMITS = 9;

  private static final int EXTENDED_LIMITS_BYTES = 144;
  private static final int LIMIT_FLAGS = 16;
  private static final int KILL_ON_JOB_CLOSE = 0x2000;

  /** Of JOBOBJECT_BASIC_PROCESS_ID_LIST: its class, and where its count and its ids are. */
  private static final int PROCESS_IDS = 3;

  private static final int LISTED_IDS = 4;
  private static final int FIRST_ID = 8;

  /** More processes than a brain of any use has. */
  private static final int MAX_PROCESSES = 4_096;

  /** Of PROCESS_MEMORY_COUNTERS: its size, and where the committed bytes are. */
  private static final int MEMORY_COUNTERS_BYTES = 72;

  private static final int PAGEFILE_USAGE = 56;

  /** Rights to a process. */
  private static final int TERMINATE = 0x1;

  private static final int VM_READ = 0x10;
  private static final int SET_QUOTA = 0x100;
  private static final int SUSPEND_RESUME = 0x800;
  private static final int QUERY_LIMITED_INFORMATION = 0x1000;

  private static final Optional<String> OBSTACLE = load();

  private WindowsApi() {}

  /**
   * Whether this system is Windows. Wine shows programs for Windows the folder {@code /proc}, whose
   * numbers of processes are not theirs; so that must not be read there.
   */
  static boolean isWindows() {
    return File.separatorChar == '\\';
  }

  private static Optional<String> load() {
    if (!isWindows()) {
      return Optional.of("this system is not Windows");
    }
    try {
      kernel("CreateJobObjectW");
      return Optional.empty();
    } catch (LinkageError e) {
      String obstacle = "JNA's library for Windows can't be loaded: " + e.getMessage();
      Logger log = System.getLogger(WindowsApi.class.getName());
      log.log(
          Level.WARNING,
          obstacle
              + "; brains can't be suspended or held to their memory, and what they start lives on"
              + " if this program is killed");
      return Optional.of(obstacle);
    }
  }

  /** Why these functions can't be called; nothing if they can. */
  static Optional<String> obstacle() {
    return OBSTACLE;
  }

  private static Function kernel(String name) {
    return NativeLibrary.getInstance("kernel32").getFunction(name);
  }

  /**
   * Makes a job without a process. When its last handle is closed, as when this program ends, all
   * processes in it are killed.
   *
   * @return its handle
   */
  static Pointer createJob() throws IOException {
    Pointer job = kernel("CreateJobObjectW").invokePointer(new Object[] {null, null});
    if (job == null) {
      throw failure("CreateJobObject");
    }
    Memory limits = new Memory(EXTENDED_LIMITS_BYTES);
    limits.clear();
    limits.setInt(LIMIT_FLAGS, KILL_ON_JOB_CLOSE);
    if (!call("SetInformationJobObject", job, EXTENDED_LIMITS, limits, EXTENDED_LIMITS_BYTES)) {
      IOException failure = failure("SetInformationJobObject");
      close(job);
      throw failure;
    }
    return job;
  }

  /** Takes a process into a job; what it starts from now on follows it. */
  static void assign(Pointer job, long pid) throws IOException {
    Pointer process = open(pid, TERMINATE | SET_QUOTA).orElseThrow(() -> failure("OpenProcess"));
    boolean isAssigned = call("AssignProcessToJobObject", job, process);
    IOException failure = failure("AssignProcessToJobObject");
    close(process);
    if (!isAssigned) {
      throw failure;
    }
  }

  /** The ids of the living processes of a job; none if Windows does not tell them. */
  static Set<Long> pids(Pointer job) {
    int bytes = FIRST_ID + MAX_PROCESSES * Long.BYTES;
    Memory list = new Memory(bytes);
    Set<Long> pids = new LinkedHashSet<>();
    if (call("QueryInformationJobObject", job, PROCESS_IDS, list, bytes, null)) {
      for (int i = 0; i < list.getInt(LISTED_IDS); i++) {
        pids.add(list.getLong(FIRST_ID + (long) i * Long.BYTES));
      }
    }
    return pids;
  }

  /** Kills all processes of a job. */
  static void terminate(Pointer job) {
    call("TerminateJobObject", job, 1);
  }

  static void close(Pointer handle) {
    call("CloseHandle", handle);
  }

  /**
   * Suspends all threads of a process, once more if they are suspended already. A dead process is
   * passed over.
   */
  static void suspend(long pid) throws IOException {
    change("NtSuspendProcess", pid);
  }

  /** Takes back a suspension. A dead process is passed over. */
  static void resume(long pid) throws IOException {
    change("NtResumeProcess", pid);
  }

  private static void change(String name, long pid) throws IOException {
    Optional<Pointer> process = open(pid, SUSPEND_RESUME);
    if (process.isPresent()) {
      Function function = NativeLibrary.getInstance("ntdll").getFunction(name);
      int status = function.invokeInt(new Object[] {process.get()});
      close(process.get());
      if (status < 0 && ProcessHandle.of(pid).isPresent()) {
        throw new IOException("%s fails with the status %x".formatted(name, status));
      }
    } else if (ProcessHandle.of(pid).isPresent()) {
      throw failure("OpenProcess");
    }
  }

  /** The bytes that Windows has promised a process and no other; 0 if that is not known. */
  static long committedBytes(long pid) {
    if (obstacle().isPresent()) {
      return 0;
    }
    Memory counters = new Memory(MEMORY_COUNTERS_BYTES);
    Optional<Pointer> process = open(pid, QUERY_LIMITED_INFORMATION | VM_READ);
    if (process.isEmpty()) {
      return 0;
    }
    boolean isKnown =
        call("K32GetProcessMemoryInfo", process.get(), counters, MEMORY_COUNTERS_BYTES);
    close(process.get());
    return isKnown ? counters.getLong(PAGEFILE_USAGE) : 0;
  }

  private static Optional<Pointer> open(long pid, int rights) {
    return Optional.ofNullable(
        kernel("OpenProcess").invokePointer(new Object[] {rights, 0, (int) pid}));
  }

  /** Calls a function that tells whether it has done its work. */
  private static boolean call(String name, Object... arguments) {
    return kernel(name).invokeInt(arguments) != 0;
  }

  /** That the last call has failed. */
  private static IOException failure(String name) {
    return new IOException(name + " fails with Windows' error " + Native.getLastError());
  }
}
