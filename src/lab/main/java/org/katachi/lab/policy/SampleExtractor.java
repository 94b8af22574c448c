package org.katachi.lab.policy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationWeights;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.selfplay.PositionKey;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.network.EmbeddingAccumulator;
import org.katachi.network.LineRows;
import org.katachi.network.NetworkWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.search.Score;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * Makes samples of the positions of games. Left out are proved losses, in which no move is best,
 * moves that are not near a stone, and two thirds of the positions with many stones: a long drawn
 * game has more positions than ten others.
 */
final class SampleExtractor {

  /** From so many stones on, positions are taken from one ply in {@link #ONE_IN_PLIES}. */
  private static final int MANY_STONES = 100;

  private static final int ONE_IN_PLIES = 3;

  private final Geometry geometry;
  private final Rule rule;
  private final ShapeEvaluation evaluation;
  private final ValueNetwork network;

  /** An extractor for games of a kind, with the value network and the weights that are shipped. */
  SampleExtractor(SelfPlayKind kind) {
    geometry = kind.geometry();
    rule = kind.rules().rule();
    network = new ValueNetwork(NetworkWeights.of(rule, geometry));
    evaluation = new ShapeEvaluation(EvaluationWeights.of(rule), network);
  }

  /** A sample and the key of its position. */
  record Keyed(long key, PolicySample sample) {}

  /** The samples of a game. */
  List<Keyed> samples(SelfPlayGame game) {
    List<SearchedPosition> positions = new ArrayList<>(game.positions());
    positions.sort(Comparator.comparingInt(SearchedPosition::ply));
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), rule);
    EmbeddingAccumulator accumulator = network.accumulator(shapes);
    Evaluator evaluator = evaluation.on(shapes);
    List<Keyed> samples = new ArrayList<>();
    for (SearchedPosition position : positions) {
      while (shapes.ply() < position.ply()) {
        shapes.play(game.cells()[shapes.ply()]);
      }
      for (int cell : position.line()) {
        shapes.play(cell);
      }
      if (isWanted(position, shapes)) {
        sample(position, shapes, accumulator, evaluator)
            .ifPresent(one -> samples.add(new Keyed(PositionKey.of(shapes.board()), one)));
      }
      for (int i = 0; i < position.line().length; i++) {
        shapes.undo();
      }
    }
    return samples;
  }

  private static boolean isWanted(SearchedPosition position, ShapeBoard shapes) {
    boolean lost =
        position.value() != SearchedPosition.NO_VALUE && Score.isProvedLoss(position.value());
    return !lost
        && (shapes.board().stoneCount() < MANY_STONES || position.ply() % ONE_IN_PLIES == 0);
  }

  private Optional<PolicySample> sample(
      SearchedPosition position,
      ShapeBoard shapes,
      EmbeddingAccumulator accumulator,
      Evaluator evaluator) {
    int side = shapes.board().sideToMove();
    int[] cells = new int[geometry.pointCount()];
    int count = shapes.collectNear(cells, 0);
    char[] ofSide = LineRows.get().of(side);
    char[] rows = new char[count * Geometry.DIRECTIONS];
    short[] scores = new short[count];
    int best = -1;
    int rival = -1;
    for (int i = 0; i < count; i++) {
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        int key = shapes.key(cells[i], direction);
        rows[i * Geometry.DIRECTIONS + direction] =
            ofSide[LineRows.pattern(key, shapes.tables().reach())];
      }
      scores[i] = (short) evaluator.moveScore(cells[i], side);
      best = cells[i] == position.best() ? i : best;
      rival = cells[i] == position.rival() ? i : rival;
    }
    if (best < 0) {
      return Optional.empty();
    }
    int[] sums = accumulator.of(side);
    short[] inputs = new short[sums.length];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, sums[i]));
    }
    return Optional.of(
        new PolicySample(
            rows,
            scores,
            best,
            rival,
            inputs,
            ThreatMask.of(shapes),
            shapes.board().stoneCount(),
            position.source()));
  }
}
