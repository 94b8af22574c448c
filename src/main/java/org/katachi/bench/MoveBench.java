package org.katachi.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.katachi.board.Board;
import org.katachi.engine.Position;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeWeights;
import org.katachi.shape.TrackedBoard;

/**
 * Counts how many moves a second are made and unmade with all tables kept up to date: the win table
 * with the line keys, and the shapes with the cell classes.
 */
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
    positions.forEach(MoveBench::measureWindows);
    positions.forEach(MoveBench::measureShapes);
    out.printf(Locale.ROOT, "%-12s %-6s %12s %12s%n", "rule", "size", "win table", "shapes");
    double windowsSum = 0;
    double shapesSum = 0;
    for (Position position : positions) {
      double windows = measureWindows(position);
      double shapes = measureShapes(position);
      out.printf(
          Locale.ROOT,
          "%-12s %-6s %12.0f %12.0f%n",
          position.rules(),
          position.geometry(),
          windows,
          shapes);
      windowsSum += windows;
      shapesSum += shapes;
    }
    out.printf(
        Locale.ROOT,
        "%nAverage             %12.0f %12.0f moves/s, each made and unmade%n",
        windowsSum / positions.size(),
        shapesSum / positions.size());
  }

  private static double measureWindows(Position position) {
    TrackedBoard tracked = new TrackedBoard(position.toBoard());
    return measure(freeCellsNearStones(tracked), tracked::play, tracked::undo);
  }

  private static double measureShapes(Position position) {
    int[] cells = freeCellsNearStones(new TrackedBoard(position.toBoard()));
    ShapeBoard shapes =
        new ShapeBoard(position.toBoard(), position.rules().rule(), ShapeWeights.NONE);
    return measure(cells, shapes::play, shapes::undo);
  }

  private static double measure(int[] cells, IntConsumer play, Runnable undo) {
    long moves = 0;
    long started = System.nanoTime();
    double seconds = 0;
    while (seconds < SECONDS_A_POSITION) {
      for (int trip = 0; trip < TRIPS_BETWEEN_LOOKS; trip++) {
        for (int i = 0; i < MOVES_AT_A_TIME; i++) {
          play.accept(cells[(trip + i) % cells.length]);
        }
        for (int i = 0; i < MOVES_AT_A_TIME; i++) {
          undo.run();
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
