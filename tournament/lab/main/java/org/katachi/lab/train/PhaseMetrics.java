package org.katachi.lab.train;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.katachi.lab.curves.Curves;

/**
 * The metrics of samples: together, by phase of the game, and by other groups that they may have.
 *
 * @param <M> the metrics
 */
public final class PhaseMetrics<M extends PhaseMetrics.Metrics> {

  /** How good a model is on some samples. */
  public interface Metrics {

    /** The name of the plot of the loss. */
    String plot();

    /** Adds them as points of curves; none without samples. */
    void addTo(Curves curves, String line, long samples);
  }

  private final M all;
  private final Map<Enum<?>, M> byGroup = new LinkedHashMap<>();

  /**
   * The metrics of no sample yet.
   *
   * @param empty makes metrics of no sample
   * @param groups those besides the phases
   */
  public PhaseMetrics(Supplier<M> empty, Enum<?>... groups) {
    all = empty.get();
    for (Enum<?> group : groups) {
      byGroup.put(group, empty.get());
    }
    for (GamePhase phase : GamePhase.values()) {
      byGroup.put(phase, empty.get());
    }
  }

  /** The metrics that a sample belongs to, by its stones. */
  public List<M> of(int stones) {
    return List.of(all, byGroup.get(GamePhase.of(stones)));
  }

  /** Likewise, by its stones and its other group. */
  public List<M> of(int stones, Enum<?> group) {
    return List.of(all, byGroup.get(group), byGroup.get(GamePhase.of(stones)));
  }

  /** The metrics of all samples. */
  public M all() {
    return all;
  }

  /** A line for each group. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    byGroup.forEach((group, metrics) -> lines.add("  %-14s %s".formatted(name(group), metrics)));
    return lines;
  }

  private static String name(Enum<?> group) {
    return group.toString().toLowerCase(Locale.ROOT);
  }

  /**
   * Adds the metrics as points of curves: one line for all samples, one for each group.
   *
   * @param set the name of the samples, as {@code validation}
   * @param samples how many training has been shown
   */
  public void addTo(Curves curves, String set, long samples) {
    all.addTo(curves, set, samples);
    byGroup.forEach((group, metrics) -> metrics.addTo(curves, set + ", " + name(group), samples));
  }
}
