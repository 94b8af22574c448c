package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/**
 * Threads × memory × time × board, on sixteen processors and in the heap of the brain's launcher:
 * whatever the limits, a legal move is played, no helper fails, and the memory is kept.
 */
class EngineLimitsTest {

  private static final long MEGABYTE = 1 << 20;
  private static final MemoryBudget LEDGER = new MemoryBudget(16, 174 * MEGABYTE);
  private static final int MOVES = 3;

  /** Threads in play are those that find room. A turn of -1 ms has a limit of depth instead. */
  @ParameterizedTest
  @CsvSource({
    "FREESTYLE, 1, 80, 0, 5, 1",
    "FREESTYLE, 16, 80, 20, 15, 1",
    "RENJU, 16, 95, -1, 15, 4",
    "FREESTYLE, 2, 350, -1, 40, 2",
    "FREESTYLE, 16, 350, 0, 20, 16",
    "STANDARD, 16, 350, -1, 20, 16",
    "FREESTYLE, 16, 350, 3000, 5, 16",
    "CARO, 16, 160, -1, 40, 11",
    "FREESTYLE, 64, 0, -1, 40, 16",
  })
  void everyLimitIsKeptAndAMoveIsPlayed(
      Rule rule, int threads, long megabytes, long turn, int size, int inPlay) {
    Position position =
        Position.of(new Geometry(size, size), new RuleSet(rule, false), opening(size));
    SearchResources pool = new SearchResources(LEDGER);
    Random random = new Random(size);
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults(), pool)) {
      for (int move = 0; move < MOVES; move++) {
        SearchLimits limits = limits(threads, megabytes, turn);
        Point point = engine.choose(position, new SearchControl(limits), lines -> {}).move();
        assertLegal(position, point);
        assertMemoryIsKept(pool, position, limits, inPlay);
        position = position.play(point).play(anyEmpty(position.play(point), random));
      }
    }
  }

  private static SearchLimits limits(int threads, long megabytes, long turn) {
    SearchLimits.Builder limits = SearchLimits.builder().threads(threads);
    if (megabytes > 0) {
      limits.maxMemory(megabytes * MEGABYTE);
    }
    return (turn < 0 ? limits.maxDepth(6) : limits.turnMillis(turn).maxNodes(100_000)).build();
  }

  private static void assertLegal(Position position, Point point) {
    assertTrue(position.isEmpty(point), () -> point + " is not empty");
    List<Point> forbidden = new Referee(position.rules()).forbiddenPoints(position.toBoard());
    assertFalse(position.sideToMove() == Colour.BLACK && forbidden.contains(point));
  }

  private static void assertMemoryIsKept(
      SearchResources pool, Position position, SearchLimits limits, int inPlay) {
    ShapeEvaluation evaluation = ShapeEvaluation.of(position.rules().rule(), position.geometry());
    ThreadPool used = pool.threadsFor(position, evaluation, limits);
    assertFalse(used.hasFailed());
    assertEquals(inPlay, 1 + used.helperCount());
    long helpers = used.helperCount() * MemoryBudget.helperBytes(position.geometry());
    long bytes = pool.tableBytes() + helpers;
    long process = MemoryBudget.MIN_PROCESS_BYTES - MemoryBudget.MIN_TABLE_BYTES;
    long most = Math.min(LEDGER.heapBytes() * 3 / 4, limits.maxMemory() - process);
    assertTrue(bytes <= most, () -> bytes + " bytes of " + most);
  }

  /** Three stones in the middle. */
  private static List<Point> opening(int size) {
    int middle = size / 2;
    return List.of(
        new Point(middle, middle), new Point(middle + 1, middle), new Point(middle, middle + 1));
  }

  private static Point anyEmpty(Position position, Random random) {
    Point point;
    do {
      point =
          new Point(
              random.nextInt(position.geometry().width()),
              random.nextInt(position.geometry().height()));
    } while (!position.isEmpty(point));
    return point;
  }
}
