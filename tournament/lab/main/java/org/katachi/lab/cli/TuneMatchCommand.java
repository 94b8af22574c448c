package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.katachi.eval.EvaluationSource;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.search.MoveBudget;
import org.katachi.lab.tune.GamePairs;
import org.katachi.lab.tune.ParameterFile;
import org.katachi.lab.tune.ParameterMatch;
import org.katachi.lab.tune.SearchSide;
import org.katachi.tournament.statistics.Sprt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The subcommand {@code tune match}: plays parameters, a network or weights against others. */
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Plays the search with PARAMETERS against the search with its default parameters, and networks"
          + " against others. Both sides have the same number of nodes, or the same time of the"
          + " processor. A parameter that is not named in the file has its default value, so an empty"
          + " file changes none.",
      "",
      "The score is followed by its interval of 95 %% confidence, computed from pairs of games.",
      ""
    })
final class TuneMatchCommand implements Callable<Integer> {

  @Mixin private final PairOptions options = new PairOptions();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "100",
      description = "Pairs of games (${DEFAULT-VALUE}).")
  private int pairs;

  @Option(
      names = "--against",
      paramLabel = "FILE",
      description = "Play against these parameters, not the default ones.")
  private Path against;

  @Option(
      names = "--network",
      paramLabel = "FILE",
      description =
          "The side of PARAMETERS has this network, not the one that is built in, no"
              + " convolution without --convolution, and no policy without --policy.")
  private Path network;

  @Option(
      names = "--convolution",
      paramLabel = "FILE",
      description = "It values positions by this convolution above its network.")
  private Path convolution;

  @Option(names = "--policy", paramLabel = "FILE", description = "It orders moves by this policy.")
  private Path policy;

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description = "It orders moves by these weights, not by those that are built in.")
  private Path weights;

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
      names = "--opponent-weights",
      paramLabel = "FILE",
      description = "The move-ordering weights of the other side.")
  private Path opponentWeights;

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

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    MoveBudget budget = options.budget();
    MoveBudget otherBudget =
        opponentNodes == null ? budget : PairOptions.nodes("--opponent-nodes", opponentNodes);
    GamePairs games =
        options.games(
            pairs,
            new SearchSide(evaluation(network, convolution, policy, weights), budget),
            new SearchSide(
                evaluation(opponentNetwork, opponentConvolution, opponentPolicy, opponentWeights),
                otherBudget));
    return options.run(spec, games, (pool, progress) -> match(games).play(pool, progress));
  }

  private ParameterMatch match(GamePairs games) throws IOException {
    ParameterFile opponent =
        against == null ? ParameterFile.defaults() : ParameterFile.read(against);
    return new ParameterMatch(
        games,
        ParameterFile.read(options.parameters),
        opponent,
        Optional.ofNullable(test),
        spec.commandLine().getOut());
  }

  /** The evaluation of a side; what is null is built in. */
  private ShapeEvaluation evaluation(
      Path networkFile, Path convolutionFile, Path policyFile, Path weightsFile)
      throws IOException {
    return EvaluationSource.read(
            Optional.ofNullable(networkFile),
            Optional.ofNullable(convolutionFile),
            Optional.ofNullable(policyFile),
            Optional.ofNullable(weightsFile))
        .load(options.kind.rules.rule(), options.kind.geometry);
  }
}
