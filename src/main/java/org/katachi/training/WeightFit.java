package org.katachi.training;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.EvaluationWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.ValueNetwork;
import org.katachi.search.Score;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * Fits the weights of the evaluation to games. Two models are learnt side by side, each by
 * stochastic gradient descent on its log loss:
 *
 * <ul>
 *   <li>the value, by logistic regression: the odds that the side to move wins are the exponential
 *       of the evaluation;
 *   <li>the worth of moves, by multinomial regression: the odds that a move is the one that was
 *       played are the exponential of its worth.
 * </ul>
 *
 * <p>Positions in which a five or an open four can be made or must be stopped teach nothing: the
 * search sees those by itself.
 */
final class WeightFit {

  /** The positions that one step is taken for. */
  private static final int BATCH = 256;

  /** A value is the sum of a hundred cells, and a move's worth of two; the steps differ as much. */
  private static final double VALUE_RATE = 0.1;

  /** The unit of the worth of moves: odds of e to 1 are as much as this. */
  private static final int MOVE_ODDS = 64;

  private final WeightTable moving = new WeightTable();
  private final WeightTable waiting = new WeightTable();
  private final WeightTable.Parameters threats = new WeightTable.Parameters(ThreatMask.COUNT);
  private final WeightTable ownMoves = new WeightTable();
  private final WeightTable opponentMoves = new WeightTable();
  private final double resultShare;
  private int[] cells = new int[0];
  private double[] odds = new double[0];
  private int pending;

  /**
   * Weights of zero.
   *
   * @param resultShare how much the result of the game counts in what the value is fitted to, from
   *     0 to 1; the rest is what the search thought of the position
   */
  WeightFit(double resultShare) {
    this.resultShare = resultShare;
  }

  /**
   * Learns from games, once each in this order.
   *
   * @param rate the length of the first steps
   * @return the losses on the way
   */
  Losses learn(List<SampleGame> games, double rate) {
    Losses losses = new Losses();
    games.forEach(game -> replay(game, rate, losses));
    return losses;
  }

  /** The losses on games that nothing is learnt from. */
  Losses test(List<SampleGame> games) {
    Losses losses = new Losses();
    games.forEach(game -> replay(game, 0, losses));
    return losses;
  }

  /** The weights as they are now. */
  EvaluationWeights weights() {
    double unit = ValueNetwork.EVAL_SCALE * ShapeEvaluation.FIXED_POINT_ONE;
    return new EvaluationWeights(
        rounded(Combinations.COUNT, unit, moving::weight),
        rounded(Combinations.COUNT, unit, waiting::weight),
        rounded(ThreatMask.COUNT, unit, threats::value),
        rounded(Combinations.COUNT, MOVE_ODDS, ownMoves::weight),
        rounded(Combinations.COUNT, MOVE_ODDS, opponentMoves::weight));
  }

  private static int[] rounded(int count, double unit, IntToDoubleFunction weight) {
    int[] rounded = new int[count];
    for (int i = 0; i < count; i++) {
      rounded[i] = (int) Math.round(weight.applyAsDouble(i) * unit);
    }
    return rounded;
  }

  private void replay(SampleGame game, double rate, Losses losses) {
    ShapeBoard shapes = new ShapeBoard(new Board(game.geometry()), game.rules().rule());
    if (cells.length < game.geometry().pointCount()) {
      cells = new int[game.geometry().pointCount()];
      odds = new double[cells.length];
    }
    for (int i = 0; i < game.cells().length; i++) {
      if (i >= game.opening() && !isForced(shapes)) {
        visit(shapes, game, i, rate > 0, losses);
        if (rate > 0 && ++pending == BATCH) {
          step(rate);
        }
      }
      shapes.play(game.cells()[i]);
    }
  }

  /** Tells whether the search sees by itself what must be played. */
  static boolean isForced(ShapeBoard shapes) {
    int side = shapes.board().sideToMove();
    return shapes.count(side, CellClass.FIVE) > 0
        || shapes.count(side, CellClass.OPEN_FOUR) > 0
        || shapes.count(Stone.opponent(side), CellClass.FIVE) > 0;
  }

  private void visit(ShapeBoard shapes, SampleGame game, int move, boolean learns, Losses losses) {
    int evaluation = game.evaluations()[move];
    double target = target(game, shapes.board().sideToMove(), evaluation, resultShare);
    visitValue(shapes, target, learns, losses);
    if (!Score.isProvedLoss(evaluation)) {
      visitMoves(shapes, game.cells()[move], learns, losses);
    }
  }

  /** How likely the side to move wins, as far as one knows afterwards. */
  static double target(SampleGame game, int side, int evaluation, double resultShare) {
    if (game.winner() == SampleGame.NO_RESULT) {
      return thought(evaluation);
    }
    double result = game.winner() == Stone.EMPTY ? 0.5 : game.winner() == side ? 1 : 0;
    if (evaluation == SampleGame.UNKNOWN) {
      return result;
    }
    return resultShare * result + (1 - resultShare) * thought(evaluation);
  }

  private static double thought(int evaluation) {
    if (Score.isProved(evaluation)) {
      return evaluation > 0 ? 1 : 0;
    }
    return logistic((double) evaluation / ValueNetwork.EVAL_SCALE);
  }

  private void visitValue(ShapeBoard shapes, double target, boolean learns, Losses losses) {
    int side = shapes.board().sideToMove();
    int opponent = Stone.opponent(side);
    int kind = ThreatMask.of(shapes);
    Geometry geometry = shapes.board().geometry();
    double value = threats.value(kind);
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (shapes.board().isEmpty(cell)) {
        value +=
            moving.weight(shapes.combination(cell, side))
                - waiting.weight(shapes.combination(cell, opponent));
      }
    }
    double error = logistic(value) - target;
    losses.addValue(target, logistic(value));
    if (learns) {
      threats.addGradient(kind, error / BATCH);
      for (int i = 0; i < geometry.pointCount(); i++) {
        int cell = geometry.point(i);
        if (shapes.board().isEmpty(cell)) {
          moving.addGradient(shapes.combination(cell, side), error);
          waiting.addGradient(shapes.combination(cell, opponent), -error);
        }
      }
    }
  }

  private void visitMoves(ShapeBoard shapes, int played, boolean learns, Losses losses) {
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
    boolean foreseen = odds[place] == greatest;
    double sum = 0;
    for (int i = 0; i < count; i++) {
      odds[i] = Math.exp(odds[i] - greatest);
      sum += odds[i];
    }
    losses.addMove(odds[place] / sum, foreseen);
    for (int i = 0; learns && i < count; i++) {
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

  private static double logistic(double value) {
    return 1 / (1 + Math.exp(-value));
  }
}
