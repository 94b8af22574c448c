package org.katachi.lab.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.katachi.lab.tune.GamePairs;
import org.katachi.lab.tune.SpsaTuner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The subcommand {@code tune search}: tunes the parameters of the search. */
@Command(
    name = "search",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Tunes all parameters of the search at once (SPSA): each is perturbed up or down at random, the"
          + " two sides play a pair of games, and all values take a small step towards the winner.",
      "",
      "PARAMETERS is written after every 50 pairs. Interrupted and started again with the same"
          + " options it goes on from there. With several pairs at a time the order in which it learns"
          + " from them is not fixed.",
      ""
    })
final class TuneSearchCommand implements Callable<Integer> {

  @Mixin private final PairOptions options = new PairOptions();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "3000",
      description = "Pairs of games in all (${DEFAULT-VALUE}).")
  private int pairs;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    GamePairs games = options.games(pairs);
    return options.run(
        spec,
        games,
        (pool, progress) ->
            new SpsaTuner(games, options.book, options.parameters, spec.commandLine().getOut())
                .run(pool, progress));
  }
}
