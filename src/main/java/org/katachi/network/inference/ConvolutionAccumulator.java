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
 * The cells of a convolution on a board, the sums of their features and responses, one set a ply,
 * and the head above them. The sums follow the {@link ShapeBoard}'s log of changes, and only when
 * they are asked for. Belongs to the board's thread.
 *
 * <p>A move changes the features of the cells around it, and so the responses of those cells and of
 * their neighbours. Both are saved before, so undo is a copy. But most evaluated positions are
 * leaves. So the sums may be computed while the cells stay as they are: the update is pending until
 * the sums after the next move are asked for.
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

  /** By move: the cells whose features it may change, in the order of the log. */
  final CellStack changed;

  /** By move: those whose responses it may change. */
  final CellStack touched;

  private final ShapeBoard shapes;
  private final Neighbours neighbours;

  /** By ply: the move after which its sums were computed, see {@link ShapeBoard#moveNumber}. */
  private final long[] computedAt;

  /** The highest ply whose sums are computed. */
  private int top;

  /** Whether the cells are still those of the ply before it. */
  private boolean hasPending;

  ConvolutionAccumulator(ShapeBoard shapes) {
    this.shapes = shapes;
    Geometry geometry = shapes.board().geometry();
    neighbours = new Neighbours(geometry);
    windows = new CellWindows(geometry);
    int plies = shapes.maxPlies() + 1;
    changed = new CellStack(plies, maxChanged(shapes));
    touched = new CellStack(plies, maxTouched(shapes));
    computedAt = new long[plies];
    Arrays.fill(computedAt, -1);
  }

  /** No move changes more cells. */
  static int maxChanged(ShapeBoard shapes) {
    return 1 + ARMS * shapes.tables().reach();
  }

  /** No move touches more cells. */
  static int maxTouched(ShapeBoard shapes) {
    int step = Geometry.DIRECTIONS * (STRAIGHT_STEP + DIAGONAL_STEP);
    return step * shapes.tables().reach() - SHARED;
  }

  /**
   * Writes the sums of the position on the board: of the features by channel, then of the
   * responses.
   *
   * @param offset the place of the first
   */
  final void sums(float[] into, int offset) {
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

  /**
   * The head's value, see {@link org.katachi.network.convolution.ConvolutionHead#value}.
   *
   * @param inputs the accumulator's sums, then those of {@link #sums}
   */
  abstract int value(int turn, int threats, float[] inputs);

  private void addMove() {
    commitPending();
    top++;
    long[] log = shapes.log();
    int start = shapes.logStart(top);
    int end = shapes.logEnd(top);
    changed.open();
    touched.open();
    int count = changed.end();
    for (int i = start; i < end; i += 2) {
      changed.cells()[count++] = ShapeBoard.changedCell(log[i + 1]);
    }
    changed.close(count);
    int cell = movedCell();
    int stone = shapes.board().stone(cell);
    windows.setMove(cell, stone);
    neighbours.addStar(cell);
    touched.close(
        neighbours.list(changed.cells(), changed.start(), count, touched.cells(), touched.start()));
    update(top, log, start, stoneRow(stone));
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
    touched.drop();
    top--;
  }

  /** Computes all cells as they were before the first move. */
  private void refresh() {
    Board board = shapes.board();
    Geometry geometry = board.geometry();
    int[] black = new int[geometry.cellCount()];
    int[] white = new int[geometry.cellCount()];
    readCombinations(black, white);
    neighbours.readPoints(board);
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
        int row = stoneRow(board.stone(cell));
        addCell(cell, row, row);
      }
    }
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.stone(cell) != Stone.BLOCKED) {
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          addWindow(cell, windows.row(cell, direction));
        }
        addResponse(cell);
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

  private static int stoneRow(int stone) {
    return stone == Stone.BLACK ? ConvolutionWeights.BLACK_STONE : ConvolutionWeights.WHITE_STONE;
  }

  /** Sets all cells and the sums of ply 0 to what they are without any features. */
  abstract void clear();

  /**
   * Gives a cell its features, and adds them to the sums of ply 0 and to the responses.
   *
   * @param blackRow the row of the first table
   * @param whiteRow that of the second
   */
  abstract void addCell(int cell, int blackRow, int whiteRow);

  /** Adds a row of {@link LineWindows} to the response of a cell. */
  abstract void addWindow(int cell, int row);

  /** Adds the response of a cell to the sums of ply 0. */
  abstract void addResponse(int cell);

  /**
   * Computes the sums of the ply after a move, whose cells are the highest lists. The cells may
   * stay as they are until {@link #commit} or {@link #discard}.
   *
   * @param log the changes, see {@link ShapeBoard#log}; the first is that of the move's own cell
   * @param start where they begin
   * @param stoneRow the row of the stone
   */
  abstract void update(int ply, long[] log, int start, int stoneRow);

  /** Saves the cells of the last update, and gives them what it has computed. */
  abstract void commit();

  /** Leaves the cells as they were before the last update. */
  abstract void discard();

  /** Gives the cells of the highest move what was saved when it was committed. */
  abstract void undo();

  /** Takes the sums of a ply apart, see {@link #sums}. */
  abstract void unpack(int ply, float[] into, int offset);
}
