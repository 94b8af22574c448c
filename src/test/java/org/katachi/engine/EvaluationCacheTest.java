package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;

class EvaluationCacheTest {

  private final EvaluationCache evaluations = new EvaluationCache();

  @Test
  void anEvaluationIsMadeOnce() {
    ShapeEvaluation first = evaluations.of(Rule.FREESTYLE, new Geometry(20, 20));
    evaluations.of(Rule.FREESTYLE, new Geometry(15, 15));
    evaluations.of(Rule.RENJU, new Geometry(20, 20));
    assertSame(first, evaluations.of(Rule.FREESTYLE, new Geometry(20, 20)));
  }

  @Test
  void boardsOfOneKindShareIt() {
    assertSame(
        evaluations.of(Rule.FREESTYLE, new Geometry(15, 15)),
        evaluations.of(Rule.FREESTYLE, new Geometry(9, 12)));
    assertNotSame(
        evaluations.of(Rule.FREESTYLE, new Geometry(15, 15)),
        evaluations.of(Rule.FREESTYLE, new Geometry(20, 20)));
  }
}
