package org.katachi.search.root;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.Score;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** Several lines at once, against the negamax value of each move of the root. */
@StatisticsReport(onFailureOnly = true)
class MultiPvTest {

  private static final int SOME_MOVES = 6;

  @Property(tries = 400)
  void eachLineHasItsExactValue(@ForAll Rule rule, @ForAll Random random) {
    int depth = 1 + random.nextInt(PlainSearch.MAX_DEPTH);
    Board board = PlainSearch.position(depth, rule, random);
    PlainSearch search = new PlainSearch(board, rule);
    if (search.shapes.isDead()) {
      return;
    }
    int[] excluded = randomPoints(board, random);
    MultiPv multiPv = search.multiPv;
    multiPv.begin(1 + random.nextInt(SOME_MOVES), excluded);
    boolean hasMoves = multiPv.lines() > 0;
    if (hasMoves) {
      assertTrue(multiPv.search(depth, 0));
      checkMoves(multiPv, board, excluded);
      List<Integer> values = values(search, rule, excluded, depth);
      for (int i = 0; i < multiPv.lines() && isListed(search.shapes, values.get(i)); i++) {
        assertEquals(values.get(i), multiPv.line(i).score(), "line " + i + " of " + values);
      }
    }

    int last = hasMoves ? multiPv.line(multiPv.lines() - 1).score() : Score.DRAW;
    boolean several = multiPv.lines() > 2;
    Coverage.mustOccur("several estimates", several && !Score.isProved(last));
    Coverage.mustOccur("several wins", several && Score.isProvedWin(last));
    Coverage.mustOccur("a loss below a better line", several && isLossBelowBetter(multiPv));
    Coverage.mustOccur("moves left out", hasMoves && !multiPv.seeksThreats());
    Coverage.mustOccur("a five to stop", facesFive(search.shapes));
  }

  private static boolean isLossBelowBetter(MultiPv multiPv) {
    return Score.isProvedLoss(multiPv.line(multiPv.lines() - 1).score())
        && !Score.isProvedLoss(multiPv.line(0).score());
  }

  /** What faces an open four and does not stop it loses, and has no line. */
  private static boolean isListed(ShapeBoard shapes, int value) {
    return !Score.isProvedLoss(value)
        || (!facesFive(shapes) && !shapes.has(opponent(shapes), CellClass.OPEN_FOUR));
  }

  private static boolean facesFive(ShapeBoard shapes) {
    return shapes.has(opponent(shapes), CellClass.FIVE);
  }

  private static int opponent(ShapeBoard shapes) {
    return Stone.opponent(shapes.board().sideToMove());
  }

  private static void checkMoves(MultiPv multiPv, Board board, int[] excluded) {
    Set<Integer> moves = new HashSet<>();
    for (int i = 0; i < multiPv.lines(); i++) {
      int move = multiPv.line(i).move();
      assertTrue(board.isEmpty(move));
      assertTrue(moves.add(move), "the same move has two lines");
    }
    for (int cell : excluded) {
      assertFalse(!multiPv.seeksThreats() && moves.contains(cell), "a move that is left out");
    }
  }

  /** The values of all moves that count, the greatest first. */
  private static List<Integer> values(PlainSearch search, Rule rule, int[] excluded, int depth) {
    List<Integer> near = new ArrayList<>();
    List<Integer> far = new ArrayList<>();
    Board board = search.shapes.board();
    Referee referee = new Referee(new RuleSet(rule, false));
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      boolean isExcluded = !search.multiPv.seeksThreats() && contains(excluded, cell);
      if (board.isEmpty(cell)
          && !isExcluded
          && !referee.isForbidden(board, cell, board.sideToMove())) {
        int value = search.negamax.moveValue(cell, depth);
        (search.shapes.isNearStone(cell) ? near : far).add(value);
      }
    }
    near.sort(Collections.reverseOrder());
    int lines = Math.min(near.size(), search.multiPv.lines());
    if (near.isEmpty() || Score.isProvedLoss(near.get(lines - 1))) {
      near.addAll(far);
      near.sort(Collections.reverseOrder());
    }
    return near;
  }

  private static boolean contains(int[] cells, int cell) {
    boolean found = false;
    for (int other : cells) {
      found |= other == cell;
    }
    return found;
  }

  private static int[] randomPoints(Board board, Random random) {
    int[] cells = new int[random.nextInt(3) * random.nextInt(10)];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = board.geometry().point(random.nextInt(board.geometry().pointCount()));
    }
    return cells;
  }
}
