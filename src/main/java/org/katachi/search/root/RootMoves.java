package org.katachi.search.root;

import java.util.Arrays;
import java.util.Comparator;
import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.search.order.MovePicker;
import org.katachi.search.tree.DeadBoard;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * The legal moves of the root, the best lines first, then the others in the order in which they
 * were last the best. Moves can be left out.
 */
final class RootMoves {

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final MovePicker picker;
  private final DeadBoard deadBoard;
  private final RootMove[] moves;
  private final boolean[] excluded;
  private boolean hasExcluded;
  private boolean isExhaustive;
  private int count;

  RootMoves(ShapeBoard shapes, Referee referee, MovePicker picker) {
    this.shapes = shapes;
    this.referee = referee;
    this.picker = picker;
    board = shapes.board();
    deadBoard = new DeadBoard(board, referee);
    moves = new RootMove[board.geometry().pointCount()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = new RootMove();
    }
    excluded = new boolean[board.geometry().cellCount()];
  }

  /**
   * Lists the moves of the position on the board. Against a five or an open four these are the
   * moves that may stop it, and own fours; all others lose. On a dead board all have their values,
   * the best first.
   *
   * @param cells left out, unless that leaves no legal move
   */
  void list(int... cells) {
    Arrays.fill(excluded, false);
    hasExcluded = false;
    for (int cell : cells) {
      excluded[cell] = true;
      hasExcluded |= board.isEmpty(cell);
    }
    listLegal();
    if (count == 0 && hasExcluded) {
      list();
    } else if (shapes.isDead()) {
      valueDead();
    }
  }

  private void listLegal() {
    count = 0;
    int side = board.sideToMove();
    int opponent = Stone.opponent(side);
    boolean facesFive = shapes.has(opponent, CellClass.FIVE);
    boolean facesOpenFour = shapes.has(opponent, CellClass.OPEN_FOUR);
    boolean wins =
        shapes.has(side, CellClass.FIVE) || (!facesFive && shapes.has(side, CellClass.OPEN_FOUR));
    isExhaustive = !wins && (facesFive || facesOpenFour);
    if (isExhaustive) {
      if (facesFive) {
        picker.generateAgainstFive(0);
      } else {
        picker.generateAgainstOpenFour(0, ShapeBoard.NO_CELL);
      }
      addListed(0);
    }
    if (count == 0) {
      picker.generateNear(0, ShapeBoard.NO_CELL);
      addListed(0);
    }
    if (count == 0 || board.stoneCount() == 0) {
      addFar();
    }
  }

  private void valueDead() {
    if (!isExhaustive) {
      addFar();
    }
    for (int i = 0; i < count; i++) {
      moves[i].setValue(deadBoard.valueAfter(moves[i].move()), 0);
    }
    Arrays.sort(moves, 0, count, Comparator.comparingInt(RootMove::score).reversed());
  }

  /** Adds the moves that are far from any stone. */
  void addFar() {
    int listed = picker.count(0);
    picker.generateFar(0);
    addListed(listed);
    isExhaustive = true;
  }

  private void addListed(int from) {
    for (int i = from; i < picker.count(0); i++) {
      int move = picker.select(0, i);
      if (!excluded[move] && !referee.isForbidden(board, move, board.sideToMove())) {
        moves[count++].begin(move);
      }
    }
  }

  /** Whether moves are left out, so that the results are not those of the position. */
  boolean hasExcluded() {
    return hasExcluded;
  }

  /** Whether all moves that are not listed lose, or are left out. */
  boolean isExhaustive() {
    return isExhaustive;
  }

  int count() {
    return count;
  }

  RootMove get(int i) {
    return moves[i];
  }

  /** Brings a move forward; those between make room. */
  void bring(int from, int to) {
    RootMove move = moves[from];
    System.arraycopy(moves, to, moves, to + 1, from - to);
    moves[to] = move;
  }
}
