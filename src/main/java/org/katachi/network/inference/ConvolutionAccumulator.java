package org.katachi.network.inference;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.ConvolutionNetwork;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.LineWindows;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeBoard;

/**
 * The cells of a {@link ConvolutionNetwork} on a board, and the sums of their features and
 * responses, one set a ply. They follow the {@link ShapeBoard}'s log of changes, and only when the
 * sums are asked for. Belongs to the board's thread.
 *
 * <p>A move changes the features of the cells around it, and so the responses of those cells and of
 * their neighbours. Both are saved before, so that a move is taken back without arithmetic. But
 * from a leaf no move is made. So the sums may be computed while the cells stay as they are, until
 * the sums after the next move are asked for.
 */
abstract class ConvolutionAccumulator {

  /** The ends of lines at a point. */
  private static final int ARMS = 2 * Geometry.DIRECTIONS;

  /** A cell at each end of a straight line sees so many cells that those before it do not. */
  private static final int STRAIGHT_STEP = 3;

  /** Likewise of a diagonal. */
  private static final int DIAGONAL_STEP = 5;

  /** So many of these are counted twice, where lines are near each other, less the first nine. */
  private static final int SHARED = 15;

  private final ShapeBoard shapes;
  private final Neighbours neighbours;
  private final CellWindows windows;

  /** The cells whose features a ply has changed. */
  private final CellStack changed;

  /** Those whose responses it has. */
  private final CellStack touched;

  /** By ply: the move after which its sums were computed, see {@link ShapeBoard#moveNumber}. */
  private final long[] known;

  /** The highest ply whose sums are known. */
  private int top;

  /** Whether the cells are still those of the ply before it. */
  private boolean isAhead;

  /** By cell, while the cells are read anew: black's combination. */
  private final int[] black;

  /** Likewise white's. */
  private final int[] white;

  ConvolutionAccumulator(ShapeBoard shapes) {
    this.shapes = shapes;
    Geometry geometry = shapes.board().geometry();
    neighbours = new Neighbours(geometry);
    windows = new CellWindows(geometry);
    int plies = shapes.maxPlies() + 1;
    changed = new CellStack(plies, maxChanged(shapes));
    touched = new CellStack(plies, maxTouched(shapes));
    known = new long[plies];
    Arrays.fill(known, -1);
    black = new int[geometry.cellCount()];
    white = new int[geometry.cellCount()];
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
    while (top > ply || known[top] != shapes.moveNumber(top)) {
      if (top == 0) {
        readCells();
        known[0] = shapes.moveNumber(0);
      } else {
        goBack();
      }
    }
    while (top < ply) {
      goForward();
    }
    unpack(top, into, offset);
  }

  private void goForward() {
    takeIn();
    top++;
    long[] log = shapes.log();
    int start = shapes.logStart(top);
    int end = shapes.logEnd(top);
    changed.open(top);
    touched.open(top);
    int count = changed.end();
    for (int i = start; i < end; i += 2) {
      changed.cells()[count++] = ShapeBoard.changedCell(log[i + 1]);
    }
    changed.close(count);
    int first = changed.start(top);
    int cell = changed.cells()[first];
    int stone = shapes.board().stone(cell);
    windows.lookAt(cell, stone);
    neighbours.addStar(cell);
    touched.close(
        neighbours.list(changed.cells(), first, count, touched.cells(), touched.start(top)));
    lookAhead(top, changed, touched, log, start, stoneRow(stone));
    isAhead = true;
    known[top] = shapes.moveNumber(top);
  }

  /** Makes the cells those of the highest ply. */
  private void takeIn() {
    if (isAhead) {
      int cell = changed.cells()[changed.start(top)];
      windows.play(cell, shapes.board().stone(cell));
      takeIn(changed, changed.start(top), touched, touched.start(top));
      isAhead = false;
    }
  }

  private void goBack() {
    if (isAhead) {
      forget(changed, changed.start(top), touched, touched.start(top));
      isAhead = false;
    } else {
      windows.takeBack(changed.cells()[changed.start(top)]);
      restore(changed, changed.start(top), touched, touched.start(top));
    }
    changed.drop(top);
    touched.drop(top);
    top--;
  }

  /** Computes all cells as they were before the first move. */
  private void readCells() {
    Board board = shapes.board();
    Geometry geometry = board.geometry();
    neighbours.readPoints(board);
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
    windows.read(board);
    for (int ply = shapes.ply(); ply > 0; ply--) {
      windows.takeBack(ShapeBoard.changedCell(log[shapes.logStart(ply) + 1]));
    }
    clear();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (black[cell] < Combinations.COUNT) {
        enter(cell, black[cell], white[cell]);
      } else if (board.stone(cell) != Stone.BLOCKED) {
        int row = stoneRow(board.stone(cell));
        enter(cell, row, row);
      }
    }
    for (int i = 0; i < geometry.pointCount(); i++) {
      if (board.stone(geometry.point(i)) != Stone.BLOCKED) {
        enterWindows(geometry.point(i));
        addResponse(geometry.point(i));
      }
    }
  }

  private void enterWindows(int cell) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      enterWindow(cell, windows.row(cell, direction));
    }
  }

  /** The windows of the cells, and which of them the move changes that is looked at. */
  final CellWindows windows() {
    return windows;
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
  abstract void enter(int cell, int blackRow, int whiteRow);

  /** Adds a row of {@link LineWindows} to the response of a cell. */
  abstract void enterWindow(int cell, int row);

  /** Adds the response of a cell to the sums of ply 0. */
  abstract void addResponse(int cell);

  /**
   * Computes the sums of the ply after a move. The cells may stay as they are until the move is
   * {@linkplain #takeIn taken in} or {@linkplain #forget forgotten}.
   *
   * @param changed the cells whose features may change: the highest list, in the log's order
   * @param touched those whose responses may: the highest list
   * @param log the changes, see {@link ShapeBoard#log}; the first is that of the move's own cell
   * @param start where they begin
   * @param stoneRow the row of the stone
   */
  abstract void lookAhead(
      int ply, CellStack changed, CellStack touched, long[] log, int start, int stoneRow);

  /**
   * Saves what the move changes that was looked at last, and changes it. Here and below the lists
   * are the highest ones, and begin at these places.
   */
  abstract void takeIn(CellStack changed, int firstChanged, CellStack touched, int firstTouched);

  /** Forgets the move that was looked at last, and not taken in. */
  abstract void forget(CellStack changed, int firstChanged, CellStack touched, int firstTouched);

  /** Takes back what a move has changed that was taken in, but not the sums. */
  abstract void restore(CellStack changed, int firstChanged, CellStack touched, int firstTouched);

  /** Takes the sums of a ply apart, see {@link #sums}. */
  abstract void unpack(int ply, float[] into, int offset);
}
