package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.SampleCollector;
import org.katachi.lab.games.SelfPlayer;
import org.katachi.lab.search.BudgetedSearch;
import org.katachi.search.Score;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code games}: plays games of the engine against itself. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Plays games of the engine against itself, and appends them to FILE.",
      "",
      "Interrupted and started again with the same options it goes on. FILE holds games of one rule"
          + " on one board.",
      ""
    })
final class GamesCommand implements Callable<Integer> {

  private static final int LEAST_NODES = 100;
  private static final int LEAST_BALANCE = 20;

  @Parameters(paramLabel = "FILE", description = "The file of games.")
  private Path file;

  @Mixin private final GameKind kind = new GameKind();

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "10000",
      description = "Games in the file (${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Average nodes of a move (${DEFAULT-VALUE}).")
  private int nodes;

  @Option(
      names = "--balance",
      paramLabel = "N",
      defaultValue = "400",
      description =
          "Openings that the search evaluates at more than N, for either side, are not played;"
              + " closer ones make longer games (${DEFAULT-VALUE}).")
  private int balance;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides the openings (${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private final TaskOptions tasks = new TaskOptions();

  @Mixin private final EvaluationFiles evaluation = new EvaluationFiles();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Ranges.atLeast("--count", count, 1);
    Ranges.within("--nodes", nodes, LEAST_NODES, Integer.MAX_VALUE / 2);
    Ranges.within("--balance", balance, LEAST_BALANCE, Score.INFINITE);
    ShapeEvaluation own = evaluation.read(kind.rules, kind.geometry);
    SampleCollector games = new SampleCollector(file, kind.rules, kind.geometry, count);
    return tasks.run(
        spec,
        BudgetedSearch.BYTES,
        () ->
            SampleCollector.worker(
                new SelfPlayer(kind.rules, kind.geometry, own, nodes, balance, seed)::play),
        (pool, progress) -> games.fill("games", pool, progress));
  }
}
