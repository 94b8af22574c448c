package org.katachi.classic.detect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.katachi.board.Geometry;

/**
 * Stones of two players on a board without any five: what detectors are timed on.
 *
 * @param stones the stones in the order of play
 * @param candidates empty cells within two steps of a stone, in random order
 */
record MidGame(List<PlayedStone> stones, List<Integer> candidates) {

  static final int LINE_LENGTH = 5;
  static final int PLAYERS = 2;

  private static final int NEAR = 2;

  /** A stone of a player on its cell. */
  record PlayedStone(int cell, int player) {}

  /**
   * A game as people play it: each move near a stone, the players in turn, nobody wins.
   *
   * @param moves the number of stones
   */
  static MidGame clustered(Geometry geometry, int moves, Random random) {
    LocalScanDetector detector = new LocalScanDetector(geometry, LINE_LENGTH);
    List<PlayedStone> stones = new ArrayList<>();
    List<Integer> candidates = List.of(geometry.centre());
    while (stones.size() < moves) {
      int cell = candidates.get(random.nextInt(candidates.size()));
      int player = stones.size() % PLAYERS + 1;
      if (playsWithoutWinning(detector, cell, player)) {
        stones.add(new PlayedStone(cell, player));
        candidates = cellsNear(geometry, stones);
      }
    }
    Collections.shuffle(candidates, random);
    return new MidGame(List.copyOf(stones), List.copyOf(candidates));
  }

  /** A board as full as can be without a five, the stones anywhere. */
  static MidGame crowded(Geometry geometry, Random random) {
    LocalScanDetector detector = new LocalScanDetector(geometry, LINE_LENGTH);
    List<PlayedStone> stones = new ArrayList<>();
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      cells.add(geometry.point(i));
    }
    Collections.shuffle(cells, random);
    for (int cell : cells) {
      int player = 1 + random.nextInt(PLAYERS);
      if (!playsWithoutWinning(detector, cell, player)) {
        player = PLAYERS + 1 - player;
        if (!playsWithoutWinning(detector, cell, player)) {
          continue;
        }
      }
      stones.add(new PlayedStone(cell, player));
    }
    return new MidGame(List.copyOf(stones), cellsNear(geometry, stones));
  }

  private static boolean playsWithoutWinning(WinDetector detector, int cell, int player) {
    detector.place(cell, player);
    if (detector.wins(cell)) {
      detector.remove(cell);
      return false;
    }
    return true;
  }

  private static List<Integer> cellsNear(Geometry geometry, List<PlayedStone> stones) {
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (stones.stream().noneMatch(stone -> stone.cell() == cell)
          && stones.stream().anyMatch(stone -> distance(geometry, stone.cell(), cell) <= NEAR)) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private static int distance(Geometry geometry, int from, int to) {
    return Math.max(
        Math.abs(geometry.x(from) - geometry.x(to)), Math.abs(geometry.y(from) - geometry.y(to)));
  }
}
