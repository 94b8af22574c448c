package org.katachi.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.katachi.board.Board;
import org.katachi.engine.Position;
import org.katachi.shape.TrackedBoard;

/** Counts how many moves a second are made and unmade with all tables kept up to date. */
final class MoveBench {

  private static final double SECONDS_A_POSITION = 0.25;

  /** Moves are made in so many different places near the stones before they are all taken back. */
  private static final int MOVES_AT_A_TIME = 8;

  private static final int TRIPS_BETWEEN_LOOKS = 1000;

  private final PrintStream out;

  MoveBench(PrintStream out) {
    this.out = out;
  }

  void run() {
    List<Position> positions = BenchPositions.load();
    positions.forEach(this::measure);
    double sum = 0;
    for (Position position : positions) {
      double movesASecond = measure(position);
      out.printf(
          Locale.ROOT,
          "%-12s %-6s %10.0f moves/s%n",
          position.rules(),
          position.geometry(),
          movesASecond);
      sum += movesASecond;
    }
    out.printf(
        Locale.ROOT, "%nAverage %.0f moves/s, each made and unmade%n", sum / positions.size());
  }

  private double measure(Position position) {
    TrackedBoard tracked = new TrackedBoard(position.toBoard());
    int[] cells = freeCellsNearStones(tracked);
    long moves = 0;
    long started = System.nanoTime();
    double seconds = 0;
    while (seconds < SECONDS_A_POSITION) {
      for (int trip = 0; trip < TRIPS_BETWEEN_LOOKS; trip++) {
        for (int i = 0; i < MOVES_AT_A_TIME; i++) {
          tracked.play(cells[(trip + i) % cells.length]);
        }
        for (int i = 0; i < MOVES_AT_A_TIME; i++) {
          tracked.undo();
        }
      }
      moves += (long) TRIPS_BETWEEN_LOOKS * MOVES_AT_A_TIME;
      seconds = (System.nanoTime() - started) / 1e9;
    }
    return moves / seconds;
  }

  private static int[] freeCellsNearStones(TrackedBoard tracked) {
    Board board = tracked.board();
    return IntStream.range(0, board.geometry().pointCount())
        .map(board.geometry()::point)
        .filter(cell -> board.isEmpty(cell) && tracked.isNearStone(cell))
        .toArray();
  }
}
