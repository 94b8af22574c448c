package org.katachi.tournament.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.katachi.statistics.Outcome;
import org.katachi.statistics.Quantiles;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.text.NumberText;

/** What is counted of a brain's games, above all of the lost ones. */
final class LossTally {

  private final Map<LossKind, Integer> falls = new EnumMap<>(LossKind.class);
  private final List<Integer> earlier = new ArrayList<>();
  private final List<Double> ownDepths = new ArrayList<>();
  private final List<Double> opponentsDepths = new ArrayList<>();
  private WinDrawLoss games = WinDrawLoss.NONE;
  private int faults;

  /** Counts a game, however it ended. */
  void add(Outcome outcome) {
    games = games.plus(outcome);
  }

  /** Counts one of these games as lost by a fault. */
  void addFault() {
    faults++;
  }

  /** Counts what one of these games tells, which was lost on the board. */
  void addLost(LostGame game) {
    falls.merge(game.fall(), 1, Integer::sum);
    game.earlier().ifPresent(earlier::add);
    game.depth(game.loser()).ifPresent(ownDepths::add);
    game.depth(game.winner()).ifPresent(opponentsDepths::add);
  }

  /** The lines of a summary. */
  List<String> lines(String brain) {
    List<String> lines = new ArrayList<>();
    lines.add(
        NumberText.of(
            "%s: %d games, won %d, drawn %d, lost %d on the board and %d by a fault",
            brain, games.games(), games.wins(), games.draws(), games.losses() - faults, faults));
    if (!falls.isEmpty()) {
      lines.add("  lost " + falls());
    }
    if (!earlier.isEmpty()) {
      lines.add(earlierLine());
    }
    if (!ownDepths.isEmpty() || !opponentsDepths.isEmpty()) {
      lines.add(
          NumberText.of(
              "  mean depth when they turned: its own %s, its opponents' %s",
              mean(ownDepths), mean(opponentsDepths)));
    }
    return lines;
  }

  private String falls() {
    return Stream.of(LossKind.values())
        .map(fall -> fall + " " + falls.getOrDefault(fall, 0))
        .collect(Collectors.joining(", "));
  }

  private String earlierLine() {
    List<Integer> sorted = earlier.stream().sorted().toList();
    return NumberText.of(
        "  its opponents saw it earlier by plies: median %.1f of %d, least %d, most %d",
        Quantiles.median(sorted), sorted.size(), sorted.get(0), sorted.get(sorted.size() - 1));
  }

  private static String mean(List<Double> values) {
    OptionalDouble mean = values.stream().mapToDouble(Double::doubleValue).average();
    return mean.isPresent() ? NumberText.of("%.1f", mean.getAsDouble()) : "unknown";
  }
}
