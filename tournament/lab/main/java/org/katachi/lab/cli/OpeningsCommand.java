package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.engine.Engine;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.lab.openings.OpeningFile;
import org.katachi.lab.openings.OpeningMaker;
import org.katachi.lab.openings.OpeningsOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The subcommand {@code openings}: makes a book of balanced openings. */
@Command(
    name = "openings",
    description = {
      "Draws openings at random and writes those that the engine finds balanced, one a line in pos"
          + " notation (h8i9j10). No two are the same under the board's symmetries. The same"
          + " options make the same book on every machine.",
      "",
      "Interrupted it goes on with --resume.",
      ""
    })
final class OpeningsCommand extends GameCommand {

  static final String LEVEL =
      "The evaluation for black of a balanced position (${DEFAULT-VALUE}): in renju more than 0,"
          + " for a short search values black too highly there.";

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
              + " either colour has a third of the points, rounded down to half points: 1 point of"
              + " 4 games, 2 of 6 (${DEFAULT-VALUE}: none).")
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

  OpeningsCommand() {
    super(50_000);
  }

  @Override
  public Integer call() throws IOException {
    OpeningsOptions options = options();
    Engine engine = new SearchEngine(EngineOptions.defaults());
    OpeningMaker maker = new OpeningMaker(options, engine, progress());
    try (OpeningFile book = OpeningFile.open(options)) {
      maker.fill(book);
    }
    return 0;
  }

  OpeningsOptions options() {
    return new OpeningsOptions(
        kind().rules(),
        kind().geometry(),
        Ranges.atLeast("--count", count, 1),
        plies.min(),
        plies.max(),
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
