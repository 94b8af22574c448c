package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.MoveBudget;
import org.katachi.lab.tune.GamePairs;
import org.katachi.lab.tune.ParameterFile;
import org.katachi.lab.tune.ParameterMatch;
import org.katachi.lab.tune.SearchSide;
import org.katachi.statistics.Sprt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The subcommand {@code tune match}: plays parameters, a network or weights against others. */
@Command(
    name = "match",
    description = {
      "Plays the search with PARAMETERS against the search with its default parameters, and"
          + " networks against others. Both sides have the same number of nodes, or the same time"
          + " of the processor. A parameter that is not named in the file has its default value, so"
          + " an empty file changes none. The side of PARAMETERS has the files of --network and its"
          + " like, the other side those of --opponent-network and its like.",
      "",
      "The score is followed by its interval of 95 %% confidence, computed from pairs of games.",
      ""
    })
final class TuneMatchCommand extends PairCommand {

  @Option(
      names = "--opponent-parameters",
      paramLabel = "FILE",
      description = "Play against these parameters, not the default ones.")
  private Path opponentParameters;

  @Mixin private final EvaluationFiles evaluation = new EvaluationFiles();

  @Option(
      names = "--opponent-network",
      paramLabel = "FILE",
      description = "The network of the other side (as --network).")
  private Path opponentNetwork;

  @Option(
      names = "--opponent-convolution",
      paramLabel = "FILE",
      description = "The convolution of the other side.")
  private Path opponentConvolution;

  @Option(
      names = "--opponent-policy",
      paramLabel = "FILE",
      description = "The policy of the other side.")
  private Path opponentPolicy;

  @Option(
      names = "--opponent-move-weights",
      paramLabel = "FILE",
      description = "The move weights of the other side.")
  private Path opponentMoveWeights;

  @Option(
      names = "--opponent-nodes",
      paramLabel = "N",
      description = "Average nodes of a move of the other side (as --nodes).")
  private Integer opponentNodes;

  @Option(
      names = "--sprt",
      paramLabel = "ELO0:ELO1",
      description =
          "End the match as soon as a sequential test of these two differences in Elo is decided,"
              + " with 5 %% error: failed stands for ELO0 or less, passed for ELO1 or more.")
  private Sprt test;

  TuneMatchCommand() {
    super(100);
  }

  /** The former name of an option. */
  @Option(names = "--against", hidden = true)
  void setOpponentParameters(Path file) {
    opponentParameters = file;
  }

  /** The former name of an option. */
  @Option(names = "--opponent-weights", hidden = true)
  void setOpponentMoveWeights(Path file) {
    opponentMoveWeights = file;
  }

  @Override
  public Integer call() throws IOException {
    MoveBudget budget = budget();
    MoveBudget otherBudget =
        opponentNodes == null ? budget : nodes("--opponent-nodes", opponentNodes);
    GamePairs games =
        games(
            new SearchSide(evaluation.read(kind()), budget),
            new SearchSide(opponent(), otherBudget));
    return runPairs(games, (pool, progress) -> match(games).play(pool, progress));
  }

  private ParameterMatch match(GamePairs games) throws IOException {
    ParameterFile opponent =
        opponentParameters == null
            ? ParameterFile.defaults()
            : ParameterFile.read(opponentParameters);
    return new ParameterMatch(
        games, ParameterFile.read(parameters), opponent, Optional.ofNullable(test), out());
  }

  private ShapeEvaluation opponent() throws IOException {
    return EvaluationFiles.read(
            opponentNetwork, opponentConvolution, opponentPolicy, opponentMoveWeights)
        .load(kind().rules().rule(), kind().geometry());
  }
}
