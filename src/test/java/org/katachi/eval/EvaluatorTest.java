package org.katachi.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.network.inference.ConvolutionEvaluator;
import org.katachi.network.inference.YoungProcess;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;

/** Which network values positions in a young process. */
class EvaluatorTest {

  private final ShapeBoard shapes = new ShapeBoard(new Board(new Geometry(15, 15)), Rule.FREESTYLE);
  private final ValueNetwork network = ValueNetwork.of(Rule.FREESTYLE, shapes.board().geometry());
  private final EmbeddingAccumulator accumulator = network.accumulator(shapes);
  private final int byNetwork = network.value(shapes, accumulator);
  private final ConvolutionEvaluator convolution =
      new YoungProcess().convolution(shapes, accumulator);
  private final int byConvolution = convolution.value();
  private final Evaluator evaluator =
      new Evaluator(
          shapes, network, accumulator, convolution, MoveWeights.of(Rule.FREESTYLE), null);

  @Test
  void aSearchByTimeUsesTheFallbackUntilTheConvolutionIsWarmedUp() {
    assertNotEquals(byNetwork, byConvolution);
    evaluator.beginIteration(true);
    for (int i = 0; i < YoungProcess.EVALUATIONS; i++) {
      assertEquals(byNetwork, evaluator.value());
    }
    assertEquals(byNetwork, evaluator.value(), "in the midst of an iteration nothing changes");
    evaluator.beginIteration(true);
    assertEquals(byConvolution, evaluator.value());
  }

  @Test
  void withoutAClockEverySearchIsTheSame() {
    evaluator.beginIteration(false);
    assertEquals(byConvolution, evaluator.value());
  }
}
