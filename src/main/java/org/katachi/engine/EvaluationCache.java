package org.katachi.engine;

import java.util.EnumMap;
import java.util.Map;
import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.NetworkWeights;
import org.katachi.rules.Rule;

/**
 * The evaluations that were asked for, kept, since it takes milliseconds to make one. Safe for use
 * by several threads: whoever asks while another makes one waits.
 */
final class EvaluationCache {

  private final Map<Rule, ShapeEvaluation> small = new EnumMap<>(Rule.class);
  private final Map<Rule, ShapeEvaluation> large = new EnumMap<>(Rule.class);

  /** The evaluation for a rule and a board. */
  synchronized ShapeEvaluation of(Rule rule, Geometry geometry) {
    Map<Rule, ShapeEvaluation> made = NetworkWeights.isLarge(geometry) ? large : small;
    ShapeEvaluation evaluation = made.get(rule);
    if (evaluation == null) {
      evaluation = ShapeEvaluation.of(rule, geometry);
      made.put(rule, evaluation);
    }
    return evaluation;
  }
}
