package org.katachi.lab.train;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.samples.GamePhase;

/** The metrics of positions, together and by phase of the game. */
public final class PhaseMetrics {

  private final Metrics all = new Metrics();
  private final Map<GamePhase, Metrics> byPhase = new EnumMap<>(GamePhase.class);

  PhaseMetrics() {
    for (GamePhase phase : GamePhase.values()) {
      byPhase.put(phase, new Metrics());
    }
  }

  void addValue(int stones, double target, double predicted) {
    all.addValue(target, predicted);
    byPhase.get(GamePhase.of(stones)).addValue(target, predicted);
  }

  void addMove(int stones, double predicted, boolean isFirst) {
    all.addMove(predicted, isFirst);
    byPhase.get(GamePhase.of(stones)).addMove(predicted, isFirst);
  }

  /** The metrics of all positions. */
  public Metrics all() {
    return all;
  }

  /** A line for each phase. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    byPhase.forEach((phase, metrics) -> lines.add("  %-14s %s".formatted(phase, metrics)));
    return lines;
  }

  /**
   * Adds the metrics as points of curves: one line for all positions, one for each phase.
   *
   * @param set the name of the positions, as {@code validation}
   * @param samples how many the fit has been shown
   */
  public void addTo(Curves curves, String set, long samples) {
    all.addTo(curves, set, samples);
    byPhase.forEach((phase, metrics) -> metrics.addTo(curves, set + ", " + phase, samples));
  }
}
