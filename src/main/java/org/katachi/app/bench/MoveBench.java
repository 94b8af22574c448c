package org.katachi.app.bench;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.classic.wintable.WinTable;
import org.katachi.engine.Position;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * Measures the moves made and unmade per second with incremental tables: the win table; the shapes;
 * and the shapes with the value of the position and the five-points of both sides after each move.
 */
final class MoveBench {

  private static final double SECONDS_PER_POSITION = 0.25;

  /** The moves in a row, on different points near the stones, before all are unmade. */
  private static final int MOVES_IN_A_ROW = 8;

  private static final int ROWS_PER_CLOCK_CHECK = 1000;

  private final PrintStream out;

  /** The sum of what positions answered: it is used, or the compiler would remove the questions. */
  private long answers;

  MoveBench(PrintStream out) {
    this.out = out;
  }

  void run() {
    List<Position> positions = BenchPositions.load();
    positions.forEach(this::measureAll);
    out.printf(
        Locale.ROOT, "%-12s %-6s %10s %10s %10s%n", "rule", "size", "windows", "shapes", "eval");
    double[] sums = new double[3];
    for (Position position : positions) {
      double[] moves = measureAll(position);
      print(position.rules().toString(), position.geometry().toString(), moves);
      Arrays.setAll(sums, i -> sums[i] + moves[i] / positions.size());
    }
    out.println();
    print("Average", "", sums);
    out.println("moves/s, each made and unmade");
    if (answers == 0) {
      throw new IllegalStateException("no position has a value");
    }
  }

  private void print(String rule, String size, double[] moves) {
    out.printf(
        Locale.ROOT, "%-12s %-6s %10.0f %10.0f %10.0f%n", rule, size, moves[0], moves[1], moves[2]);
  }

  private double[] measureAll(Position position) {
    Board board = position.toBoard();
    WinTable wins = WinTable.of(board);
    ShapeBoard shapes = new ShapeBoard(position.toBoard(), position.rules().rule());
    Evaluator evaluator =
        ShapeEvaluation.of(position.rules().rule(), position.geometry()).on(shapes);
    int[] cells = freeCellsNearStones(shapes);
    return new double[] {
      measure(cells, cell -> place(board, wins, cell), () -> remove(board, wins)),
      measure(cells, shapes::play, shapes::undo),
      measure(cells, cell -> playAndAsk(shapes, evaluator, cell), shapes::undo)
    };
  }

  private static void place(Board board, WinTable wins, int cell) {
    wins.place(cell, board.sideToMove());
    board.play(cell);
  }

  private static void remove(Board board, WinTable wins) {
    wins.remove(board.lastMove());
    board.undo();
  }

  private void playAndAsk(ShapeBoard shapes, Evaluator evaluator, int cell) {
    shapes.play(cell);
    answers += evaluator.value();
    answers += shapes.has(Stone.BLACK, CellClass.FIVE) ? 1 : 0;
    answers += shapes.has(Stone.WHITE, CellClass.FIVE) ? 1 : 0;
  }

  private static double measure(int[] cells, IntConsumer play, Runnable undo) {
    long moves = 0;
    long started = System.nanoTime();
    double seconds = 0;
    while (seconds < SECONDS_PER_POSITION) {
      for (int row = 0; row < ROWS_PER_CLOCK_CHECK; row++) {
        for (int i = 0; i < MOVES_IN_A_ROW; i++) {
          play.accept(cells[(row + i) % cells.length]);
        }
        for (int i = 0; i < MOVES_IN_A_ROW; i++) {
          undo.run();
        }
      }
      moves += (long) ROWS_PER_CLOCK_CHECK * MOVES_IN_A_ROW;
      seconds = (System.nanoTime() - started) / 1e9;
    }
    return moves / seconds;
  }

  private static int[] freeCellsNearStones(ShapeBoard shapes) {
    Board board = shapes.board();
    return IntStream.range(0, board.geometry().pointCount())
        .map(board.geometry()::point)
        .filter(cell -> board.isEmpty(cell) && shapes.isNearStone(cell))
        .toArray();
  }
}
