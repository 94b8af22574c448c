package org.katachi.lab.train;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.katachi.lab.curves.Curves;

/**
 * The metrics of samples, together and by phase of the game.
 *
 * @param <M> the metrics
 */
public final class PhaseMetrics<M extends PhaseMetrics.Metrics> {

  /** How good a model is on some samples. */
  public interface Metrics {

    /** Adds them as points of curves; none without samples. */
    void addTo(Curves curves, String line, long samples);
  }

  private final M all;
  private final Map<GamePhase, M> byPhase = new EnumMap<>(GamePhase.class);

  /**
   * The metrics of no sample yet.
   *
   * @param empty makes metrics of no sample
   */
  public PhaseMetrics(Supplier<M> empty) {
    all = empty.get();
    for (GamePhase phase : GamePhase.values()) {
      byPhase.put(phase, empty.get());
    }
  }

  /** The metrics that a sample belongs to, by its stones. */
  public List<M> of(int stones) {
    return List.of(all, byPhase.get(GamePhase.of(stones)));
  }

  /** The metrics of all samples. */
  public M all() {
    return all;
  }

  /** A line for each phase. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    byPhase.forEach((phase, metrics) -> lines.add("  %-14s %s".formatted(phase, metrics)));
    return lines;
  }

  /**
   * Adds the metrics as points of curves: one line for all samples, one for each phase.
   *
   * @param set the name of the samples, as {@code validation}
   * @param samples how many training has been shown
   */
  public void addTo(Curves curves, String set, long samples) {
    all.addTo(curves, set, samples);
    byPhase.forEach((phase, metrics) -> metrics.addTo(curves, set + ", " + phase, samples));
  }
}
