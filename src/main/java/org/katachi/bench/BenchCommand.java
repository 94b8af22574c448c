package org.katachi.bench;

import java.io.PrintStream;
import java.util.List;
import org.apache.commons.lang3.math.NumberUtils;

/** The subcommand {@code bench}: how fast the engine is, and its signature. */
public final class BenchCommand {

  private static final String USAGE =
      """
      Usage: pbrain-katachi bench [DEPTH]   search fixed positions to a fixed depth (usually %d) with one
                                            thread; prints nodes, time and the signature
             pbrain-katachi bench moves     moves made and unmade a second
      """
          .formatted(SearchBench.USUAL_DEPTH);

  private BenchCommand() {}

  /**
   * Runs the subcommand.
   *
   * @param arguments what follows its name on the command line
   * @return the exit code: 2 if the arguments are wrong
   */
  public static int run(List<String> arguments, PrintStream out, PrintStream err) {
    String argument =
        arguments.isEmpty() ? String.valueOf(SearchBench.USUAL_DEPTH) : arguments.get(0);
    if (arguments.size() > 1) {
      return complain("too many arguments", err);
    }
    if (argument.equals("moves")) {
      new MoveBench(out).run();
      return 0;
    }
    if (argument.equals("--help")) {
      out.print(USAGE);
      return 0;
    }
    int depth = NumberUtils.toInt(argument, 0);
    if (depth < 1) {
      return complain("neither a depth nor 'moves': " + argument, err);
    }
    new SearchBench(out, depth).run();
    return 0;
  }

  private static int complain(String what, PrintStream err) {
    err.println("pbrain-katachi bench: " + what);
    err.print(USAGE);
    return 2;
  }
}
