package org.katachi.tournament.match;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;
import org.katachi.classic.detect.FullScanDetector;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.tournament.player.Termination;

/**
 * Judges games by looking at the whole board after each move, at every run of stones in every
 * direction.
 */
final class SlowJudge {

  private static final int FIVE = 5;
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final GameSetup setup;
  private final Geometry geometry;
  private final int[][] colours;

  /** How a game ended, and after which of its stones. */
  record Judgement(Optional<Colour> winner, Termination ending, int stones) {}

  SlowJudge(GameSetup setup) {
    this.setup = setup;
    geometry = setup.geometry();
    colours = new int[geometry.width()][geometry.height()];
  }

  /** Nothing if the game is not over with the last stone. */
  Optional<Judgement> judge(List<Point> points) {
    Referee referee = new Referee(setup.rules());
    Board board = new Board(geometry);
    FullScanDetector detector = new FullScanDetector(geometry, FIVE);
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      int cell = geometry.cell(point);
      Colour side = Colour.of(board.sideToMove());
      boolean forbidden = referee.isForbidden(board, cell, side.stone());
      board.play(cell);
      detector.place(cell, side.stone());
      colours[point.x()][point.y()] = side.stone();
      boolean wins = hasWinningRun(side.stone());
      if (setup.rules().rule() == Rule.FREESTYLE && wins != detector.wins(cell)) {
        throw new AssertionError("the two scans differ at " + point);
      }
      if (wins) {
        return Optional.of(new Judgement(Optional.of(side), Termination.FIVE, i + 1));
      }
      if (forbidden) {
        return Optional.of(new Judgement(Optional.of(side.opponent()), Termination.FOUL, i + 1));
      }
    }
    return points.size() == geometry.pointCount()
        ? Optional.of(new Judgement(Optional.empty(), Termination.FULL_BOARD, points.size()))
        : Optional.empty();
  }

  private boolean hasWinningRun(int colour) {
    for (int x = 0; x < geometry.width(); x++) {
      for (int y = 0; y < geometry.height(); y++) {
        for (int[] direction : DIRECTIONS) {
          if (isWinningRun(x, y, direction, colour)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a run of that colour begins here and wins. */
  private boolean isWinningRun(int x, int y, int[] direction, int colour) {
    int before = colour(x - direction[0], y - direction[1]);
    int length = 0;
    while (colour(x + length * direction[0], y + length * direction[1]) == colour) {
      length++;
    }
    int after = colour(x + length * direction[0], y + length * direction[1]);
    int opponent = Stone.opponent(colour);
    boolean stopped = before == opponent && after == opponent;
    return before != colour
        && switch (setup.rules().rule()) {
          case FREESTYLE -> length >= FIVE;
          case STANDARD -> length == FIVE;
          case RENJU -> length == FIVE || (length > FIVE && colour == Stone.WHITE);
          case CARO -> length > FIVE || (length == FIVE && !stopped);
          case CARO_EXACT -> length == FIVE && !stopped;
        };
  }

  private int colour(int x, int y) {
    return geometry.contains(x, y) ? colours[x][y] : Stone.BLOCKED;
  }
}
