package org.katachi.tournament.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.katachi.statistics.Quantiles;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.text.NumberText;

/** For each brain the quantiles of how far from level its evaluations of openings are. */
final class DistanceTable {

  private static final String FORMAT = "%-24s %6s %8s %8s %8s %8s %8s %7s %7s";
  private static final List<Integer> PERCENTS = List.of(10, 25, 50, 75, 90);

  private DistanceTable() {}

  /** The lines, the heading first. */
  static List<String> lines(EvaluatedOpenings openings) {
    List<String> lines = new ArrayList<>();
    lines.add(
        row("brain", "evals", PERCENTS.stream().map(p -> p + " %").toList(), "proved", "missing"));
    List<EvaluatedOpening> all = openings.all();
    openings.brains().forEach(brain -> lines.add(line(brain, all)));
    return lines;
  }

  private static String line(String brain, List<EvaluatedOpening> openings) {
    List<Double> sorted =
        openings.stream()
            .map(opening -> opening.distance(brain))
            .filter(OptionalDouble::isPresent)
            .map(OptionalDouble::getAsDouble)
            .sorted()
            .toList();
    return row(
        brain,
        sorted.size(),
        PERCENTS.stream().map(percent -> quantile(sorted, percent)).toList(),
        sorted.stream().filter(DistanceTable::isProved).count(),
        openings.size() - sorted.size());
  }

  /** The least distance within which there is such a share of the openings. */
  private static String quantile(List<Double> sorted, int percent) {
    if (sorted.isEmpty()) {
      return "-";
    }
    double distance = Quantiles.within(sorted, percent);
    return isProved(distance) ? "proved" : NumberText.plain(distance);
  }

  private static boolean isProved(double distance) {
    return distance >= RecordedMove.LEAST_FORCED;
  }

  private static String row(
      Object brain, Object evals, List<String> quantiles, Object proved, Object missing) {
    List<Object> columns = new ArrayList<>(List.of(brain, evals));
    columns.addAll(quantiles);
    columns.addAll(List.of(proved, missing));
    return NumberText.of(FORMAT, columns.toArray());
  }
}
