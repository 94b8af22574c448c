package org.katachi.lab.curves;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What training has measured so far: plots of lines over the positions that it was shown. Plots and
 * lines keep the order in which they began.
 */
public final class Curves {

  private final Map<String, Map<String, Map<Long, Double>>> plots = new LinkedHashMap<>();

  /**
   * Adds a point, in place of one that the line has there already.
   *
   * @param plot the name of the plot, with the unit of its values
   * @param line the name of the line
   * @param samples how many training has been shown
   */
  public void add(String plot, String line, long samples, double value) {
    plots
        .computeIfAbsent(plot, unknown -> new LinkedHashMap<>())
        .computeIfAbsent(line, unknown -> new LinkedHashMap<>())
        .put(samples, value);
  }

  List<Plot> plots() {
    List<Plot> list = new ArrayList<>();
    plots.forEach((name, lines) -> list.add(plot(name, lines)));
    return list;
  }

  private static Plot plot(String name, Map<String, Map<Long, Double>> points) {
    Set<Long> samples = new TreeSet<>();
    points.values().forEach(line -> samples.addAll(line.keySet()));
    List<Line> lines = new ArrayList<>();
    points.forEach((line, values) -> lines.add(line(line, values, samples)));
    return new Plot(name, List.copyOf(samples), lines);
  }

  private static Line line(String name, Map<Long, Double> values, Set<Long> samples) {
    List<Double> all = new ArrayList<>();
    Double last = null;
    for (Long number : samples) {
      Double value = values.get(number);
      all.add(value);
      last = value == null ? last : value;
    }
    return new Line(name, all, last);
  }

  /**
   * A plot.
   *
   * @param samples where its lines have points, ascending
   */
  record Plot(String name, List<Long> samples, List<Line> lines) {}

  /**
   * A line.
   *
   * @param values by place in the plot's samples, null where it has no point
   * @param last the last of them
   */
  record Line(String name, List<Double> values, Double last) {}
}
