package org.katachi.tournament.analysis;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.katachi.board.Colour;
import org.katachi.tournament.match.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts the forced wins that brains claimed, and names those that they did not win. */
@Command(
    name = "check-mates",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Counts the forced wins that brains claimed, and names those that were not won.",
    footer = {
      "",
      "Exit code: 0, 1 if a claimed win was not won, 2 if a log can't be read or the command line"
          + " makes no sense."
    })
public final class CheckMatesCommand implements Callable<Integer> {

  private static final int BROKEN = 1;

  @Option(
      names = "--strict",
      description = "Exit code 1 also if a game was won later than claimed.")
  private boolean strict;

  @Mixin private LogFiles logs;

  @Spec private CommandSpec spec;

  private final Map<String, ClaimTally> tallies = new LinkedHashMap<>();
  private final Map<ClaimOutcome, List<String>> lists = new EnumMap<>(ClaimOutcome.class);

  @Override
  public Integer call() throws IOException {
    logs.forEach(this::add);
    PrintWriter out = spec.commandLine().getOut();
    out.println(ClaimTally.heading());
    tallies.forEach((brain, tally) -> out.println(tally.line(brain)));
    lists.forEach((verdict, games) -> print(out, verdict, games));
    boolean late = strict && !list(ClaimOutcome.LATER).isEmpty();
    return late || !list(ClaimOutcome.NOT_WON).isEmpty() ? BROKEN : 0;
  }

  private void add(String name, GameRecord game) {
    for (Colour side : List.of(Colour.BLACK, Colour.WHITE)) {
      String brain = game.brain(side);
      if (logs.isAbout(brain)) {
        ClaimTally tally = tallies.computeIfAbsent(brain, unknown -> new ClaimTally());
        tally.addGame();
        ClaimedWins.of(game, side)
            .ifPresent(
                claims -> {
                  tally.add(claims);
                  list(claims.verdict()).add(name + ": " + claims);
                });
      }
    }
  }

  private List<String> list(ClaimOutcome verdict) {
    return lists.computeIfAbsent(verdict, none -> new ArrayList<>());
  }

  private static void print(PrintWriter out, ClaimOutcome verdict, List<String> games) {
    if (verdict.isListed() && !games.isEmpty()) {
      out.println();
      out.println(verdict.heading());
      games.forEach(game -> out.println("  " + game));
    }
  }
}
