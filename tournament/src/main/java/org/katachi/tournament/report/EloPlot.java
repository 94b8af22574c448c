package org.katachi.tournament.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.katachi.statistics.EloEstimate;

/**
 * Elo over games as small plots on one scale, one for each curve.
 *
 * @param ticks the scale of Elo
 * @param panels a plot for each brain
 * @param games the number of games at the right end
 */
record EloPlot(List<Axis.Tick> ticks, List<Panel> panels, int games) {

  /** What the band may add to the scale beyond the curves, in Elo: the first games know little. */
  private static final double MARGIN = 150;

  /** A band so many times as wide as the last one, as after few games, leaves the scale alone. */
  private static final double WIDEST = 3;

  /** Farther from the middle a curve is not drawn. */
  private static final double FARTHEST = 1000;

  /**
   * A brain's curve.
   *
   * @param words its end in words
   * @param line an SVG path in a square of 100 by 100, from the top left
   * @param band the same around the interval of 95 % confidence
   */
  record Panel(String brain, String words, String line, String band) {}

  /** The plots, the strongest brain first. */
  static EloPlot of(Map<String, List<EloHistory.Point>> curves, int games) {
    double middle = middle(curves);
    double least = middle - 1;
    double greatest = middle + 1;
    for (EloHistory.Point point : curves.values().stream().flatMap(EloPlot::narrow).toList()) {
      double elo = drawn(point.estimate().elo(), middle);
      least = Math.min(least, Math.max(point.estimate().lower(), elo - MARGIN));
      greatest = Math.max(greatest, Math.min(point.estimate().upper(), elo + MARGIN));
    }
    Axis axis = Axis.around(least, greatest);
    List<Panel> panels = new ArrayList<>();
    curves.entrySet().stream()
        .filter(curve -> !curve.getValue().isEmpty())
        .sorted(Comparator.comparingDouble(curve -> -last(curve.getValue()).elo()))
        .forEach(curve -> panels.add(panel(curve.getKey(), curve.getValue(), axis, games)));
    return new EloPlot(axis.ticks(), panels, games);
  }

  /** The points that the scale is made for. */
  private static Stream<EloHistory.Point> narrow(List<EloHistory.Point> points) {
    return points.stream()
        .filter(point -> point.estimate().error() <= WIDEST * last(points).error());
  }

  private static EloEstimate last(List<EloHistory.Point> points) {
    return points.get(points.size() - 1).estimate();
  }

  /** Zero is where a difference is nothing; a pool may be bound to anchors far from it. */
  private static double middle(Map<String, List<EloHistory.Point>> curves) {
    return curves.size() == 1
        ? 0
        : curves.values().stream().mapToDouble(curve -> last(curve).elo()).average().orElse(0);
  }

  private static double drawn(double elo, double middle) {
    return Math.max(middle - FARTHEST, Math.min(middle + FARTHEST, elo));
  }

  private static Panel panel(String brain, List<EloHistory.Point> points, Axis axis, int games) {
    StringBuilder line = new StringBuilder();
    StringBuilder band = new StringBuilder();
    for (EloHistory.Point point : points) {
      line.append(place(line, point.games(), games, point.estimate().elo(), axis));
      band.append(place(band, point.games(), games, point.estimate().upper(), axis));
    }
    for (int i = points.size() - 1; i >= 0; i--) {
      EloHistory.Point point = points.get(i);
      band.append(place(band, point.games(), games, point.estimate().lower(), axis));
    }
    return new Panel(brain, words(last(points)), line.toString(), band.append('Z').toString());
  }

  /** Where there is no error, as after wins alone, the end of the interval that there is. */
  private static String words(EloEstimate end) {
    String elo = Text.elo(end.elo());
    if (Double.isFinite(end.error())) {
      return elo + " " + Text.error(end.error());
    }
    if (Double.isFinite(end.lower())) {
      return elo + ", at least " + Text.elo(end.lower());
    }
    return Double.isFinite(end.upper()) ? elo + ", at most " + Text.elo(end.upper()) : elo;
  }

  private static String place(StringBuilder path, int count, int games, double elo, Axis axis) {
    return axis.pathTo(path, Text.percent(count, games), elo);
  }
}
