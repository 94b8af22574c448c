package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** Defences under every rule, against trying every point of the board. */
@StatisticsReport(onFailureOnly = true)
class DefencesTest {

  private static final int OFFSET = 3;

  @Property(tries = 1000)
  void defencesAgainstFiveAreAllMovesThatLeaveNoPointThatWins(
      @ForAll Rule rule, @ForAll Random random) {
    Board board = RandomPositions.full(random);
    Referee referee = new Referee(new RuleSet(rule, false));
    Defences defences = new Defences(shapes(board, rule), referee);
    boolean stopped = false;
    boolean notStopped = false;
    for (int attacker = Stone.BLACK; attacker <= Stone.WHITE; attacker++) {
      int side = attacker;
      IntPredicate wins = cell -> referee.wins(board, cell, side);
      if (!points(board, wins).isEmpty()) {
        int[] cells = new int[OFFSET + Defences.MAX_MOVES];
        int count = defences.againstFive(attacker, cells, OFFSET);
        assertEquals(stopping(board, referee, attacker, wins), found(cells, count));
        stopped |= count > 0;
        notStopped |= count == 0;
      }
    }
    Coverage.mustOccur("a five that can be stopped under " + rule, stopped);
    Coverage.mustOccur("a five that can't be stopped under " + rule, notStopped);
  }

  /**
   * A stone that stops renju's black in one place can free it of a foul in another, as of the
   * second of two fours; the points of that kind are left to the search.
   */
  @Property(tries = 1000)
  void defencesAgainstOpenFourAreAllMovesThatLeaveNoPointForOne(
      @ForAll Rule rule, @ForAll Random random) {
    Board board = RandomPositions.full(random);
    Referee referee = new Referee(new RuleSet(rule, false));
    ShapeBoard shapes = shapes(board, rule);
    boolean stopped = false;
    boolean notStopped = false;
    for (int attacker = Stone.BLACK; attacker <= Stone.WHITE; attacker++) {
      int side = attacker;
      if (shapes.has(attacker, CellClass.OPEN_FOUR) && !shapes.has(attacker, CellClass.FIVE)) {
        int[] cells = new int[OFFSET + Defences.MAX_MOVES];
        int count = new Defences(shapes, referee).againstOpenFour(attacker, cells, OFFSET);
        IntPredicate makesOpenFour =
            cell -> shapes(board, rule).cellClass(cell, side) >= CellClass.OPEN_FOUR;
        Set<Integer> before = points(board, makesOpenFour);
        IntPredicate threatens =
            rule == Rule.RENJU && attacker == Stone.BLACK
                ? cell -> before.contains(cell) && makesOpenFour.test(cell)
                : makesOpenFour;
        assertEquals(stopping(board, referee, attacker, threatens), found(cells, count));
        stopped |= count > 0;
        notStopped |= count == 0;
      }
    }
    Coverage.mustOccur("an open four that can be stopped under " + rule, stopped);
    Coverage.mustOccur("an open four that can't be stopped", notStopped);
  }

  private static ShapeBoard shapes(Board board, Rule rule) {
    return new ShapeBoard(board, rule);
  }

  private static Set<Integer> found(int[] cells, int count) {
    Set<Integer> found = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      found.add(cells[OFFSET + i]);
    }
    assertEquals(count, found.size(), "none twice");
    return found;
  }

  private static Set<Integer> stopping(
      Board board, Referee referee, int attacker, IntPredicate threatens) {
    int defender = Stone.opponent(attacker);
    return points(
        board,
        cell -> {
          if (referee.isForbidden(board, cell, defender)) {
            return false;
          }
          board.set(cell, defender);
          boolean stops = points(board, threatens).isEmpty();
          board.clear(cell);
          return stops;
        });
  }

  private static Set<Integer> points(Board board, IntPredicate condition) {
    Set<Integer> found = new TreeSet<>();
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && condition.test(cell)) {
        found.add(cell);
      }
    }
    return found;
  }
}
