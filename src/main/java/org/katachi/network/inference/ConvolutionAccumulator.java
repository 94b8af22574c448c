package org.katachi.network.inference;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.LineWindows;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeBoard;

/**
 * Both layers of a convolution on a board, and their sums, one set a ply. The sums follow the
 * {@link ShapeBoard}'s log of changes, and only when they are asked for. Belongs to the board's
 * thread.
 *
 * <p>A move changes layer 1 of the cells around it, and so layer 2 of those cells and of their
 * neighbours. Both are saved before, so undo is a copy. But most evaluated positions are leaves. So
 * the sums may be computed while the cells stay as they are: the update is pending until the sums
 * after the next move are asked for.
 */
abstract class ConvolutionAccumulator {

  /** The ends of lines at a point. */
  private static final int ARMS = 2 * Geometry.DIRECTIONS;

  /** A further cell on a row or column has so many neighbours that the cells before it have not. */
  private static final int STRAIGHT_STEP = 3;

  /** A further cell on a diagonal. */
  private static final int DIAGONAL_STEP = 5;

  /** Neighbours counted twice, where lines are near each other, less the nine around the move. */
  private static final int SHARED = 15;

  /** The windows of the cells, and which of them the move changes that is being added. */
  final CellWindows windows;

  /** By move: the cells whose layer 1 it may change, in the order of the log. */
  final CellStack changed;

  /** By move: those whose layer 2 it may change. */
  final CellStack affected;

  private final ShapeBoard shapes;
  private final AffectedCells affectedCells;

  /** By ply: the move after which its sums were computed, see {@link ShapeBoard#moveNumber}. */
  private final long[] computedAt;

  /** The highest ply whose sums are computed. */
  private int top;

  /** Whether the cells are still those of the ply before it. */
  private boolean hasPending;

  ConvolutionAccumulator(ShapeBoard shapes) {
    this.shapes = shapes;
    Geometry geometry = shapes.board().geometry();
    affectedCells = new AffectedCells(geometry);
    windows = new CellWindows(geometry);
    int plies = shapes.maxPlies() + 1;
    changed = new CellStack(plies, maxChanged(shapes));
    affected = new CellStack(plies, maxAffected(shapes));
    computedAt = new long[plies];
    Arrays.fill(computedAt, -1);
  }

  /** No move changes more cells. */
  static int maxChanged(ShapeBoard shapes) {
    return 1 + ARMS * shapes.tables().reach();
  }

  /** No move affects more cells. */
  static int maxAffected(ShapeBoard shapes) {
    int step = Geometry.DIRECTIONS * (STRAIGHT_STEP + DIAGONAL_STEP);
    return step * shapes.tables().reach() - SHARED;
  }

  /**
   * Writes the sums of the position on the board: by channel of layer 1, then of layer 2.
   *
   * @param offset the index of the first
   */
  final void readSums(float[] into, int offset) {
    int ply = shapes.ply();
    while (top > ply || computedAt[top] != shapes.moveNumber(top)) {
      if (top == 0) {
        refresh();
        computedAt[0] = shapes.moveNumber(0);
      } else {
        removeMove();
      }
    }
    while (top < ply) {
      addMove();
    }
    unpack(top, into, offset);
  }

  private void addMove() {
    commitPending();
    top++;
    long[] log = shapes.log();
    int start = shapes.logStart(top);
    int end = shapes.logEnd(top);
    changed.open();
    affected.open();
    int count = changed.end();
    for (int i = start; i < end; i += 2) {
      changed.cells()[count++] = ShapeBoard.changedCell(log[i + 1]);
    }
    changed.close(count);
    int cell = movedCell();
    int stone = shapes.board().stone(cell);
    windows.setMove(cell, stone);
    affectedCells.addStar(cell);
    affected.close(
        affectedCells.list(
            changed.cells(), changed.start(), count, affected.cells(), affected.start()));
    update(top, log, start, stoneIndex(stone));
    hasPending = true;
    computedAt[top] = shapes.moveNumber(top);
  }

  /** The cell of the highest move: the log begins with it. */
  private int movedCell() {
    return changed.cells()[changed.start()];
  }

  private void commitPending() {
    if (hasPending) {
      int cell = movedCell();
      windows.play(cell, shapes.board().stone(cell));
      commit();
      hasPending = false;
    }
  }

  private void removeMove() {
    if (hasPending) {
      discard();
      hasPending = false;
    } else {
      windows.undo(movedCell());
      undo();
    }
    changed.drop();
    affected.drop();
    top--;
  }

  /** Computes all cells as they were before the first move. */
  private void refresh() {
    Board board = shapes.board();
    Geometry geometry = board.geometry();
    int[] black = new int[geometry.cellCount()];
    int[] white = new int[geometry.cellCount()];
    readCombinations(black, white);
    affectedCells.readPoints(board);
    windows.read(board);
    for (int ply = shapes.ply(); ply > 0; ply--) {
      windows.undo(ShapeBoard.changedCell(shapes.log()[shapes.logStart(ply) + 1]));
    }
    clear();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (black[cell] < Combinations.COUNT) {
        addCell(cell, black[cell], white[cell]);
      } else if (board.stone(cell) != Stone.BLOCKED) {
        int index = stoneIndex(board.stone(cell));
        addCell(cell, index, index);
      }
    }
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.stone(cell) != Stone.BLOCKED) {
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          addLine(cell, windows.index(cell, direction));
        }
        addLayer2(cell);
      }
    }
  }

  /** Reads by cell both colours' combinations before the first move. */
  private void readCombinations(int[] black, int[] white) {
    Geometry geometry = shapes.board().geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      black[cell] = shapes.combination(cell, Stone.BLACK);
      white[cell] = shapes.combination(cell, Stone.WHITE);
    }
    long[] log = shapes.log();
    for (int i = shapes.ply() == 0 ? 0 : shapes.logEnd(shapes.ply()); i > 0; i -= 2) {
      int cell = ShapeBoard.changedCell(log[i - 1]);
      black[cell] = ShapeBoard.blackCombination(log[i - 2]);
      white[cell] = ShapeBoard.whiteCombination(log[i - 2]);
    }
  }

  private static int stoneIndex(int stone) {
    return stone == Stone.BLACK ? ConvolutionWeights.BLACK_STONE : ConvolutionWeights.WHITE_STONE;
  }

  /** Sets both layers and the sums of ply 0 to what they are without any embeddings. */
  abstract void clear();

  /**
   * Computes layer 1 of a cell, and adds it to the sums of ply 0 and to layer 2.
   *
   * @param blackIndex the index of the embedding in the first table
   * @param whiteIndex in the second
   */
  abstract void addCell(int cell, int blackIndex, int whiteIndex);

  /** Adds an embedding of {@link LineWindows} to layer 2 of a cell. */
  abstract void addLine(int cell, int index);

  /** Adds layer 2 of a cell to the sums of ply 0. */
  abstract void addLayer2(int cell);

  /**
   * Computes the sums of the ply after a move, whose cells are the highest lists. The cells may
   * stay as they are until {@link #commit} or {@link #discard}.
   *
   * @param log the changes, see {@link ShapeBoard#log}; the first is that of the move's own cell
   * @param start where they begin
   * @param stoneIndex the index of the stone's embedding
   */
  abstract void update(int ply, long[] log, int start, int stoneIndex);

  /** Saves the cells of the last update, and gives them what it has computed. */
  abstract void commit();

  /** Leaves the cells as they were before the last update. */
  abstract void discard();

  /** Gives the cells of the highest move what was saved when it was committed. */
  abstract void undo();

  /** Takes the sums of a ply apart, see {@link #readSums}. */
  abstract void unpack(int ply, float[] into, int offset);
}
