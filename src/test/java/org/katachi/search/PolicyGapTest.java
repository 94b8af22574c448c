package org.katachi.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Stone;
import org.katachi.eval.Evaluator;
import org.katachi.eval.MoveWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.PolicyNetwork;
import org.katachi.network.PolicyWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;

/** What a move's distance from the best one of the policy does to its search. */
class PolicyGapTest {

  private static final int PLY = SearchParameters.PLY;

  private final ShapeBoard shapes = new ShapeBoard(board("h8i9j10g7"), Rule.FREESTYLE);

  private final ShapeEvaluation evaluation =
      ShapeEvaluation.of(Rule.FREESTYLE, shapes.board().geometry());

  @Property(tries = 20)
  void theGapIsTheDistanceFromTheBestScoreWithoutHistory(@ForAll Random random) {
    Evaluator evaluator = evaluation.with(policy(random)).on(shapes);
    History history = new History(SearchParameters.DEFAULT, shapes.board(), 2);
    MovePicker moves = picker(evaluator, history);
    moves.collectNear(1, Node.NO_MOVE);
    int first = moves.move(1, 0);
    history.bonus(1, shapes.board().sideToMove(), first, 9);
    moves.collectNear(1, first);
    Map<Integer, Integer> scores = slowScores(evaluator, moves);
    int best = Collections.max(scores.values());
    for (int i = 0; i < moves.count(1); i++) {
      int move = moves.select(1, i);
      assertTrue(i > 0 || move == first, "the TT move comes first");
      assertEquals(
          Math.min(SearchParameters.NO_POLICY_GAP, best - scores.get(move)),
          moves.policyGap(1, move));
    }
  }

  /** The policy's scores of the moves that the shapes put first; the others follow by shapes. */
  private static Map<Integer, Integer> slowScores(Evaluator evaluator, MovePicker moves) {
    List<Integer> byShapes = new ArrayList<>();
    for (int i = 0; i < moves.count(1); i++) {
      byShapes.add(moves.move(1, i));
    }
    byShapes.sort(
        Comparator.<Integer>comparingInt(move -> shapeScore(evaluator, move))
            .thenComparingInt(move -> move)
            .reversed());
    int shortlist = SearchParameters.DEFAULT.policyShortlist;
    assertTrue(byShapes.size() > shortlist);
    Map<Integer, Integer> scores = new HashMap<>();
    byShapes.subList(0, shortlist).forEach(move -> scores.put(move, score(evaluator, move)));
    int leastByPolicy = Collections.min(scores.values());
    int leastByShapes = shapeScore(evaluator, byShapes.get(shortlist - 1));
    for (int move : byShapes.subList(shortlist, byShapes.size())) {
      scores.put(move, leastByPolicy - (leastByShapes - shapeScore(evaluator, move)));
    }
    return scores;
  }

  @Test
  void movesThatThePolicyDidNotScoreHaveNoGap() {
    MovePicker moves = picker(evaluation.with(policy(new Random(1))).on(shapes), history());
    moves.collectNear(0, Node.NO_MOVE);
    int near = moves.count(0);
    moves.collectFar(0);
    assertTrue(moves.count(0) > near);
    for (int i = near; i < moves.count(0); i++) {
      assertEquals(0, moves.policyGap(0, moves.move(0, i)));
    }
  }

  @Test
  void withoutAPolicyNoMoveHasAGap() {
    Geometry geometry = shapes.board().geometry();
    ShapeEvaluation byShapes =
        new ShapeEvaluation(
            MoveWeights.of(Rule.FREESTYLE), ValueNetwork.of(Rule.FREESTYLE, geometry));
    MovePicker moves = picker(byShapes.on(shapes), history());
    moves.collectNear(0, Node.NO_MOVE);
    for (int i = 0; i < moves.count(0); i++) {
      assertEquals(0, moves.policyGap(0, moves.move(0, i)));
    }
  }

  @Test
  void aMoveFarBehindIsReducedMoreUpToALimit() {
    SearchParameters parameters =
        parameters("lmr-policy-bias", 96, "lmr-policy-scale", 50, "lmr-policy-max", 200);
    int without = reduction(parameters, 0);
    assertEquals(without, reduction(parameters, 96));
    // Two nats beyond the bias at half a ply each are one ply.
    assertEquals(without + PLY, reduction(parameters, 3 * 96));
    assertEquals(without + 2 * PLY, reduction(parameters, 9000));
  }

  @Test
  void theDefaultReducesAndPrunesNothingByPolicy() {
    SearchParameters parameters = SearchParameters.DEFAULT;
    int greatest = SearchParameters.NO_POLICY_GAP;
    assertEquals(reduction(parameters, 0), reduction(parameters, greatest));
    assertFalse(parameters.pruning.prunesByPolicy(node(1, 0), greatest, Score.DRAW));
  }

  @Test
  void aMoveFarBehindIsSkippedNearTheHorizon() {
    Pruning pruning =
        parameters(
                "policy-pruning-margin", 100,
                "policy-pruning-margin-per-ply", 50,
                "policy-pruning-max-depth", 3 * PLY)
            .pruning;
    assertFalse(pruning.prunesByPolicy(node(1, 2 * PLY), 200, Score.DRAW));
    assertTrue(pruning.prunesByPolicy(node(1, 2 * PLY), 201, Score.DRAW));
    assertFalse(pruning.prunesByPolicy(node(1, 3 * PLY + 1), 9000, Score.DRAW));
    assertFalse(
        pruning.prunesByPolicy(node(0, 2 * PLY), 9000, Score.DRAW), "all moves of the root count");
    Node pvNode = node(1, 2 * PLY);
    pvNode.beta = pvNode.alpha + 2;
    assertFalse(pruning.prunesByPolicy(pvNode, 9000, Score.DRAW));
  }

  @Test
  void aLossIsNotBelievedBeforeAllMovesWereSearched() {
    Pruning pruning = parameters("policy-pruning-margin", 1).pruning;
    assertTrue(pruning.prunesByPolicy(node(1, PLY), 9000, Score.DRAW));
    assertFalse(pruning.prunesByPolicy(node(1, PLY), 9000, Score.loss(6)));
    assertFalse(pruning.prunesByPolicy(node(1, PLY), 9000, -Score.INFINITE));
  }

  private static int reduction(SearchParameters parameters, int gap) {
    return parameters.reductions.lateMove(
        8 * PLY, 8, 0, gap, CellClass.NONE, CellClass.NONE, true, false, false);
  }

  private static Node node(int ply, int depth) {
    Node node = new Node(ply);
    node.enter(0, 1, depth, true, 1);
    return node;
  }

  /** Names and values in turn; the others have their defaults. */
  private static SearchParameters parameters(Object... named) {
    return new SearchParameters(
        (name, defaultValue, step) -> {
          for (int i = 0; i < named.length; i += 2) {
            if (named[i].equals(name)) {
              return (Integer) named[i + 1];
            }
          }
          return defaultValue;
        });
  }

  private static int score(Evaluator evaluator, int move) {
    return evaluator.policyScore(move, shapeScore(evaluator, move));
  }

  private static int shapeScore(Evaluator evaluator, int move) {
    return evaluator.shapeScore(move, Stone.BLACK);
  }

  private MovePicker picker(Evaluator evaluator, History history) {
    Referee referee = new Referee(RuleSet.FREESTYLE);
    Defences defences = new Defences(shapes, referee);
    return new MovePicker(
        shapes,
        evaluator,
        defences,
        new Fours(shapes, referee),
        history,
        SearchParameters.DEFAULT,
        2);
  }

  private History history() {
    return new History(SearchParameters.DEFAULT, shapes.board(), 2);
  }

  private static PolicyNetwork policy(Random random) {
    PolicyWeights weights = PolicyWeights.zero();
    for (int i = 0; i < weights.rows().length; i++) {
      weights.rows()[i] = (byte) random.nextInt(PolicyWeights.MIN_ROW, PolicyWeights.MAX_ROW + 1);
    }
    for (int i = 0; i < weights.base().length; i++) {
      weights.base()[i] = random.nextInt(-500, 500);
    }
    return new PolicyNetwork(weights);
  }

  private static Board board(String moves) {
    Board board = new Board(new Geometry(15, 15));
    for (Point point : Notation.parsePos(moves)) {
      board.play(board.geometry().cell(point));
    }
    return board;
  }
}
