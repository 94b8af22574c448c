package org.katachi.search.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.EmptyCells;
import org.katachi.board.Geometry;
import org.katachi.eval.Evaluator;
import org.katachi.eval.MoveWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.SearchParameters;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;

/** The order of moves in positions that nothing forces. */
@StatisticsReport(onFailureOnly = true)
class MovePickerTest {

  private static final int PLIES = 4;
  private static final int PLY = 2;

  @Property(tries = 200)
  void everyMoveComesOnceAndTheTableMoveFirst(
      @ForAll Rule rule, @ForAll boolean policy, @ForAll Random random) {
    ShapeBoard shapes = position(rule, random);
    List<Integer> near = near(shapes);
    Assume.that(!near.isEmpty());
    History history = history(shapes, random);
    MovePicker moves = picker(shapes, evaluation(shapes, rule, policy), history);
    int ttMove = near.get(random.nextInt(near.size()));
    moves.generateNear(PLY, ttMove);
    List<Integer> picked = pick(moves, 0);
    assertEquals(ttMove, picked.get(0));
    assertEquals(new HashSet<>(near), new HashSet<>(picked));
    moves.generateFar(PLY);
    Coverage.mustOccur("points far from any stone", moves.count(PLY) > picked.size());
    picked.addAll(pick(moves, picked.size()));
    assertEquals(EmptyCells.of(shapes.board()), picked.stream().sorted().toList());
  }

  /** The centre stands for the points near a stone, of which there are none. */
  @Test
  void onAnEmptyBoardEveryMoveComesOnceAndTheCentreFirst() {
    Geometry geometry = new Geometry(9, 7);
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), Rule.FREESTYLE);
    History history = new History(SearchParameters.DEFAULT, shapes.board(), PLIES);
    MovePicker moves = picker(shapes, evaluation(shapes, Rule.FREESTYLE, true), history);
    moves.generateNear(PLY, ShapeBoard.NO_CELL);
    List<Integer> picked = pick(moves, 0);
    assertEquals(List.of(geometry.centre()), picked);
    moves.generateFar(PLY);
    picked.addAll(pick(moves, picked.size()));
    assertEquals(EmptyCells.of(shapes.board()), picked.stream().sorted().toList());
  }

  @Property(tries = 200)
  void equalMovesComeInTheOrderOfTheBoardAndBetterOnesBefore(
      @ForAll Rule rule, @ForAll boolean policy, @ForAll Random random) {
    ShapeBoard shapes = position(rule, random);
    History history = history(shapes, random);
    ShapeEvaluation evaluation = evaluation(shapes, rule, policy);
    IntUnaryOperator scores = scores(shapes, evaluation, policy);
    history.prepareMoves(PLY, shapes.board().sideToMove());
    MovePicker moves = picker(shapes, evaluation, history);
    moves.generateNear(PLY, ShapeBoard.NO_CELL);
    List<Integer> picked = pick(moves, 0);
    boolean equal = false;
    for (int i = 1; i < picked.size(); i++) {
      int before = picked.get(i - 1);
      int cell = picked.get(i);
      int scoreBefore = scores.applyAsInt(before) + history.score(before);
      int score = scores.applyAsInt(cell) + history.score(cell);
      assertTrue(scoreBefore > score || (scoreBefore == score && before < cell));
      equal |= scoreBefore == score;
    }
    Coverage.mustOccur("equal scores", equal);
  }

  /** The scores of the moves near a stone, without history. */
  private static IntUnaryOperator scores(
      ShapeBoard shapes, ShapeEvaluation evaluation, boolean policy) {
    Evaluator evaluator = evaluation.on(shapes);
    evaluator.prepareMoves();
    int side = shapes.board().sideToMove();
    if (!policy) {
      return cell -> evaluator.shapeScore(cell, side);
    }
    Geometry geometry = shapes.board().geometry();
    int[] cells = new int[geometry.pointCount()];
    int shortlist = SearchParameters.DEFAULT.policyShortlist;
    PolicyOrdering scores = new PolicyOrdering(evaluator, geometry.cellCount(), shortlist);
    scores.score(cells, 0, shapes.collectNear(cells, 0), side);
    return scores::score;
  }

  private static List<Integer> pick(MovePicker moves, int from) {
    List<Integer> picked = new ArrayList<>();
    for (int i = from; i < moves.count(PLY); i++) {
      picked.add(moves.select(PLY, i));
    }
    return picked;
  }

  private static ShapeBoard position(Rule rule, Random random) {
    Geometry geometry = new Geometry(5 + random.nextInt(11), 5 + random.nextInt(11));
    return RandomGames.play(geometry, rule, random);
  }

  private static History history(ShapeBoard shapes, Random random) {
    Board board = shapes.board();
    History history = new History(SearchParameters.DEFAULT, board, PLIES);
    for (int cell : EmptyCells.of(board)) {
      if (random.nextBoolean()) {
        history.bonus(PLY, board.sideToMove(), cell, random.nextInt(12));
      } else {
        history.malus(board.sideToMove(), cell, random.nextInt(12));
      }
    }
    return history;
  }

  private static ShapeEvaluation evaluation(ShapeBoard shapes, Rule rule, boolean policy) {
    Geometry geometry = shapes.board().geometry();
    ShapeEvaluation byShapes =
        new ShapeEvaluation(MoveWeights.of(rule), ValueNetwork.of(rule, geometry));
    return policy
        ? byShapes.with(new PolicyNetwork(PolicyWeights.of(Rule.FREESTYLE, geometry)))
        : byShapes;
  }

  private static MovePicker picker(ShapeBoard shapes, ShapeEvaluation evaluation, History history) {
    Referee referee = new Referee(new RuleSet(shapes.tables().rule(), false));
    return new MovePicker(
        shapes,
        evaluation.on(shapes),
        new Defences(shapes, referee),
        new Fours(shapes, referee),
        history,
        SearchParameters.DEFAULT,
        PLIES);
  }

  private static List<Integer> near(ShapeBoard shapes) {
    return EmptyCells.of(shapes.board()).stream().filter(shapes::isNearStone).toList();
  }
}
