package org.katachi.lab.train;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.EvaluationWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.network.ValueNetwork;
import org.katachi.search.Score;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;
import org.katachi.tournament.export.SampleGame;

/**
 * Fits the weights of the evaluation to games. Two models are fitted side by side, each by
 * stochastic gradient descent on its log loss:
 *
 * <ul>
 *   <li>the value, by logistic regression: the evaluation is the logarithm of the odds that the
 *       side to move wins;
 *   <li>the move-ordering scores, by multinomial regression: a move's score is the logarithm of the
 *       odds that it is played.
 * </ul>
 *
 * <p>Positions with a {@linkplain ForcedMove forced move} are left out.
 */
public final class WeightFit {

  /** The positions of one step. */
  private static final int BATCH = 256;

  /** A value is the sum of a hundred cells, a move's score of two: their rates differ as much. */
  private static final double VALUE_RATE = 0.1;

  private final TrainableWeights moving = new TrainableWeights();
  private final TrainableWeights waiting = new TrainableWeights();
  private final AdaGradParameters threats = new AdaGradParameters(ThreatMask.COUNT);
  private final TrainableWeights ownMoves = new TrainableWeights();
  private final TrainableWeights opponentMoves = new TrainableWeights();
  private final double resultShare;
  private int[] cells = new int[0];
  private double[] odds = new double[0];
  private int pending;

  /**
   * Weights of zero.
   *
   * @param resultShare the share of the game's result in the value's target, from 0 to 1; the rest
   *     is the search's evaluation
   */
  public WeightFit(double resultShare) {
    this.resultShare = resultShare;
  }

  /**
   * Fits to games, once each in this order.
   *
   * @param rate the length of the first steps
   * @param progress told of each game
   * @return the metrics of each position before its step
   */
  public PhaseMetrics trainEpoch(List<SampleGame> games, double rate, ProgressLine progress) {
    PhaseMetrics metrics = new PhaseMetrics();
    for (SampleGame game : games) {
      replay(game, rate, metrics);
      progress.step();
    }
    return metrics;
  }

  /** The metrics of games, to which nothing is fitted. */
  public PhaseMetrics validate(List<SampleGame> games) {
    PhaseMetrics metrics = new PhaseMetrics();
    games.forEach(game -> replay(game, 0, metrics));
    return metrics;
  }

  /** The weights as they are now; a move's do not depend on the threats on the board. */
  public EvaluationWeights weights() {
    double unit = ValueNetwork.EVAL_SCALE * ShapeEvaluation.FIXED_POINT_ONE;
    return new EvaluationWeights(
        rounded(Combinations.COUNT, unit, moving::weight),
        rounded(Combinations.COUNT, unit, waiting::weight),
        threats.rounded(unit),
        rounded(Combinations.COUNT, EvaluationWeights.MOVE_SCORE_UNIT, ownMoves::weight),
        rounded(Combinations.COUNT, EvaluationWeights.MOVE_SCORE_UNIT, opponentMoves::weight),
        EvaluationWeights.zero().threatMoves());
  }

  static int[] rounded(int count, double unit, IntToDoubleFunction weight) {
    int[] rounded = new int[count];
    for (int i = 0; i < count; i++) {
      rounded[i] = (int) Math.round(weight.applyAsDouble(i) * unit);
    }
    return rounded;
  }

  private void replay(SampleGame game, double rate, PhaseMetrics metrics) {
    ShapeBoard shapes = new ShapeBoard(new Board(game.geometry()), game.rules().rule());
    if (cells.length < game.geometry().pointCount()) {
      cells = new int[game.geometry().pointCount()];
      odds = new double[cells.length];
    }
    for (int i = 0; i < game.cells().length; i++) {
      if (i >= game.opening() && !ForcedMove.exists(shapes)) {
        visit(shapes, game, i, rate > 0, metrics);
        if (rate > 0 && ++pending == BATCH) {
          step(rate);
        }
      }
      shapes.play(game.cells()[i]);
    }
  }

  private void visit(
      ShapeBoard shapes, SampleGame game, int move, boolean fits, PhaseMetrics metrics) {
    int side = shapes.board().sideToMove();
    visitValue(shapes, ValueTarget.of(game, move, side, resultShare), fits, metrics);
    if (!Score.isProvedLoss(game.evaluations()[move])) {
      visitMoves(shapes, game.cells()[move], fits, metrics);
    }
  }

  private void visitValue(ShapeBoard shapes, double target, boolean fits, PhaseMetrics metrics) {
    int side = shapes.board().sideToMove();
    int opponent = Stone.opponent(side);
    int mask = ThreatMask.of(shapes);
    Geometry geometry = shapes.board().geometry();
    double value = threats.values[mask];
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (shapes.board().isEmpty(cell)) {
        value +=
            moving.weight(shapes.combination(cell, side))
                - waiting.weight(shapes.combination(cell, opponent));
      }
    }
    double error = WinProbability.ofLogOdds(value) - target;
    metrics.addValue(shapes.board().stoneCount(), target, WinProbability.ofLogOdds(value));
    if (fits) {
      threats.gradient[mask] += error / BATCH;
      for (int i = 0; i < geometry.pointCount(); i++) {
        int cell = geometry.point(i);
        if (shapes.board().isEmpty(cell)) {
          moving.addGradient(shapes.combination(cell, side), error);
          waiting.addGradient(shapes.combination(cell, opponent), -error);
        }
      }
    }
  }

  private void visitMoves(ShapeBoard shapes, int played, boolean fits, PhaseMetrics metrics) {
    int side = shapes.board().sideToMove();
    int opponent = Stone.opponent(side);
    int count = shapes.collectNear(cells, 0);
    int place = -1;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      odds[i] =
          ownMoves.weight(shapes.combination(cells[i], side))
              + opponentMoves.weight(shapes.combination(cells[i], opponent));
      greatest = Math.max(greatest, odds[i]);
      place = cells[i] == played ? i : place;
    }
    if (place < 0) {
      return;
    }
    boolean isFirst = odds[place] == greatest;
    double sum = 0;
    for (int i = 0; i < count; i++) {
      odds[i] = Math.exp(odds[i] - greatest);
      sum += odds[i];
    }
    metrics.addMove(shapes.board().stoneCount(), odds[place] / sum, isFirst);
    for (int i = 0; fits && i < count; i++) {
      double error = odds[i] / sum - (i == place ? 1 : 0);
      ownMoves.addGradient(shapes.combination(cells[i], side), error);
      opponentMoves.addGradient(shapes.combination(cells[i], opponent), error);
    }
  }

  private void step(double rate) {
    double share = 1.0 / BATCH;
    moving.step(rate * VALUE_RATE, share);
    waiting.step(rate * VALUE_RATE, share);
    threats.step(rate);
    ownMoves.step(rate, share);
    opponentMoves.step(rate, share);
    pending = 0;
  }
}
