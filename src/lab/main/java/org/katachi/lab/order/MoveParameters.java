package org.katachi.lab.order;

import org.katachi.eval.EvaluationWeights;

/** The weights of the moves of one colour, or of either, while they are fitted. */
final class MoveParameters {

  /** So that the first step of a rare weight is no longer than its gradient says. */
  private static final double FIRST_SQUARE_SUM = 0.01;

  private final EvaluationWeights start;
  private final AdaGradParameters own;
  private final AdaGradParameters opponent;
  private final AdaGradParameters threatMoves;

  /** Parameters that begin with some weights, of which those of the value stay. */
  MoveParameters(EvaluationWeights start) {
    this.start = start;
    own = parameters(start.ownMoves());
    opponent = parameters(start.opponentMoves());
    threatMoves = parameters(start.threatMoves());
  }

  private static AdaGradParameters parameters(int[] weights) {
    AdaGradParameters parameters = new AdaGradParameters(weights.length, FIRST_SQUARE_SUM);
    for (int i = 0; i < weights.length; i++) {
      parameters.set(i, (double) weights[i] / EvaluationWeights.MOVE_SCORE_UNIT);
    }
    return parameters;
  }

  /** Writes the scores of a sample's candidates. */
  void score(OrderSample sample, float[] into) {
    for (int i = 0; i < sample.count(); i++) {
      into[i] =
          (float)
              (own.value(sample.own()[i])
                  + opponent.value(sample.opponent()[i])
                  + threatMoves.value(sample.threatMoves()[i]));
    }
  }

  /**
   * Takes a step down the gradients of a sample's loss.
   *
   * @param errors by candidate: the derivative of the loss by its score
   */
  void step(OrderSample sample, float[] errors, double rate) {
    for (int i = 0; i < sample.count(); i++) {
      own.step(sample.own()[i], errors[i], rate);
      opponent.step(sample.opponent()[i], errors[i], rate);
      threatMoves.step(sample.threatMoves()[i], errors[i], rate);
    }
  }

  /** The weights as they are now, rounded. */
  EvaluationWeights weights() {
    return new EvaluationWeights(
        start.moving(),
        start.waiting(),
        start.threats(),
        own.rounded(EvaluationWeights.MOVE_SCORE_UNIT),
        opponent.rounded(EvaluationWeights.MOVE_SCORE_UNIT),
        threatMoves.rounded(EvaluationWeights.MOVE_SCORE_UNIT));
  }
}
