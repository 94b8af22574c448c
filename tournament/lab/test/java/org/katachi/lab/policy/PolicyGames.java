package org.katachi.lab.policy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationSource;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.train.GameSampler;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.shape.ShapeBoard;
import org.katachi.statistics.Outcome;

/** Random games whose best moves are those with the greatest move scores. */
final class PolicyGames {

  static final Geometry BOARD = new Geometry(11, 11);
  static final GameVariant KIND = new GameVariant(RuleSet.FREESTYLE, BOARD);
  static final int MOVES = 16;

  private PolicyGames() {}

  /**
   * A game with a position before each move but the first; every other one has a second-best move.
   */
  static SelfPlayGame game(Random random) {
    ShapeBoard shapes = new ShapeBoard(new Board(BOARD), Rule.FREESTYLE);
    Evaluator evaluator = ShapeEvaluation.of(Rule.FREESTYLE, BOARD).on(shapes);
    shapes.play(BOARD.centre());
    List<SearchedPosition> positions = new ArrayList<>();
    while (shapes.ply() < MOVES) {
      int[] near = new int[BOARD.pointCount()];
      int count = shapes.collectNear(near, 0);
      int side = shapes.board().sideToMove();
      evaluator.prepareMoves();
      int[] best =
          IntStream.of(near)
              .limit(count)
              .boxed()
              .sorted(Comparator.comparingInt(cell -> -evaluator.shapeScore(cell, side)))
              .mapToInt(cell -> cell)
              .toArray();
      int secondBest = shapes.ply() % 2 == 0 ? best[1] : SearchedPosition.NO_CELL;
      positions.add(position(shapes.ply(), best[0], secondBest, 0));
      shapes.play(near[random.nextInt(count)]);
    }
    return game(shapes.board().moves(), positions);
  }

  static SelfPlayGame game(int[] moves, List<SearchedPosition> positions) {
    return new SelfPlayGame(Outcome.WIN, 1, moves, positions);
  }

  static SearchedPosition position(int ply, int best, int secondBest, int value) {
    return new SearchedPosition(Source.GAME, ply, new int[0], best, secondBest, value, 4);
  }

  /** The samples of some games. */
  static List<PolicySample> samples(int games, long seed) {
    Random random = new Random(seed);
    GameSampler<PolicySample> sampler = PolicySample.sampler(KIND, EvaluationSource.SHIPPED);
    List<PolicySample> samples = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      sampler.samples(game(random)).forEach(one -> samples.add(one.sample()));
    }
    return samples;
  }
}
