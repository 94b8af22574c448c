package org.katachi.search.root;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.rules.Referee;
import org.katachi.search.Score;
import org.katachi.search.order.MovePicker;
import org.katachi.search.proof.MateVerifier;
import org.katachi.search.proof.PvLine;
import org.katachi.search.tree.AlphaBeta;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * Searches for one stone, or one of each side, after which the position is balanced: its value is
 * as near as can be to a target. In every iteration each candidate is searched in a window around
 * the target that only a nearer one can hit; then the farthest ones are given up.
 */
final class BalanceSearch implements RootIteration {

  /** The most first stones, if there are two. */
  private static final int MAX_FIRST = 64;

  /** The most second stones to a first. */
  private static final int MAX_SECOND = 64;

  /** After an iteration one of this many candidates goes on. */
  private static final int KEPT_DIVISOR = 3;

  /** So many candidates always go on. */
  private static final int MIN_KEPT = 24;

  /** A candidate is one number: its distance from the target above, its index below. */
  private static final int INDEX_BITS = 12;

  private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final MovePicker picker;
  private final AlphaBeta alphaBeta;
  private final int[] first = new int[MAX_FIRST * MAX_SECOND];
  private final int[] second = new int[MAX_FIRST * MAX_SECOND];
  private final long[] candidates = new long[MAX_FIRST * MAX_SECOND];
  private final int[] listed;
  private final boolean[] excluded;
  private int count;
  private int target;
  private final RootMove best = new RootMove();

  BalanceSearch(ShapeBoard shapes, Referee referee, MovePicker picker, AlphaBeta alphaBeta) {
    this.shapes = shapes;
    this.referee = referee;
    this.picker = picker;
    this.alphaBeta = alphaBeta;
    board = shapes.board();
    listed = new int[board.geometry().pointCount()];
    excluded = new boolean[board.geometry().cellCount()];
  }

  /**
   * Lists the candidates: points near a stone; on an empty board all points.
   *
   * @param stones one or two
   * @param value the target: the value for the side to move after them
   * @param cells the points that no stone may take
   * @return whether there is a candidate
   */
  boolean begin(int stones, int value, int... cells) {
    target = value;
    count = 0;
    Arrays.fill(excluded, false);
    for (int cell : cells) {
      excluded[cell] = true;
    }
    int firsts = list(stones == 1 ? first.length : MAX_FIRST);
    int[] firstCells = Arrays.copyOf(listed, firsts);
    for (int cell : firstCells) {
      if (stones == 1) {
        add(cell, ShapeBoard.NO_CELL);
      } else {
        shapes.play(cell);
        int seconds = list(MAX_SECOND);
        for (int i = 0; i < seconds; i++) {
          add(cell, listed[i]);
        }
        shapes.undo();
      }
    }
    if (count > 0) {
      best.begin(first[0]);
      setLine(0);
    }
    return count > 0;
  }

  private void setLine(int index) {
    best.pv().set(first[index]);
    if (second[index] != ShapeBoard.NO_CELL) {
      best.pv().add(second[index]);
    }
  }

  private void add(int firstCell, int secondCell) {
    first[count] = firstCell;
    second[count] = secondCell;
    candidates[count] = count;
    count++;
  }

  /** Lists moves that do not win, spread evenly over the order of moves if there are too many. */
  private int list(int maxMoves) {
    picker.generateNear(0, ShapeBoard.NO_CELL);
    if (board.stoneCount() == 0) {
      picker.generateFar(0);
    }
    int side = board.sideToMove();
    int legal = 0;
    for (int i = 0; i < picker.count(0); i++) {
      int cell = picker.select(0, i);
      if (!excluded[cell]
          && shapes.cellClass(cell, side) != CellClass.FIVE
          && !referee.isForbidden(board, cell, side)) {
        listed[legal++] = cell;
      }
    }
    int kept = Math.min(legal, maxMoves);
    for (int i = 0; i < kept; i++) {
      listed[i] = listed[(int) ((long) i * legal / kept)];
    }
    return kept;
  }

  @Override
  public int lines() {
    return 1;
  }

  /** The stones of the most balanced candidate, with the value for the side to move before them. */
  @Override
  public RootMove line(int i) {
    return best;
  }

  @Override
  public boolean isOver() {
    return false;
  }

  @Override
  public boolean seeksThreats() {
    return false;
  }

  @Override
  public boolean takeWin(PvLine win, int score) {
    return false;
  }

  @Override
  public void verifyMates(MateVerifier mateVerifier) {
    // A balanced position is no proved result.
  }

  /** Searches all candidates to a depth. */
  @Override
  public boolean search(int depth, long otherNodes) {
    int distance = Score.INFINITE;
    for (int i = 0; i < count; i++) {
      int index = (int) candidates[i] & INDEX_MASK;
      if (distance == 0) {
        // Nothing is nearer; the others are not searched.
        candidates[i] = ((long) Score.INFINITE << INDEX_BITS) + index;
        continue;
      }
      int value = value(index, target - distance, target + distance, depth, otherNodes);
      if (alphaBeta.isAborted()) {
        return false;
      }
      int valueDistance = Math.abs(value - target);
      if (valueDistance < distance) {
        distance = valueDistance;
        setLine(index);
        best.setValue(second[index] == ShapeBoard.NO_CELL ? -value : value, depth);
      }
      candidates[i] = ((long) valueDistance << INDEX_BITS) + index;
    }
    Arrays.sort(candidates, 0, count);
    count = Math.min(count, Math.max(MIN_KEPT, count / KEPT_DIVISOR));
    return true;
  }

  private int value(int index, int alpha, int beta, int depth, long otherNodes) {
    shapes.play(first[index]);
    if (second[index] != ShapeBoard.NO_CELL) {
      shapes.play(second[index]);
    }
    int value =
        alphaBeta.search(
            Math.max(-Score.INFINITE, alpha), Math.min(Score.INFINITE, beta), depth, otherNodes);
    if (second[index] != ShapeBoard.NO_CELL) {
      shapes.undo();
    }
    shapes.undo();
    return value;
  }
}
