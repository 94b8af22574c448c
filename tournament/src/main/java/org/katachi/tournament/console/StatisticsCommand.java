package org.katachi.tournament.console;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.katachi.statistics.MatchStatistics;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.ScoreSample;
import org.katachi.statistics.Sprt;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.config.SprtConfig;
import org.katachi.tournament.settings.OptionWords;
import org.katachi.tournament.settings.Setting;
import org.katachi.tournament.text.NumberText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what the counts of a match say, that this program need not have played. */
@Command(
    name = "statistics",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Elo, LOS and SPRT of counts, as those of a match.",
    footer = {
      "",
      "katachi-tournament statistics 120 80 40 -sprt elo0=0 elo1=5",
      "Exit code: 0, or 2 if the command line makes no sense."
    })
public final class StatisticsCommand implements Callable<Integer> {

  @Mixin private final OptionWords words = new OptionWords(Options.class, "-");
  private static final int GAMES = 3;
  private static final int PAIRS = 5;

  private record Options(
      @Setting("The test that the counts are put to.") Optional<SprtConfig> sprt) {}

  @Parameters(
      paramLabel = "COUNT",
      arity = "1..*",
      description =
          "Games won, lost and drawn, in the order of cutechess and fastchess; or five counts of"
              + " pairs, those with 0, 1/2, 1, 1 1/2 and 2 points, fastchess's Ptnml(0-2).")
  private List<Long> counts;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    ObjectNode said = words.tree();
    Optional<Sprt> test =
        said.has("sprt")
            ? Optional.of(SprtConfig.of(said.withObject("/sprt")).test())
            : Optional.empty();
    if (counts.size() == GAMES) {
      WinDrawLoss games = new WinDrawLoss(counts.get(0), counts.get(2), counts.get(1));
      tell(
          out,
          NumberText.of("%d won, %d lost, %d drawn", games.wins(), games.losses(), games.draws()),
          games.sample(),
          games.drawRatio(),
          test);
    } else if (counts.size() == PAIRS) {
      Pentanomial pairs =
          new Pentanomial(
              counts.get(0), counts.get(1), counts.get(2), counts.get(3), counts.get(4));
      tell(out, "pairs (0-2) " + NumberText.counts(pairs), pairs.sample(), 0, test);
    } else {
      throw new IllegalArgumentException(
          "three counts of games or five of pairs are needed, not " + counts.size());
    }
    return 0;
  }

  private static void tell(
      PrintWriter out, String counts, ScoreSample sample, double drawRatio, Optional<Sprt> test) {
    if (sample.size() == 0) {
      throw new IllegalArgumentException("there is no game to count");
    }
    out.println(
        NumberText.of(
            "%s: %.1f of %.0f points", counts, sample.mean() * sample.games(), sample.games()));
    out.println(KatachiLines.elo(MatchStatistics.of(sample, drawRatio)));
    test.ifPresent(sprt -> out.println(KatachiLines.test(sprt, sprt.status(sample))));
  }
}
