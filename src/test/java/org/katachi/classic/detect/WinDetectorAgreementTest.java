package org.katachi.classic.detect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.katachi.Coverage;
import org.katachi.board.Geometry;

/**
 * Random games, with stones taken away in any order, hold all detectors and a slow twin together.
 */
@StatisticsReport(onFailureOnly = true)
class WinDetectorAgreementTest {

  @Property(tries = 150)
  void allDetectorsAgree(
      @ForAll @IntRange(min = 1, max = 24) int width,
      @ForAll @IntRange(min = 1, max = 24) int height,
      @ForAll @IntRange(min = 1, max = 8) int lineLength,
      @ForAll @IntRange(min = 1, max = 5) int players,
      @ForAll Random random) {
    RandomGame game = new RandomGame(new Geometry(width, height), lineLength, players, random);
    game.play();
    Coverage.mustOccur("a win with a line of five or more", lineLength >= 5 && game.wins > 0);
  }

  @Property(tries = 300)
  void allDetectorsAgreeOnLinesAsLongAsTheBoard(
      @ForAll @IntRange(min = 1, max = 12) int width,
      @ForAll @IntRange(min = 1, max = 12) int height,
      @ForAll @IntRange(min = 0, max = 2) int more,
      @ForAll Random random) {
    int lineLength = Math.max(width, height) + more;
    RandomGame game = new RandomGame(new Geometry(width, height), lineLength, 2, random);
    game.play();
    Coverage.mustOccur("a win", game.wins > 0);
    Coverage.mustOccur("a line longer than the board", more > 0);
  }

  @Test
  void randomGamesHoldManyWins() {
    RandomGame game = new RandomGame(new Geometry(12, 9), 5, 3, new Random(1));
    game.play();
    assertTrue(game.wins > 20, "wins: " + game.wins);
  }

  /** One game on all detectors at once; a stone that wins is taken back, and the game goes on. */
  private static final class RandomGame {

    private final Geometry geometry;
    private final int lineLength;
    private final int players;
    private final Random random;
    private final List<WinDetector> detectors = new ArrayList<>();
    private final int[][] grid;
    private final List<Integer> empty = new ArrayList<>();
    private final List<Integer> occupied = new ArrayList<>();
    private int wins;

    RandomGame(Geometry geometry, int lineLength, int players, Random random) {
      this.geometry = geometry;
      this.lineLength = lineLength;
      this.players = players;
      this.random = random;
      for (DetectorKind kind : DetectorKind.values()) {
        detectors.add(kind.create(geometry, lineLength, players));
      }
      grid = new int[geometry.width()][geometry.height()];
      for (int i = 0; i < geometry.pointCount(); i++) {
        empty.add(geometry.point(i));
      }
    }

    void play() {
      for (int i = 0; i < 4 * geometry.pointCount(); i++) {
        if (occupied.isEmpty() || (!empty.isEmpty() && random.nextInt(4) > 0)) {
          place();
        } else {
          remove(occupied.get(random.nextInt(occupied.size())));
        }
      }
    }

    private void place() {
      Integer cell = empty.get(random.nextInt(empty.size()));
      // Player 1 moves more often than the others, so that lines come about.
      int player = random.nextBoolean() ? 1 : 1 + random.nextInt(players);
      empty.remove(cell);
      occupied.add(cell);
      grid[geometry.x(cell)][geometry.y(cell)] = player;
      boolean expected = slowlyWins(geometry.x(cell), geometry.y(cell));
      for (WinDetector detector : detectors) {
        detector.place(cell, player);
        assertEquals(expected, detector.wins(cell), () -> detector + " at " + cell);
      }
      if (expected) {
        wins++;
        remove(cell);
      }
    }

    private void remove(Integer cell) {
      occupied.remove(cell);
      empty.add(cell);
      grid[geometry.x(cell)][geometry.y(cell)] = 0;
      detectors.forEach(detector -> detector.remove(cell));
    }

    private boolean slowlyWins(int x, int y) {
      return longest(x, y, 1, 0) >= lineLength
          || longest(x, y, 0, 1) >= lineLength
          || longest(x, y, 1, 1) >= lineLength
          || longest(x, y, 1, -1) >= lineLength;
    }

    private int longest(int x, int y, int stepX, int stepY) {
      return 1 + ray(x, y, stepX, stepY) + ray(x, y, -stepX, -stepY);
    }

    private int ray(int x, int y, int stepX, int stepY) {
      int nextX = x + stepX;
      int nextY = y + stepY;
      return geometry.contains(nextX, nextY) && grid[nextX][nextY] == grid[x][y]
          ? 1 + ray(nextX, nextY, stepX, stepY)
          : 0;
    }
  }
}
