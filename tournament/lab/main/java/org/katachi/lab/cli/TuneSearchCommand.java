package org.katachi.lab.cli;

import java.io.IOException;
import org.katachi.lab.tune.GamePairs;
import org.katachi.lab.tune.SearchSide;
import org.katachi.lab.tune.SpsaTuner;
import picocli.CommandLine.Command;

/** The subcommand {@code tune search}: tunes the parameters of the search. */
@Command(
    name = "search",
    description = {
      "Tunes all parameters of the search at once (SPSA): each is perturbed up or down at random,"
          + " the two sides play a pair of games, and all values take a small step towards the"
          + " winner.",
      "",
      "PARAMETERS is written after every 50 pairs. Interrupted and started again with the same"
          + " options it goes on from there. With several pairs at a time the order in which it"
          + " learns from them is not fixed.",
      ""
    })
final class TuneSearchCommand extends PairCommand {

  TuneSearchCommand() {
    super(3000);
  }

  @Override
  public Integer call() throws IOException {
    SearchSide side = new SearchSide(new EvaluationFiles().read(kind()), budget());
    GamePairs games = games(side, side);
    return runPairs(
        games,
        (pool, progress) -> new SpsaTuner(games, book, parameters, out()).run(pool, progress));
  }
}
