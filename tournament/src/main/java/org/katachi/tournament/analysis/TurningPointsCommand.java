package org.katachi.tournament.analysis;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Colour;
import org.katachi.tournament.match.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows where lost games turned, by the evaluations of both brains. */
@Command(
    name = "turning-points",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Shows where lost games turned: from which move on the loser's own evaluation was bad, from"
          + " which on the winner's was good, and the position in which the first of them saw it.",
      "Games that were lost by a fault are named, drawn ones are counted only."
    })
public final class TurningPointsCommand implements Callable<Integer> {

  @Option(
      names = "--bad",
      paramLabel = "N",
      description =
          "The loser's evaluation is bad at -N or less, the winner's good at N or more"
              + " (${DEFAULT-VALUE}).")
  private double bad = 200;

  @Option(
      names = "--lost",
      paramLabel = "N",
      description =
          "Lost at -N or less, won at N or more (${DEFAULT-VALUE}); 29000 is what is proved.")
  private double lost = 2000;

  @Option(
      names = "--json",
      description = "Prints an object of JSON for each game lost on the board, and nothing else.")
  private boolean json;

  @Mixin private LogFiles logs;

  @Spec private CommandSpec spec;

  private final Map<String, LossTally> tallies = new LinkedHashMap<>();

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    Validate.isTrue(
        bad > 0 && lost >= bad,
        "bad is above 0, and lost is no less than bad; not %s and %s",
        bad,
        lost);
    logs.forEach((name, game) -> lines(name, game).forEach(out::println));
    if (!json) {
      tallies.forEach((brain, tally) -> tally.lines(brain).forEach(out::println));
    }
    return 0;
  }

  /** Counts a game for both brains, and gives what there is to say of it. */
  private List<String> lines(String name, GameRecord game) {
    for (Colour side : List.of(Colour.BLACK, Colour.WHITE)) {
      if (logs.isAbout(game.brain(side))) {
        tally(game.brain(side)).add(game.outcome(side));
      }
    }
    return game.winner()
        .filter(winner -> logs.isAbout(game.brain(winner.opponent())))
        .map(winner -> lost(name, game, winner))
        .orElse(List.of());
  }

  private List<String> lost(String name, GameRecord game, Colour winner) {
    LossTally tally = tally(game.brain(winner.opponent()));
    if (game.ending().isFault()) {
      tally.addFault();
      return json ? List.of() : List.of(name + ": lost by a fault: " + game.reason());
    }
    LostGame lostGame = LostGame.of(game, winner, bad, lost);
    tally.addLost(lostGame);
    return json ? List.of(lostGame.json(name)) : TurningPointText.lines(name, lostGame);
  }

  private LossTally tally(String brain) {
    return tallies.computeIfAbsent(brain, name -> new LossTally());
  }
}
