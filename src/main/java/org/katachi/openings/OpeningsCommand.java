package org.katachi.openings;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.function.Supplier;
import org.katachi.engine.Engine;

/** The subcommand {@code openings}: makes a book of balanced openings. */
public final class OpeningsCommand {

  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;

  private static final String USAGE =
      """
      Usage: pbrain-katachi openings [OPTION...] -o FILE

      Draws openings at random and writes down those that the engine finds balanced, one a line in
      pos notation (h8i9j10), none twice under the board's symmetries. The same options make the
      same book on every machine. It can be broken off at any time, and gone on with by --resume.

        --rule N          0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro with exactly five (0)
        --boardsize N     5 to 40 a side, or as 30x20 (15)
        --count N         openings in the book (100)
        --plies MIN-MAX   stones of an opening (3-8)
        --seed N          decides which openings are drawn (1)
        --nodes N         nodes of each of the searches that judge an opening (50000)
        --balance N       the greatest evaluation, for either side, of a balanced position (30)
        --resume          go on with the FILE of an earlier run with the same options;
                          --count may be another
        -o FILE           the book

      Exit code: 0 the book is full, 1 it could not be filled, 2 the command line makes no sense.
      """;

  private OpeningsCommand() {}

  /**
   * Runs the subcommand.
   *
   * @param arguments what follows its name on the command line
   * @param engines makes the engine of each search
   * @param err is told of the progress
   * @return the exit code
   */
  public static int run(
      List<String> arguments, Supplier<Engine> engines, PrintStream out, PrintStream err) {
    if (arguments.contains("--help") || arguments.contains("-h")) {
      out.print(USAGE);
      return 0;
    }
    try {
      OpeningsOptions options = OptionParser.parse(arguments);
      BalanceJudge judge = new BalanceJudge(engines, options.nodes(), options.balance());
      new OpeningMaker(options, new OpeningSource(options), judge, err)
          .fill(OpeningFile.open(options));
      return 0;
    } catch (IllegalArgumentException e) {
      return fail(e.getMessage() + "; --help tells more", BAD_USAGE, err);
    } catch (IllegalStateException e) {
      return fail(e.getMessage(), FAILURE, err);
    } catch (IOException e) {
      return fail("the book can't be read or written: " + e, FAILURE, err);
    }
  }

  private static int fail(String what, int code, PrintStream err) {
    err.println("pbrain-katachi openings: " + what);
    return code;
  }
}
