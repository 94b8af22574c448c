package org.katachi.lab.convolution;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.LineWindows;

/**
 * The embeddings of the four windows around each point of a board of one size.
 *
 * <p>A window moves along each line of the board. The cell that enters it is its lowest, so it is
 * the mirror image of the one at its place; both share an embedding.
 */
final class BoardWindows {

  static final int DIRECTIONS = Geometry.DIRECTIONS;

  /** From a cell of a window to the next. */
  static final int CELL_BITS = LineWindows.shift(1) - LineWindows.shift(0);

  /** A window of cells beyond the edge: {@link Stone#BLOCKED} has both bits. */
  private static final int WINDOW = (1 << LineWindows.BITS) - 1;

  private final char[] indices = LineWindows.indices();

  /** By direction the lines of the board, each with its points in order. */
  private final List<List<int[]>> lines = new ArrayList<>();

  BoardWindows(int width, int height) {
    Geometry geometry = new Geometry(width, height);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      lines.add(lines(geometry, geometry.step(direction)));
    }
  }

  private static List<int[]> lines(Geometry geometry, int step) {
    List<int[]> lines = new ArrayList<>();
    for (int point = 0; point < geometry.pointCount(); point++) {
      int cell = geometry.point(point);
      if (!geometry.isOnBoard(cell - step)) {
        lines.add(line(geometry, cell, step));
      }
    }
    return lines;
  }

  private static int[] line(Geometry geometry, int start, int step) {
    List<Integer> points = new ArrayList<>();
    for (int cell = start; geometry.isOnBoard(cell); cell += step) {
      points.add(geometry.y(cell) * geometry.width() + geometry.x(cell));
    }
    return points.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Finds the embeddings.
   *
   * @param stones by point the {@link Stone} on it
   * @param into by {@code DIRECTIONS * point + direction} becomes the offset of the embedding in
   *     the table
   */
  void read(int[] stones, int[] into) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      for (int[] line : lines.get(direction)) {
        readLine(line, stones, direction, into);
      }
    }
  }

  private void readLine(int[] line, int[] stones, int direction, int[] into) {
    int window = WINDOW;
    for (int i = 0; i < line.length + LineWindows.REACH; i++) {
      int entering = i < line.length ? stones[line[i]] : Stone.BLOCKED;
      window = (window << CELL_BITS | entering) & WINDOW;
      if (i >= LineWindows.REACH) {
        int index = DIRECTIONS * line[i - LineWindows.REACH] + direction;
        into[index] = indices[window] * ConvolutionWeights.CHANNELS;
      }
    }
  }
}
