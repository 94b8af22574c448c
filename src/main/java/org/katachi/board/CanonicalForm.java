package org.katachi.board;

import java.util.Arrays;
import java.util.List;

/**
 * The canonical form of an opening: the same for all openings that differ by a symmetry of the
 * board or by the order of their moves.
 */
public final class CanonicalForm {

  private final int[] stones;

  private CanonicalForm(int[] stones) {
    this.stones = stones;
  }

  /**
   * The form of an opening.
   *
   * @param moves in the order of play, black's first
   */
  public static CanonicalForm of(Geometry geometry, List<Point> moves) {
    int[] min = null;
    for (Symmetry symmetry : Symmetry.of(geometry)) {
      int[] stones = stones(geometry, moves, symmetry);
      if (min == null || Arrays.compare(stones, min) < 0) {
        min = stones;
      }
    }
    return new CanonicalForm(min);
  }

  /** Twice the number of each stone's point, and one more for white, in rising order. */
  private static int[] stones(Geometry geometry, List<Point> moves, Symmetry symmetry) {
    int[] stones = new int[moves.size()];
    for (int i = 0; i < stones.length; i++) {
      Point point = symmetry.apply(geometry, moves.get(i));
      stones[i] = 2 * (point.y() * geometry.width() + point.x()) + i % 2;
    }
    Arrays.sort(stones);
    return stones;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CanonicalForm that && Arrays.equals(stones, that.stones);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(stones);
  }
}
