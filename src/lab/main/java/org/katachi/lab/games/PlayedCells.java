package org.katachi.lab.games;

import java.util.stream.IntStream;

/** Checks moves that come from elsewhere. */
public final class PlayedCells {

  private PlayedCells() {}

  /**
   * Checks that moves can be played one after the other, on an empty board.
   *
   * @param cells the moves
   * @throws IllegalArgumentException if two are on the same point
   */
  public static void check(IntStream cells) {
    int[] all = cells.toArray();
    if (IntStream.of(all).distinct().count() != all.length) {
      throw new IllegalArgumentException("a point is played twice");
    }
  }
}
