package org.katachi.board;

/**
 * The shape of a board: a rectangle of points laid into one flat, padded array of cells. Immutable.
 *
 * <p>A cell is an {@code int} index into that array. Rows share their margin: the {@link #MARGIN}
 * cells left of a row are also the cells right of the row before it. So {@code MARGIN} steps from
 * any point, in any direction, stay inside the array and never reach another row's points.
 */
public final class Geometry {

  /**
   * The number of cells between the board and the end of the array: the reach of a line key of five
   * cells a side.
   */
  public static final int MARGIN = 5;

  /** The smallest width and height of a game's board. */
  public static final int MIN_SIZE = 5;

  /** The greatest width and height of a game's board. */
  public static final int MAX_SIZE = 40;

  /** The number of directions in which a line can run. */
  public static final int DIRECTIONS = 4;

  private final int width;
  private final int height;
  private final int stride;
  private final int[] steps;
  private final int[] points;

  /**
   * A board of any size; for games see {@link #isPlayable}.
   *
   * @throws IllegalArgumentException if a side is less than one
   */
  public Geometry(int width, int height) {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException("no board is " + width + " wide and " + height + " high");
    }
    this.width = width;
    this.height = height;
    stride = width + MARGIN;
    steps = new int[] {1, stride, stride + 1, stride - 1};
    points = new int[width * height];
    for (int i = 0; i < points.length; i++) {
      points[i] = cell(i % width, i / width);
    }
  }

  /** Whether a game can be played on a board of this size. */
  public static boolean isPlayable(int width, int height) {
    return width >= MIN_SIZE && width <= MAX_SIZE && height >= MIN_SIZE && height <= MAX_SIZE;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The length of the padded array. */
  public int cellCount() {
    return (height + 2 * MARGIN + 1) * stride;
  }

  /** The number of points on the board. */
  public int pointCount() {
    return points.length;
  }

  /** The cell of the point number {@code i}, counted row by row from the top left. */
  public int point(int i) {
    return points[i];
  }

  /**
   * The distance in cells from a point to its neighbour: row, column, falling diagonal, rising
   * diagonal.
   */
  public int step(int direction) {
    return steps[direction];
  }

  /** The cell of a column and a row, which must lie on the board. */
  public int cell(int x, int y) {
    return (y + MARGIN) * stride + MARGIN + x;
  }

  /** The cell of a point, which must lie on the board. */
  public int cell(Point point) {
    return cell(point.x(), point.y());
  }

  public int x(int cell) {
    return cell % stride - MARGIN;
  }

  public int y(int cell) {
    return cell / stride - MARGIN;
  }

  public Point toPoint(int cell) {
    return new Point(x(cell), y(cell));
  }

  /** Whether a column and a row lie on the board. */
  public boolean contains(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height;
  }

  /** Whether a point lies on the board. */
  public boolean contains(Point point) {
    return contains(point.x(), point.y());
  }

  /** Whether a cell of the padded array is a point of the board. */
  public boolean isOnBoard(int cell) {
    return contains(x(cell), y(cell));
  }

  /**
   * The cell in the middle; on an even side the one right of, and below, the middle, as opening
   * offsets count.
   */
  public int centre() {
    return cell(width / 2, height / 2);
  }

  /** Equal when the sides are equal. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Geometry that && width == that.width && height == that.height;
  }

  @Override
  public int hashCode() {
    return MAX_SIZE * 2 * width + height;
  }

  @Override
  public String toString() {
    return width + "x" + height;
  }
}
