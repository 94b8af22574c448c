package org.katachi.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.EmptyCells;
import org.katachi.board.Geometry;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.order.History;
import org.katachi.search.order.MovePicker;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
import org.katachi.threat.VcfSearch;

class StagedMovesTest {

  private static final int PLY = 1;
  private static final SearchParameters PARAMETERS = SearchParameters.DEFAULT;

  private final Geometry geometry = new Geometry(15, 15);
  private final Board board = new Board(geometry);
  private final ShapeBoard shapes = new ShapeBoard(board, Rule.FREESTYLE);
  private final MovePicker moves = picker();
  private final StagedMoves staged =
      new StagedMoves(
          shapes, moves, new VcfProbe(PARAMETERS, VcfSearch.of(board, RuleSet.FREESTYLE)));
  private final Node node = new Node(PLY);

  private MovePicker picker() {
    Referee referee = new Referee(RuleSet.FREESTYLE);
    Evaluator evaluator = ShapeEvaluation.of(Rule.FREESTYLE, geometry).on(shapes);
    History history = new History(PARAMETERS, board, PLY + 1);
    return new MovePicker(
        shapes,
        evaluator,
        new Defences(shapes, referee),
        new Fours(shapes, referee),
        history,
        PARAMETERS,
        PLY + 1);
  }

  /** Also on the first visit, when nothing is known of the moves near a stone. */
  @Test
  void theTtMoveAloneIsListedFirstAndTheOthersAfterIt() {
    shapes.play(geometry.cell(7, 7));
    int ttMove = geometry.cell(8, 6);
    enter(ttMove);
    assertEquals(ttMove, staged.next(node));
    assertEquals(1, moves.count(PLY));
    node.best = Score.DRAW;
    List<Integer> others = rest();
    assertTrue(others.size() > 20 && !others.contains(ttMove), others::toString);
    assertTrue(others.stream().allMatch(shapes::isNearStone));
  }

  /** An earlier visit that lost by all moves near a stone leaves nothing behind. */
  @Test
  void movesFarFromAnyStoneAreTriedOnceAllOthersHaveLost() {
    shapes.play(geometry.cell(7, 7));
    for (int visit = 0; visit < 2; visit++) {
      enter(geometry.cell(8, 6));
      node.best = Score.loss(4);
      assertEquals(EmptyCells.of(board), rest().stream().sorted().toList());
    }
  }

  private void enter(int ttMove) {
    node.enter(-Score.INFINITE, Score.INFINITE, SearchParameters.PLY, false, board.sideToMove());
    TranspositionTable table = new TranspositionTable(1024);
    table.store(1, Score.DRAW, ttMove, 1, TranspositionTable.LOWER);
    node.ttEntry = table.probe(1);
    staged.begin(node);
  }

  private List<Integer> rest() {
    List<Integer> rest = new ArrayList<>();
    for (int move = staged.next(node); move != ShapeBoard.NO_CELL; move = staged.next(node)) {
      rest.add(move);
    }
    return rest;
  }
}
