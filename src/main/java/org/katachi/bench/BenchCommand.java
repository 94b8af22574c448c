package org.katachi.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.commons.lang3.math.NumberUtils;

/** The subcommand {@code bench}: how fast the engine is, and its signature. */
public final class BenchCommand {

  private static final int USUAL_MILLIS = 1000;
  private static final int FAILURE = 1;

  /** With the first argument; where it is a depth, {@link #USUAL_MOST_ARGUMENTS}. */
  private static final Map<String, Integer> MOST_ARGUMENTS =
      Map.of("moves", 1, "--help", 1, "wins", 3);

  private static final int USUAL_MOST_ARGUMENTS = 2;

  private static final String USAGE =
      """
      Usage: pbrain-katachi bench [DEPTH [THREADS]]
                                            search fixed positions to a fixed depth (usually %d);
                                            prints time and, with one thread, nodes and the signature
             pbrain-katachi bench moves     moves made and unmade a second
             pbrain-katachi bench wins FILE [MILLIS]
                                            in how many positions of a file, a line each as
                                            "15 h8i9j10", a freestyle win of the side to move is
                                            proved within so many milliseconds (usually %d)
      """
          .formatted(SearchBench.USUAL_DEPTH, USUAL_MILLIS);

  private BenchCommand() {}

  /**
   * Runs the subcommand.
   *
   * @param arguments what follows its name on the command line
   * @return the exit code: 2 if the arguments are wrong
   */
  public static int run(List<String> arguments, PrintStream out, PrintStream err) {
    String first = arguments.isEmpty() ? String.valueOf(SearchBench.USUAL_DEPTH) : arguments.get(0);
    int most = MOST_ARGUMENTS.getOrDefault(first, USUAL_MOST_ARGUMENTS);
    if (arguments.size() > most) {
      return complain("too many arguments", err);
    }
    switch (first) {
      case "moves" -> {
        new MoveBench(out).run();
        return 0;
      }
      case "--help" -> {
        out.print(USAGE);
        return 0;
      }
      case "wins" -> {
        return runWins(arguments, out, err);
      }
      default -> {
        return runSearch(first, arguments, out, err);
      }
    }
  }

  private static int runSearch(
      String first, List<String> arguments, PrintStream out, PrintStream err) {
    int depth = NumberUtils.toInt(first, 0);
    if (depth < 1) {
      return complain("neither a depth nor 'moves' nor 'wins': " + first, err);
    }
    int threads = arguments.size() < 2 ? 1 : NumberUtils.toInt(arguments.get(1), 0);
    if (threads < 1) {
      return complain("not a number of threads: " + arguments.get(1), err);
    }
    new SearchBench(out, depth, threads).run();
    return 0;
  }

  private static int runWins(List<String> arguments, PrintStream out, PrintStream err) {
    if (arguments.size() < 2) {
      return complain("wins needs a file of positions", err);
    }
    int millis = arguments.size() == 2 ? USUAL_MILLIS : NumberUtils.toInt(arguments.get(2), 0);
    if (millis < 1) {
      return complain("not a number of milliseconds: " + arguments.get(2), err);
    }
    try {
      new WinBench(out, millis).run(Path.of(arguments.get(1)));
      return 0;
    } catch (IllegalArgumentException e) {
      return complain(e.getMessage(), err);
    } catch (IOException e) {
      err.println("pbrain-katachi bench: the file can't be read: " + e);
      return FAILURE;
    }
  }

  private static int complain(String what, PrintStream err) {
    err.println("pbrain-katachi bench: " + what);
    err.print(USAGE);
    return 2;
  }
}
