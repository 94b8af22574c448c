package org.katachi.app.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.lang3.math.NumberUtils;
import org.katachi.cli.NetworkOptions;
import org.katachi.cli.Options;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.eval.EvaluationSource;
import org.katachi.io.FileErrors;

/** The subcommand {@code bench}: the engine's signature and its speed. */
public final class BenchCommand {

  private static final int DEFAULT_MILLIS = 1000;
  private static final int FAILURE = 1;

  /** The most arguments by the first one; {@link #DEFAULT_MAX_ARGUMENTS} if it is a depth. */
  private static final Map<String, Integer> MAX_ARGUMENTS = Map.of("--help", 1, "wins", 3);

  private static final int DEFAULT_MAX_ARGUMENTS = 2;

  private static final String USAGE =
      """
      Usage: pbrain-katachi bench [DEPTH [THREADS]]
                                            search fixed positions to a depth (default %d); prints
                                            the time and the nodes of all threads, which with one
                                            thread are the signature
             pbrain-katachi bench wins FILE [MILLIS]
                                            count the positions of a file, lines as "15 h8i9j10",
                                            in which the side to move is proved to win in freestyle
                                            within a time in milliseconds (default %d)

        --network=FILE  a value network of katachi-lab in place of the built-in ones, whose
                        convolutions and policies it does not use
        --convolution=FILE
                        a convolution of katachi-lab in place of the built-in ones
        --policy=FILE   a policy of katachi-lab in place of the built-in ones
      """
          .formatted(SearchBench.DEFAULT_DEPTH, DEFAULT_MILLIS);

  private BenchCommand() {}

  /**
   * Runs the subcommand.
   *
   * @param arguments the command line after the word {@code bench}
   * @return the exit code: 2 if the arguments are wrong
   */
  public static int run(List<String> arguments, PrintStream out, PrintStream err) {
    Options options = new Options(NetworkOptions.DEFAULTS, Set.of());
    List<String> others;
    EvaluationSource evaluation;
    try {
      others = options.readKnown(arguments);
      evaluation = NetworkOptions.read(options);
    } catch (IllegalArgumentException e) {
      return complain(e.getMessage(), err);
    }
    return run(others, evaluation, out, err);
  }

  private static int run(
      List<String> arguments, EvaluationSource evaluation, PrintStream out, PrintStream err) {
    String first =
        arguments.isEmpty() ? String.valueOf(SearchBench.DEFAULT_DEPTH) : arguments.get(0);
    int max = MAX_ARGUMENTS.getOrDefault(first, DEFAULT_MAX_ARGUMENTS);
    if (arguments.size() > max) {
      return complain("too many arguments", err);
    }
    switch (first) {
      case "--help" -> {
        out.print(USAGE);
        return 0;
      }
      case "wins" -> {
        return runWins(arguments, evaluation, out, err);
      }
      default -> {
        return runSearch(first, arguments, evaluation, out, err);
      }
    }
  }

  private static int runSearch(
      String first,
      List<String> arguments,
      EvaluationSource evaluation,
      PrintStream out,
      PrintStream err) {
    int depth = NumberUtils.toInt(first, 0);
    if (depth < 1) {
      return complain("expected a depth or wins, not " + first, err);
    }
    int threads = arguments.size() < 2 ? 1 : NumberUtils.toInt(arguments.get(1), 0);
    if (threads < 1) {
      return complain("not a number of threads: " + arguments.get(1), err);
    }
    EngineOptions options = new EngineOptions(0, evaluation);
    new SearchBench(out, depth, threads, () -> new SearchEngine(options)).run();
    return 0;
  }

  private static int runWins(
      List<String> arguments, EvaluationSource evaluation, PrintStream out, PrintStream err) {
    if (arguments.size() < 2) {
      return complain("wins needs a file of positions", err);
    }
    int millis = arguments.size() == 2 ? DEFAULT_MILLIS : NumberUtils.toInt(arguments.get(2), 0);
    if (millis < 1) {
      return complain("not a number of milliseconds: " + arguments.get(2), err);
    }
    String file = arguments.get(1);
    try {
      try (WinBench bench = new WinBench(out, millis, evaluation)) {
        bench.run(Path.of(file));
      }
      return 0;
    } catch (IllegalArgumentException e) {
      return complain(e.getMessage(), err);
    } catch (IOException e) {
      err.println("pbrain-katachi bench: can't read " + file + ": " + FileErrors.cause(e));
      return FAILURE;
    }
  }

  private static int complain(String what, PrintStream err) {
    err.println("pbrain-katachi bench: " + what);
    err.println("Try: pbrain-katachi bench --help");
    return 2;
  }
}
