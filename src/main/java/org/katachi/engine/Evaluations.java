package org.katachi.engine;

import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;

/**
 * The evaluation of the game, kept, since it takes milliseconds to make one. Safe for use by
 * several threads: who asks for what another is making waits for it.
 */
final class Evaluations {

  private ShapeEvaluation evaluation;
  private Rule rule;
  private Geometry geometry;

  /** The evaluation for a rule and a board; made anew unless it was the last one asked for. */
  synchronized ShapeEvaluation of(Rule wantedRule, Geometry wantedGeometry) {
    if (wantedRule != rule || !wantedGeometry.equals(geometry)) {
      evaluation = ShapeEvaluation.of(wantedRule, wantedGeometry);
      rule = wantedRule;
      geometry = wantedGeometry;
    }
    return evaluation;
  }
}
