package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.shape.TrackedBoard;

/** Five-points and defences under every rule, against trying every point of the board. */
class FiveThreatsTest {

  @Property(tries = 1000)
  void theFivePointIsTheFirstPointThatWins(@ForAll Rule rule, @ForAll Random random) {
    Board board = RandomPositions.full(random);
    Referee referee = new Referee(new RuleSet(rule, false));
    FiveThreats threats = new FiveThreats(new TrackedBoard(board), referee);
    for (int side = Stone.BLACK; side <= Stone.WHITE; side++) {
      Set<Integer> winning = winning(board, referee, side);
      assertEquals(
          winning.isEmpty() ? FiveThreats.NONE : winning.iterator().next(),
          threats.fivePoint(side));
    }
  }

  @Property(tries = 1000)
  void defencesAreAllMovesThatLeaveNoFivePoint(@ForAll Rule rule, @ForAll Random random) {
    Board board = RandomPositions.full(random);
    Referee referee = new Referee(new RuleSet(rule, false));
    FiveThreats threats = new FiveThreats(new TrackedBoard(board), referee);
    for (int attacker = Stone.BLACK; attacker <= Stone.WHITE; attacker++) {
      if (threats.fivePoint(attacker) != FiveThreats.NONE) {
        int[] cells = new int[9 + 3];
        int count = threats.defences(attacker, cells, 3);
        Set<Integer> found = new TreeSet<>();
        for (int i = 0; i < count; i++) {
          found.add(cells[3 + i]);
        }
        assertEquals(count, found.size(), "none twice");
        assertEquals(stopping(board, referee, attacker), found);
      }
    }
  }

  private static Set<Integer> stopping(Board board, Referee referee, int attacker) {
    int defender = Stone.opponent(attacker);
    Set<Integer> found = new TreeSet<>();
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && !referee.isForbidden(board, cell, defender)) {
        board.set(cell, defender);
        if (winning(board, referee, attacker).isEmpty()) {
          found.add(cell);
        }
        board.clear(cell);
      }
    }
    return found;
  }

  private static Set<Integer> winning(Board board, Referee referee, int side) {
    Set<Integer> found = new TreeSet<>();
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      if (board.isEmpty(cell) && referee.wins(board, cell, side)) {
        found.add(cell);
      }
    }
    return found;
  }
}
