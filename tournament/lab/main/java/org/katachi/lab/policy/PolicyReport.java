package org.katachi.lab.policy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.curves.Curves;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.lab.train.GamePhase;
import org.katachi.lab.train.PolicyMetrics;

/** How well a policy predicts, beside the move scores by shapes; by source and stones. */
public final class PolicyReport {

  /** A line: both orders of moves on the same samples. */
  private static final class Line {

    private final PolicyMetrics policy = new PolicyMetrics();
    private final PolicyMetrics byShapes = new PolicyMetrics();

    void add(Line other) {
      policy.add(other.policy);
      byShapes.add(other.byShapes);
    }
  }

  private final Line all = new Line();
  private final Map<Source, Line> bySource = new EnumMap<>(Source.class);
  private final Map<GamePhase, Line> byPhase = new EnumMap<>(GamePhase.class);

  PolicyReport() {
    for (Source source : Source.values()) {
      bySource.put(source, new Line());
    }
    for (GamePhase phase : GamePhase.values()) {
      byPhase.put(phase, new Line());
    }
  }

  /**
   * Adds a sample.
   *
   * @param logits the policy's, by candidate; changed
   */
  void add(PolicySample sample, float[] logits) {
    float[] scores = new float[sample.count()];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = (float) sample.scores()[i] / MoveWeights.SCALE;
    }
    PolicyMetrics policy = new PolicyMetrics();
    policy.add(sample, logits);
    PolicyMetrics byShapes = new PolicyMetrics();
    byShapes.add(sample, scores);
    for (Line line :
        List.of(all, bySource.get(sample.source()), byPhase.get(GamePhase.of(sample.stones())))) {
      line.policy.add(policy);
      line.byShapes.add(byShapes);
    }
  }

  void add(PolicyReport other) {
    all.add(other.all);
    other.bySource.forEach((source, line) -> bySource.get(source).add(line));
    other.byPhase.forEach((phase, line) -> byPhase.get(phase).add(line));
  }

  /** The policy's mean loss. */
  public double loss() {
    return all.policy.loss();
  }

  /** The report as lines of a table: loss, and hits in percent among the first 1, 3 and 8. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("                 policy: loss, top 1, 3, 8   scores by shapes");
    lines.add(line("all", all));
    bySource.forEach((source, line) -> lines.add(line(name(source), line)));
    byPhase.forEach((phase, line) -> lines.add(line(phase.toString(), line)));
    return lines;
  }

  /**
   * Adds the report as points of curves.
   *
   * @param samples how many training has been shown
   */
  public void addTo(Curves curves, long samples) {
    all.policy.addTo(curves, "validation", samples);
    all.byShapes.addTo(curves, "validation, scores by shapes", samples);
    bySource.forEach(
        (source, line) -> line.policy.addTo(curves, "validation, " + name(source), samples));
    byPhase.forEach((phase, line) -> line.policy.addTo(curves, "validation, " + phase, samples));
  }

  private static String name(Source source) {
    return source.name().toLowerCase(Locale.ROOT);
  }

  private static String line(String name, Line line) {
    return String.format("%-16s %s   %s", name, line.policy, line.byShapes);
  }
}
