package org.katachi.board;

import java.util.Arrays;
import java.util.List;

/**
 * A rotation or reflection of a board onto itself. Games that differ by one are the same game.
 *
 * <p>Those that exchange columns and rows exist on a square only.
 */
public enum Symmetry {
  IDENTITY(false, false, false),
  /** Left becomes right. */
  MIRROR_X(false, true, false),
  /** Top becomes bottom. */
  MIRROR_Y(false, false, true),
  HALF_TURN(false, true, true),
  /** Columns become rows. */
  TRANSPOSE(true, false, false),
  QUARTER_TURN_RIGHT(true, true, false),
  QUARTER_TURN_LEFT(true, false, true),
  ANTI_TRANSPOSE(true, true, true);

  private final boolean exchanges;
  private final boolean mirrorsX;
  private final boolean mirrorsY;

  Symmetry(boolean exchanges, boolean mirrorsX, boolean mirrorsY) {
    this.exchanges = exchanges;
    this.mirrorsX = mirrorsX;
    this.mirrorsY = mirrorsY;
  }

  /**
   * The symmetries of a board: eight on a square, four on another rectangle; the identity first.
   */
  public static List<Symmetry> of(Geometry geometry) {
    return Arrays.stream(values()).filter(symmetry -> symmetry.fits(geometry)).toList();
  }

  /** Whether this symmetry maps a board onto itself. */
  public boolean fits(Geometry geometry) {
    return !exchanges || geometry.width() == geometry.height();
  }

  /**
   * The image of a point of the board.
   *
   * @throws IllegalArgumentException if the board has no such symmetry
   */
  public Point apply(Geometry geometry, Point point) {
    if (!fits(geometry)) {
      throw new IllegalArgumentException("no " + this + " of a board of " + geometry);
    }
    int x = exchanges ? point.y() : point.x();
    int y = exchanges ? point.x() : point.y();
    return new Point(
        mirrorsX ? geometry.width() - 1 - x : x, mirrorsY ? geometry.height() - 1 - y : y);
  }
}
