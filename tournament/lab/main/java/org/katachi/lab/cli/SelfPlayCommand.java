package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.eval.MoveWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.BudgetedSearch;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.SelfPlayGenerator;
import org.katachi.lab.selfplay.SelfPlayJob;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.search.Score;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The subcommand {@code selfplay}: makes training data for networks. */
@Command(
    name = "selfplay",
    description = {
      "Plays games of the engine against itself, searches positions around them, and appends both"
          + " to FILE: of each game its own positions, positions one to three random moves off it,"
          + " and nodes inside the trees of these searches.",
      "",
      "Interrupted and started again with the same options it goes on. The games are the same on"
          + " any number of threads or workers.",
      ""
    })
final class SelfPlayCommand extends GameCommand {

  private static final int MIN_NODES = 100;
  private static final int MAX_BRANCHES = 100;
  private static final int MIN_BALANCE = 20;

  @Parameters(paramLabel = "FILE", description = "The file of games.")
  private Path file;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "100000",
      description = "Games in the file (${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--branches",
      paramLabel = "N",
      defaultValue = "2",
      description = "Positions off the game for each of its own, as 2 or 0.4 (${DEFAULT-VALUE}).")
  private double branches;

  @Option(
      names = "--balance",
      paramLabel = "N",
      defaultValue = "200",
      description =
          "Openings that the search evaluates farther than N from --level are not played; in one"
              + " game of five farther than 4 N (${DEFAULT-VALUE}).")
  private int balance;

  @Option(
      names = "--level",
      paramLabel = "N",
      defaultValue = "0",
      description = OpeningsCommand.LEVEL)
  private int level;

  @Mixin private final TaskOptions tasks = new TaskOptions();

  @Mixin private final EvaluationFiles evaluation = new EvaluationFiles();

  @Option(
      names = "--untrained",
      description = "Play by weights of zero: the search finds wins, and nothing else counts.")
  private boolean untrained;

  SelfPlayCommand() {
    super(3000);
  }

  @Override
  public Integer call() throws IOException {
    Ranges.atLeast("--count", count, 1);
    Ranges.within("--nodes", nodes, MIN_NODES, Integer.MAX_VALUE / 2);
    Ranges.within("--branches", branches, 0, MAX_BRANCHES);
    Ranges.within("--balance", balance, MIN_BALANCE, Score.INFINITE);
    Ranges.level(level);
    GameVariant games = kind();
    ShapeEvaluation own = evaluation();
    SelfPlayGenerator.Options options =
        new SelfPlayGenerator.Options(nodes, branches, level, balance, seed);
    SelfPlayJob job = new SelfPlayJob(file, games, count);
    return tasks.run(
        this,
        BudgetedSearch.bytes(nodes),
        () -> job.worker(new SelfPlayGenerator(games, own, options)::make),
        job::run);
  }

  private ShapeEvaluation evaluation() throws IOException {
    if (!untrained) {
      return evaluation.read(kind());
    }
    if (!evaluation.isEmpty()) {
      throw new IllegalArgumentException(
          "--untrained does not go with --move-weights, --network, --convolution or --policy");
    }
    return new ShapeEvaluation(MoveWeights.zero(), new ValueNetwork(ValueWeights.zero()));
  }
}
