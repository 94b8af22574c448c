package org.katachi.lab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.commons.lang3.StringUtils;
import org.katachi.lab.games.BudgetedSearch;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.task.FarmTasks;
import org.katachi.lab.task.OwnProgram;
import org.katachi.lab.task.TaskPool;
import org.katachi.lab.task.TaskServer;
import org.katachi.lab.task.TaskWorker;
import org.katachi.lab.task.ThreadTasks;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** The options that say where the tasks of a job are done: on threads, or on workers of a farm. */
final class TaskOptions {

  /** The part of the heap that the searches may take. */
  private static final double HEAP_SHARE = 0.75;

  private static final int MEBIBYTE_BITS = 20;

  private static final String FARM_JAR = "katachi-farm.jar";

  /** What the file of the job is called on a worker, which has none. */
  private static final String NO_FILE = "-";

  private static final String DO_TASKS = "--do-tasks";

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Threads of this program (1). Each takes about "
              + (BudgetedSearch.OTHER_BYTES >> MEBIBYTE_BITS)
              + " MB and "
              + BudgetedSearch.TABLE_BYTES_A_NODE
              + " bytes for each node of a move, in tune twice that.")
  private Integer threads;

  @Option(
      names = "--serve",
      paramLabel = "HOST:PORT",
      description =
          "In place of threads: workers, katachi-worker, that connect to this address of this"
              + " machine; 0.0.0.0 for all of its addresses.")
  private String serve;

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description =
          "The key that the workers share with this program; made if it is missing. Needed unless"
              + " HOST is localhost.")
  private Path tokenFile;

  @Option(
      names = "--farm",
      paramLabel = "JAR",
      description = "The katachi-farm.jar that workers connect to; the one beside this program.")
  private Path farm;

  @Option(names = DO_TASKS, hidden = true)
  private boolean doesTasks;

  /** What is to be done in a pool. */
  @FunctionalInterface
  interface Job {
    void run(TaskPool pool, ProgressOutput output) throws IOException;
  }

  /**
   * Has a job done; or, as a worker's program, does tasks of it.
   *
   * @param bytes the memory that a worker takes
   * @param workers do the tasks
   * @return the exit code
   */
  int run(LabCommand command, long bytes, Supplier<TaskWorker> workers, Job job)
      throws IOException {
    if (doesTasks) {
      BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
      TaskServer.run(workers.get(), in, command.out());
      return 0;
    }
    try (TaskPool pool = serve == null ? threads(bytes, workers) : farm(command.spec)) {
      job.run(pool, command.progress());
      return 0;
    }
  }

  private TaskPool threads(long bytes, Supplier<TaskWorker> workers) {
    if (tokenFile != null || farm != null) {
      throw new IllegalArgumentException("--token-file and --farm need --serve HOST:PORT");
    }
    int max = (int) ((long) (Runtime.getRuntime().maxMemory() * HEAP_SHARE) / bytes);
    int number = threads == null ? 1 : Ranges.within("--threads", threads, 1, max);
    return new ThreadTasks(number, workers);
  }

  private TaskPool farm(CommandSpec spec) {
    if (threads != null) {
      throw new IllegalArgumentException("either --threads or --serve, not both");
    }
    Path jar =
        Optional.ofNullable(farm)
            .or(() -> OwnProgram.jar().map(own -> own.resolveSibling(FARM_JAR)))
            .filter(file -> file.toFile().isFile())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "--serve needs " + FARM_JAR + " beside this program, or --farm JAR"));
    List<String> words =
        new ArrayList<>(
            List.of(OwnProgram.java(), "-jar", jar.toString(), "tasks", "-serve", serve));
    if (tokenFile != null) {
      words.addAll(List.of("-token-file", tokenFile.toString()));
    }
    return new FarmTasks(words, OwnProgram.onWorker(Lab.class, arguments(spec)));
  }

  /** The same command, but for these options and the file of the job. */
  private static List<String> arguments(CommandSpec spec) {
    List<String> words = new ArrayList<>(List.of(StringUtils.split(spec.qualifiedName(), ' ')));
    words.remove(0);
    ParseResult parsed = spec.commandLine().getParseResult();
    for (OptionSpec option : parsed.matchedOptions()) {
      if (!isOwn(option)) {
        option
            .originalStringValues()
            .forEach(value -> words.add(option.longestName() + "=" + value));
      }
    }
    words.add(DO_TASKS);
    words.add(NO_FILE);
    for (PositionalParamSpec parameter : parsed.matchedPositionals()) {
      if (!parameter.index().contains(0)) {
        words.addAll(parameter.originalStringValues());
      }
    }
    return words;
  }

  private static boolean isOwn(ArgSpec option) {
    return option.userObject() instanceof Field field
        && field.getDeclaringClass() == TaskOptions.class;
  }
}
