package org.katachi.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Stone;
import org.katachi.engine.Position;
import org.katachi.rules.Referee;

/** Plays every legal reply to every move of a tree, and demands a five in time. */
final class WinTreeCheck {

  private final Referee referee;
  private final Board board;

  private WinTreeCheck(Position position) {
    referee = new Referee(position.rules());
    board = position.toBoard();
  }

  static void check(Position position, WinTree tree) {
    new WinTreeCheck(position).attack(tree, tree.plies());
  }

  private void attack(WinTree tree, int plies) {
    Geometry geometry = board.geometry();
    int winner = board.sideToMove();
    int cell = geometry.cell(tree.move());
    assertTrue(board.isEmpty(cell), Notation.letterNumber(tree.move()));
    assertFalse(referee.isForbidden(board, cell, winner), Notation.letterNumber(tree.move()));
    assertTrue(tree.plies() <= plies, "too late");
    board.play(cell);
    if (tree.plies() == 1) {
      assertTrue(referee.wins(board, cell, winner), "no five");
    } else {
      assertFalse(tree.replies().isEmpty());
      for (int i = 0; i < geometry.pointCount(); i++) {
        int reply = geometry.point(i);
        if (board.isEmpty(reply) && !referee.isForbidden(board, reply, board.sideToMove())) {
          reply(tree, reply, plies - 2);
        }
      }
    }
    board.undo();
  }

  private void reply(WinTree tree, int reply, int plies) {
    int loser = board.sideToMove();
    board.play(reply);
    String name = Notation.letterNumber(board.geometry().toPoint(reply));
    assertFalse(referee.wins(board, reply, loser), name + " makes five");
    Optional<WinTree> answer = tree.answer(board.geometry().toPoint(reply));
    if (answer.isPresent()) {
      attack(answer.get(), plies);
    } else {
      // A reply that is not in the tree does not stop a five.
      assertEquals(
          tree.replies().size(), tree.replies().stream().filter(r -> r.move().isPresent()).count());
      assertTrue(hasFive(Stone.opponent(loser)), name + " has no answer");
    }
    board.undo();
  }

  private boolean hasFive(int side) {
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      if (board.isEmpty(cell)) {
        board.play(cell);
        boolean wins = referee.wins(board, cell, side);
        board.undo();
        if (wins) {
          return true;
        }
      }
    }
    return false;
  }
}
