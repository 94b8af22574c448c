package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.lab.openings.BalanceJudge;
import org.katachi.lab.openings.OpeningFile;
import org.katachi.lab.openings.OpeningMaker;
import org.katachi.lab.openings.OpeningSource;
import org.katachi.lab.openings.OpeningsOptions;
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
          "The greatest evaluation of a balanced position, for either side (${DEFAULT-VALUE}).")
  private int balance;

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
    BalanceJudge judge =
        new BalanceJudge(
            () -> new SearchEngine(EngineOptions.defaults()), options.nodes(), options.balance());
    OpeningFile book = OpeningFile.open(options);
    new OpeningMaker(options, new OpeningSource(options), judge, Streams.progress(spec)).fill(book);
    return 0;
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
        Ranges.atLeast("--balance", balance, 0),
        file,
        resume);
  }
}
