package org.katachi.tuning;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.katachi.command.Options;
import org.katachi.eval.EvaluationWeights;
import org.katachi.network.NetworkWeights;
import org.katachi.rules.Rule;

/** The subcommands {@code tune search} and {@code tune match}. */
public final class TuningCommand {

  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;

  private static final String USAGE =
      """
      Usage: pbrain-katachi tune search [OPTION...] CONSTANTS BOOK  tune the search's constants
             pbrain-katachi tune match [OPTION...] CONSTANTS BOOK   play them against the usual ones

      Games of the engine against itself, both sides with the same number of nodes. BOOK holds the
      openings in pos notation, a line each; each is played twice with colours swapped.

      search moves all constants at once, up or down by chance, and lets the two sides play (SPSA);
      CONSTANTS is where they are written after every 50 pairs, a line each; broken off and started
      again with the same options it goes on from there.
      match plays what stands in CONSTANTS; a constant that is not named has its usual value.

        --rule N          0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro with exactly five (0)
        --boardsize N     5 to 40 a side, or as 30x20 (15)
        --nodes N         nodes of a move on average (15000)
        --pairs N         pairs of games in all (search 3000, match 100)
        --threads N       games at a time, each takes 10 MB; with more than one, chance has a part in the order in
                          which search learns from them (1)
        --seed N          decides what search tries, and the nodes of each move (1)
        --against FILE    match: play against these constants, not the usual ones
        --network FILE    match: the side of CONSTANTS values positions by this network, not by the
                          one that is built in
        --weights FILE    match: it orders moves by these weights, not by those that are built in
      """;

  private TuningCommand() {}

  /**
   * Runs the subcommand.
   *
   * @param arguments what follows its name on the command line
   * @return the exit code
   */
  public static int run(List<String> arguments, PrintStream out, PrintStream err) {
    if (arguments.isEmpty() || arguments.contains("--help") || arguments.contains("-h")) {
      out.print(USAGE);
      return arguments.isEmpty() ? BAD_USAGE : 0;
    }
    try {
      List<String> rest = arguments.subList(1, arguments.size());
      switch (arguments.get(0)) {
        case "search" -> search(searchOptions(rest), out);
        case "match" -> match(matchOptions(rest), out);
        default -> throw new IllegalArgumentException("neither search nor match");
      }
      return 0;
    } catch (IllegalArgumentException e) {
      err.println("pbrain-katachi tune: " + e.getMessage() + "; --help tells more");
      return BAD_USAGE;
    } catch (IOException e) {
      err.println("pbrain-katachi tune: a file can't be read or written: " + e);
      return FAILURE;
    }
  }

  private static void search(Options options, PrintStream out) throws IOException {
    Path book = book(options);
    new Tuner(PairGames.of(options, book), book, constants(options), out).run();
  }

  private static void match(Options options, PrintStream out) throws IOException {
    PairGames games = PairGames.of(options, book(options));
    String against = options.text("--against");
    ConstantsFile other =
        against.isEmpty() ? ConstantsFile.usual() : ConstantsFile.read(Path.of(against));
    new Match(ConstantsFile.read(constants(options)), other, out)
        .play(games.with(weights(options, games.rules().rule()), network(options, games)));
  }

  private static EvaluationWeights weights(Options options, Rule rule) throws IOException {
    String file = options.text("--weights");
    return file.isEmpty() ? EvaluationWeights.of(rule) : EvaluationWeights.read(Path.of(file));
  }

  private static NetworkWeights network(Options options, PairGames games) throws IOException {
    String file = options.text("--network");
    return file.isEmpty()
        ? NetworkWeights.of(games.rules().rule(), games.book().geometry())
        : NetworkWeights.read(Path.of(file));
  }

  private static Path constants(Options options) {
    return Path.of(options.others().get(0));
  }

  private static Path book(Options options) {
    return Path.of(options.others().get(1));
  }

  private static Options searchOptions(List<String> arguments) {
    return read(arguments, usual("3000"));
  }

  private static Options matchOptions(List<String> arguments) {
    Map<String, String> usual = usual("100");
    usual.put("--against", "");
    usual.put("--network", "");
    usual.put("--weights", "");
    return read(arguments, usual);
  }

  private static Map<String, String> usual(String pairs) {
    return new HashMap<>(
        Map.of(
            "--rule", "0",
            "--boardsize", "15",
            "--nodes", "15000",
            "--pairs", pairs,
            "--threads", "1",
            "--seed", "1"));
  }

  private static Options read(List<String> arguments, Map<String, String> usual) {
    Options options = new Options(usual, Set.of());
    options.read(arguments);
    if (options.others().size() != 2) {
      throw new IllegalArgumentException("a file of constants and one of openings are needed");
    }
    return options;
  }
}
