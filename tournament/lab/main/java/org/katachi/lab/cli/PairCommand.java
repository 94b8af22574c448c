package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.lab.games.MoveBudget;
import org.katachi.lab.tune.GamePairPlayer;
import org.katachi.lab.tune.GamePairs;
import org.katachi.lab.tune.PairWorker;
import org.katachi.lab.tune.SearchSide;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.opening.OpeningFiles;
import org.katachi.tournament.opening.SymmetryUse;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What tuning and its matches share: pairs of games. */
abstract class PairCommand extends GameCommand {

  private static final int MIN_NODES = 100;

  @Parameters(index = "0", paramLabel = "PARAMETERS", description = "The file of parameters.")
  Path parameters;

  @Parameters(
      index = "1",
      paramLabel = "BOOK",
      description =
          "Openings, as the tournament manager reads them; each is played twice with colours"
              + " swapped.")
  Path book;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "Pairs of games in all (${DEFAULT-VALUE}).")
  private int pairs;

  @Mixin final TaskOptions tasks = new TaskOptions();

  @Option(
      names = "--millis",
      paramLabel = "N",
      description =
          "Average milliseconds of a move, in place of --nodes: time of the processor for the"
              + " thread that searches, so other programs may run meanwhile.")
  private Integer millis;

  /** A command with so many pairs by default. */
  PairCommand(int pairs) {
    super(15_000);
    this.pairs = pairs;
  }

  /** Pairs of games. */
  final GamePairs games(SearchSide own, SearchSide opponent) throws IOException {
    return new GamePairs(
        kind().rules(),
        kind().geometry(),
        openings(),
        own,
        opponent,
        Ranges.within("--pairs", pairs, 1, Integer.MAX_VALUE / 2),
        seed);
  }

  /** What a side spends on a move. */
  final MoveBudget budget() {
    if (millis == null) {
      return nodes("--nodes", nodes);
    }
    return new MoveBudget.ProcessorTime(
        Ranges.within("--millis", millis, 1, MoveBudget.ProcessorTime.MAX_MILLIS));
  }

  /** Plays pairs where the options say, or does so for another program. */
  final int runPairs(GamePairs games, TaskOptions.Job job) throws IOException {
    long bytes = GamePairPlayer.bytes(games.own(), games.opponent());
    return tasks.run(this, bytes, () -> new PairWorker(games), job);
  }

  static MoveBudget nodes(String option, int value) {
    return new MoveBudget.Nodes(Ranges.within(option, value, MIN_NODES, Integer.MAX_VALUE / 2));
  }

  /** The openings as they stand in the book, under no other symmetry. */
  private OpeningBook openings() throws IOException {
    return OpeningFiles.read(book, kind().geometry(), kind().rules()).with(SymmetryUse.NONE, 0);
  }
}
