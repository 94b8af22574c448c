package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.MoveBudget;
import org.katachi.lab.tune.GamePairPlayer;
import org.katachi.lab.tune.GamePairs;
import org.katachi.lab.tune.PairWorker;
import org.katachi.lab.tune.SearchSide;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.opening.OpeningFiles;
import org.katachi.tournament.opening.SymmetryUse;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options for pairs of games that tuning and its matches share. */
final class PairOptions {

  private static final int LEAST_NODES = 100;

  @Parameters(index = "0", paramLabel = "PARAMETERS", description = "The file of parameters.")
  Path parameters;

  @Parameters(
      index = "1",
      paramLabel = "BOOK",
      description =
          "Openings, as the tournament manager reads them; each is played twice with colours swapped.")
  Path book;

  @Mixin final GameKind kind = new GameKind();

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "15000",
      description = "Average nodes of a move (${DEFAULT-VALUE}).")
  private int nodes;

  @Mixin final TaskOptions tasks = new TaskOptions();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Decides what search tries, and how much of its budget each move has (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--millis",
      paramLabel = "N",
      description =
          "Average milliseconds of a move, in place of --nodes: time of the processor for the"
              + " thread that searches, so other programs may run meanwhile.")
  private Integer millis;

  /** Pairs of games between sides that differ in their parameters alone. */
  GamePairs games(int pairs) throws IOException {
    ShapeEvaluation builtIn = ShapeEvaluation.of(kind.rules.rule(), kind.geometry);
    SearchSide side = new SearchSide(builtIn, budget());
    return games(pairs, side, side);
  }

  /** Pairs of games. */
  GamePairs games(int pairs, SearchSide own, SearchSide opponent) throws IOException {
    return new GamePairs(
        kind.rules,
        kind.geometry,
        openings(),
        own,
        opponent,
        Ranges.within("--pairs", pairs, 1, Integer.MAX_VALUE / 2),
        seed);
  }

  /** What a side spends on a move. */
  MoveBudget budget() {
    if (millis == null) {
      return nodes("--nodes", nodes);
    }
    return new MoveBudget.ProcessorTime(
        Ranges.within("--millis", millis, 1, MoveBudget.ProcessorTime.MAX_MILLIS));
  }

  /** Plays pairs where the options say, or does so for another program. */
  int run(CommandSpec spec, GamePairs games, TaskOptions.Job job) throws IOException {
    long bytes = GamePairPlayer.bytes(games.own(), games.opponent());
    return tasks.run(spec, bytes, () -> new PairWorker(games), job);
  }

  static MoveBudget nodes(String option, int value) {
    return new MoveBudget.Nodes(Ranges.within(option, value, LEAST_NODES, Integer.MAX_VALUE / 2));
  }

  /** The openings as they stand in the book, under no other symmetry. */
  private OpeningBook openings() throws IOException {
    return OpeningFiles.read(book, kind.geometry, kind.rules).with(SymmetryUse.NONE, 0);
  }
}
