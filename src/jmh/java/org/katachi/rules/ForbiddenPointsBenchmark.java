package org.katachi.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How many points a second are asked whether they are forbidden, over 3,000 positions. An operation
 * is one position, read the counter {@code points}.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ForbiddenPointsBenchmark {

  /** The positions and the points that are asked in each. */
  @State(Scope.Benchmark)
  public static class Positions {

    /** How far from the next stone a point may be, in steps; 15 takes all empty points. */
    @Param({"3", "15"})
    int distance;

    private final List<Board> boards = new ArrayList<>();
    private final List<int[]> points = new ArrayList<>();
    private int next;

    @Setup
    public void setUp() {
      for (RenjuPositions.RenjuPosition position : RenjuPositions.all()) {
        Board board = new Board(RenjuPositions.GEOMETRY);
        position.placeOn(board);
        boards.add(board);
        points.add(emptyPointsNearStones(board));
      }
    }

    private int[] emptyPointsNearStones(Board board) {
      Geometry geometry = board.geometry();
      List<Integer> cells = new ArrayList<>();
      for (int i = 0; i < geometry.pointCount(); i++) {
        int cell = geometry.point(i);
        if (board.isEmpty(cell) && hasStoneNear(board, cell)) {
          cells.add(cell);
        }
      }
      return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean hasStoneNear(Board board, int cell) {
      Geometry geometry = board.geometry();
      for (int x = geometry.x(cell) - distance; x <= geometry.x(cell) + distance; x++) {
        for (int y = geometry.y(cell) - distance; y <= geometry.y(cell) + distance; y++) {
          if (geometry.contains(x, y) && !board.isEmpty(geometry.cell(x, y))) {
            return true;
          }
        }
      }
      return false;
    }
  }

  /** Counts what was asked and what was found. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counters {
    public long points;
    public long forbidden;
  }

  /** All chosen points of the next position. */
  @Benchmark
  public void isForbidden(Positions positions, Counters counters) {
    Board board = positions.boards.get(positions.next);
    int[] points = positions.points.get(positions.next);
    positions.next = (positions.next + 1) % positions.boards.size();
    for (int cell : points) {
      counters.forbidden += ForbiddenPoints.isForbidden(board, cell) ? 1 : 0;
    }
    counters.points += points.length;
  }
}
