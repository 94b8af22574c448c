package org.katachi.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;

class ThreatMaskTest {

  private static final Geometry BOARD = new Geometry(15, 15);
  private static final int OPEN_THREE = 1;
  private static final int DOUBLE_THREE = 1 << 2;

  @Test
  void whoeverCanMakeTwoOpenThreesHasADoubleThree() {
    for (Rule rule : Rule.values()) {
      for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
        assertEquals(OPEN_THREE | DOUBLE_THREE, ThreatMask.of(withTwoPairs(rule, colour)));
      }
    }
  }

  @Test
  void thatOfRenjusBlackIsAFoul() {
    for (Rule rule : Rule.values()) {
      for (int colour = Stone.BLACK; colour <= Stone.WHITE; colour++) {
        boolean foul = rule == Rule.RENJU && colour == Stone.BLACK;
        int expected = foul ? OPEN_THREE : OPEN_THREE | DOUBLE_THREE;
        assertEquals(expected, ThreatMask.withoutFouls(withTwoPairs(rule, colour)));
        ShapeBoard waiting = withTwoPairs(rule, colour);
        waiting.board().passTurn();
        assertEquals(expected << 4, ThreatMask.withoutFouls(waiting));
      }
    }
  }

  /** The side to move has two stones along a row and two along a column. */
  private static ShapeBoard withTwoPairs(Rule rule, int colour) {
    Board board = new Board(BOARD);
    for (int distance = 1; distance <= 2; distance++) {
      board.set(BOARD.cell(7 + distance, 7), colour);
      board.set(BOARD.cell(7, 7 + distance), colour);
    }
    if (board.sideToMove() != colour) {
      board.passTurn();
    }
    return new ShapeBoard(board, rule);
  }
}
