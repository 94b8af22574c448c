package org.katachi.engine;

import java.util.EnumMap;
import java.util.Map;
import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationSource;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;

/**
 * Loads each evaluation once and keeps it, since loading takes milliseconds. Safe for use by
 * several threads: one that asks during a load waits for it.
 */
final class EvaluationLoader {

  private final EvaluationSource source;
  private final Map<Rule, ShapeEvaluation> forSmallBoards = new EnumMap<>(Rule.class);
  private final Map<Rule, ShapeEvaluation> forLargeBoards = new EnumMap<>(Rule.class);

  EvaluationLoader(EvaluationSource source) {
    this.source = source;
  }

  /** The evaluation for a rule and a board. */
  synchronized ShapeEvaluation load(Rule rule, Geometry geometry) {
    Map<Rule, ShapeEvaluation> loaded =
        ValueWeights.isLarge(geometry) ? forLargeBoards : forSmallBoards;
    ShapeEvaluation evaluation = loaded.get(rule);
    if (evaluation == null) {
      evaluation = source.load(rule, geometry);
      loaded.put(rule, evaluation);
    }
    return evaluation;
  }
}
