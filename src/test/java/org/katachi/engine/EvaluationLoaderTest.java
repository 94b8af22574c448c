package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationSource;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;

class EvaluationLoaderTest {

  private final EvaluationLoader evaluations = new EvaluationLoader(EvaluationSource.SHIPPED);

  @Test
  void anEvaluationIsLoadedOnce() {
    ShapeEvaluation first = evaluations.load(Rule.FREESTYLE, new Geometry(20, 20));
    evaluations.load(Rule.FREESTYLE, new Geometry(15, 15));
    evaluations.load(Rule.RENJU, new Geometry(20, 20));
    assertSame(first, evaluations.load(Rule.FREESTYLE, new Geometry(20, 20)));
  }

  @Test
  void boardsOfOneNetworkShareIt() {
    assertSame(
        evaluations.load(Rule.FREESTYLE, new Geometry(15, 15)),
        evaluations.load(Rule.FREESTYLE, new Geometry(9, 12)));
    assertNotSame(
        evaluations.load(Rule.FREESTYLE, new Geometry(15, 15)),
        evaluations.load(Rule.FREESTYLE, new Geometry(20, 20)));
  }
}
