package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.katachi.engine.Engine;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.MoveBudget;
import org.katachi.lab.openings.BalanceJudge;
import org.katachi.lab.openings.ColourTrial;
import org.katachi.lab.openings.OpeningFile;
import org.katachi.lab.openings.OpeningMaker;
import org.katachi.lab.openings.OpeningSource;
import org.katachi.lab.openings.OpeningsOptions;
import org.katachi.lab.tune.GamePairPlayer;
import org.katachi.lab.tune.SearchSide;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The subcommand {@code openings}: makes a book of balanced openings. */
@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Draws openings at random and writes those that the engine finds balanced, one a line in pos"
          + " notation (h8i9j10). No two are the same under the board's symmetries. The same"
          + " options make the same book on every machine.",
      "",
      "Interrupted it goes on with --resume.",
      ""
    })
final class OpeningsCommand implements Callable<Integer> {

  static final String LEVEL =
      "The evaluation for black of a position that is level (${DEFAULT-VALUE}): in renju more"
          + " than 0, for a short search values black too highly there.";

  @Mixin private final GameKind kind = new GameKind();

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "100",
      description = "Openings in the book (${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--plies",
      paramLabel = "MIN-MAX",
      defaultValue = "3-8",
      description = "Stones of an opening (${DEFAULT-VALUE}).")
  private PlyRange plies;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides which openings are drawn (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "50000",
      description = "Nodes of each search that judges an opening (${DEFAULT-VALUE}).")
  private int nodes;

  @Option(
      names = "--balance",
      paramLabel = "N",
      defaultValue = "30",
      description =
          "How far from --level the evaluation of a balanced position may be, for either side"
              + " (${DEFAULT-VALUE}).")
  private int balance;

  @Option(names = "--level", paramLabel = "N", defaultValue = "0", description = LEVEL)
  private int level;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Games of the engine against itself that try each opening, an even number: it is kept if"
              + " either colour has a third of the points, rounded down to half points: 1 point of 4"
              + " games, 2 of 6 (${DEFAULT-VALUE}: none).")
  private int games;

  @Option(
      names = "--game-nodes",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Nodes of a move in these games, on average (${DEFAULT-VALUE}).")
  private int gameNodes;

  @Option(
      names = "--resume",
      description =
          "Go on with the FILE of an earlier run with the same options; only --count may differ.")
  private boolean resume;

  @Option(names = "-o", paramLabel = "FILE", required = true, description = "The book.")
  private Path file;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    OpeningsOptions options = options();
    Engine engine = new SearchEngine(EngineOptions.defaults());
    BalanceJudge judge =
        new BalanceJudge(engine, options.nodes(), options.level(), options.balance());
    OpeningSource source = new OpeningSource(options);
    OpeningMaker maker =
        new OpeningMaker(options, source, judge, trial(options), Lab.progress(spec));
    try (OpeningFile book = OpeningFile.open(options)) {
      maker.fill(book);
    }
    return 0;
  }

  private static ColourTrial trial(OpeningsOptions options) {
    SearchSide side =
        new SearchSide(
            ShapeEvaluation.of(options.rules().rule(), options.geometry()),
            new MoveBudget.Nodes(options.gameNodes()));
    return new ColourTrial(
        new GamePairPlayer(options.rules(), side, side), options.games(), options.seed());
  }

  OpeningsOptions options() {
    return new OpeningsOptions(
        kind.rules,
        kind.geometry,
        Ranges.atLeast("--count", count, 1),
        plies.least(),
        plies.most(),
        seed,
        Ranges.within("--nodes", nodes, 1, Integer.MAX_VALUE - 1),
        Ranges.level(level),
        Ranges.atLeast("--balance", balance, 0),
        evenGames(),
        Ranges.atLeast("--game-nodes", gameNodes, 2),
        file,
        resume);
  }

  private int evenGames() {
    if (games % 2 != 0) {
      throw new IllegalArgumentException("--games needs an even number: " + games);
    }
    return Ranges.atLeast("--games", games, 0);
  }
}
