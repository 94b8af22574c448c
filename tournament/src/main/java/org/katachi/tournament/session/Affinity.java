package org.katachi.tournament.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.katachi.tournament.config.RunConfig;

/**
 * Gives the games that are played at once processors of their own, by the program taskset.
 *
 * @param processors in the order in which they are given out
 * @param allowed those that this program may use
 * @param threads how many a game needs
 */
record Affinity(Path taskset, List<Integer> processors, List<Integer> allowed, int threads) {

  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Path PROCESSORS = Path.of("/sys/devices/system/cpu");
  private static final Pattern LIST =
      Pattern.compile("[0-9]{1,4}(-[0-9]{1,4})?(,[0-9]{1,4}(-[0-9]{1,4})?)*");
  private static final String ALLOWED = "Cpus_allowed_list:";
  private static final List<Path> TASKSET =
      List.of(Path.of("/usr/bin/taskset"), Path.of("/bin/taskset"));

  /**
   * Finds the processors that this program may use.
   *
   * @param threads how many a game needs
   * @param wanted those to use, in their order, as {@code 0-3,8}; {@code all} for all
   * @throws IllegalArgumentException if this system has no taskset, or not these processors
   */
  static Affinity find(int threads, String wanted) {
    Path taskset =
        TASKSET.stream()
            .filter(Files::isExecutable)
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "-use-affinity needs the program taskset (util-linux)"));
    try {
      String list =
          Files.readAllLines(STATUS).stream()
              .filter(line -> line.startsWith(ALLOWED))
              .map(line -> line.substring(ALLOWED.length()).strip())
              .findFirst()
              .orElseThrow(() -> new IOException("no " + ALLOWED));
      List<Integer> allowed = processors(list);
      return new Affinity(
          taskset,
          wanted.equals("all") ? coresFirst(allowed, Affinity::siblings) : chosen(wanted, allowed),
          allowed,
          threads);
    } catch (IOException e) {
      throw new IllegalArgumentException("-use-affinity needs Linux: " + e.getMessage(), e);
    }
  }

  /**
   * The processors of a list, in its order.
   *
   * @throws IllegalArgumentException if it is no list, or names one that is not allowed
   */
  static List<Integer> chosen(String list, List<Integer> allowed) {
    if (!LIST.matcher(list).matches() || processors(list).isEmpty()) {
      throw new IllegalArgumentException("-use-affinity takes a list as 0-3,8, not " + list);
    }
    List<Integer> chosen = processors(list);
    for (int processor : chosen) {
      if (!allowed.contains(processor)) {
        throw new IllegalArgumentException(
            "-use-affinity " + list + ": there is no processor " + processor + " to use");
      }
    }
    return chosen;
  }

  /**
   * The processors in the order in which they are given out: first one of each core, then the
   * second of each, so that two games share a core only where there are more games than cores.
   *
   * @param siblings the processors that share a core with one, itself too
   */
  static List<Integer> coresFirst(List<Integer> processors, IntFunction<List<Integer>> siblings) {
    return processors.stream()
        .sorted(
            Comparator.comparingLong(
                processor ->
                    siblings.apply(processor).stream()
                        .filter(other -> other < processor && processors.contains(other))
                        .count()))
        .toList();
  }

  /** Only itself where the system does not tell. */
  private static List<Integer> siblings(int processor) {
    try {
      return processors(
          Files.readString(PROCESSORS.resolve("cpu" + processor + "/topology/thread_siblings_list"))
              .strip());
    } catch (IOException e) {
      return List.of(processor);
    }
  }

  /** The numbers of a list like {@code 0-3,8}. */
  static List<Integer> processors(String list) {
    List<Integer> processors = new ArrayList<>();
    for (String range : list.split(",", -1)) {
      String[] ends = range.split("-", -1);
      int last = Integer.parseInt(ends[ends.length - 1]);
      for (int processor = Integer.parseInt(ends[0]); processor <= last; processor++) {
        processors.add(processor);
      }
    }
    return processors;
  }

  /** On how many of them brains may think: on all, where one that is not among them is left. */
  int room() {
    return processors.containsAll(allowed) ? RunConfig.room(processors.size()) : processors.size();
  }

  /** What is put before a command to keep a worker's brain on the worker's processors. */
  List<String> prefix(int worker) {
    return List.of(taskset.toString(), "-c", list(given(worker * threads, (worker + 1) * threads)));
  }

  private List<Integer> given(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> processors.get(i % processors.size())).toList();
  }

  private static String list(List<Integer> processors) {
    return processors.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** The processors that no brain gets of so many workers. */
  List<Integer> left(int workers) {
    List<Integer> left = new ArrayList<>(allowed);
    left.removeAll(given(0, workers * threads));
    return left;
  }

  /**
   * Moves all threads of this program to some processors; what it starts from now on begins there.
   *
   * @return whether that could be done
   */
  boolean moveManager(List<Integer> there) throws IOException, InterruptedException {
    String own = Long.toString(ProcessHandle.current().pid());
    return new ProcessBuilder(taskset.toString(), "-a", "-p", "-c", list(there), own)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor()
        == 0;
  }
}
