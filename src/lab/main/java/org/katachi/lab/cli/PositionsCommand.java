package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.SampleCollector;
import org.katachi.lab.positions.PositionSampler;
import org.katachi.lab.search.BudgetedSearch;
import org.katachi.tournament.export.SampleGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The subcommand {@code positions}: searches positions near games. */
@Command(
    name = "positions",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Searches positions that are a random move or two away from games, and appends position, best"
          + " move and evaluation to FILE.",
      "",
      "Interrupted and started again with the same options it goes on.",
      ""
    })
final class PositionsCommand implements Callable<Integer> {

  private static final int LEAST_NODES = 100;

  @Parameters(index = "0", paramLabel = "FILE", description = "The file of positions.")
  private Path file;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GAMES",
      description = "Files of games, all of one rule on one board.")
  private List<Path> gameFiles;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "100000",
      description = "Positions in the file (${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "2500",
      description = "Average nodes of a search (${DEFAULT-VALUE}).")
  private int nodes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides the positions (${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private final TaskOptions tasks = new TaskOptions();

  @Mixin private final EvaluationFiles evaluation = new EvaluationFiles();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Ranges.atLeast("--count", count, 1);
    Ranges.within("--nodes", nodes, LEAST_NODES, Integer.MAX_VALUE / 2);
    List<SampleGame> games = GameFiles.read(gameFiles);
    SampleGame first = checkAlike(games);
    ShapeEvaluation own = evaluation.read(first.rules(), first.geometry());
    SampleCollector positions = new SampleCollector(file, first.rules(), first.geometry(), count);
    return tasks.run(
        spec,
        BudgetedSearch.BYTES,
        () -> SampleCollector.worker(new PositionSampler(games, own, nodes, seed)::sample),
        (pool, progress) -> positions.fill("positions", pool, progress));
  }

  private static SampleGame checkAlike(List<SampleGame> games) {
    if (games.isEmpty()) {
      throw new IllegalArgumentException("there are no games in the files");
    }
    SampleGame first = games.get(0);
    for (SampleGame game : games) {
      if (!game.rules().equals(first.rules()) || !game.geometry().equals(first.geometry())) {
        throw new IllegalArgumentException(
            "the games differ in their rules or in their boards; give one kind at a time");
      }
    }
    return first;
  }
}
