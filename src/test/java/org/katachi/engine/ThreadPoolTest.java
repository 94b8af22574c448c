package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.katachi.Coverage;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;
import org.katachi.search.LimitCheck;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.AbdadaTable;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

@StatisticsReport(onFailureOnly = true)
class ThreadPoolTest {

  private static final int HELPERS = 2;
  private static final LimitCheck.Nodes LIMIT = new LimitCheck.Nodes(20_000);
  private static final Position POSITION =
      TestSearches.position(Rule.FREESTYLE, 15, "h8i9g9i7i8h9j9");

  @Test
  void theHelpersStartAfterDepthThree() {
    ThreadPool threads = threads(HELPERS);
    List<Integer> running = new ArrayList<>();
    threads.search(
        POSITION.toBoard(), LIMIT, 1, new int[0], finished -> running.add(threads.running()));
    threads.close();
    // Each iteration is reported after its depth is finished.
    assertEquals(List.of(0, 0, HELPERS, HELPERS), running.subList(0, 4));
  }

  @Test
  void theNodesOfHelpersAreCountedInEachSearchAnew() {
    ThreadPool threads = threads(HELPERS);
    for (int move = 0; move < 3; move++) {
      List<Long> nodes = new ArrayList<>();
      threads.search(
          POSITION.toBoard(),
          new UntilHelpersHaveNodes(threads),
          1,
          new int[0],
          finished -> nodes.add(threads.helperNodes()));
      assertTrue(threads.helperNodes() > 0);
      assertEquals(List.of(0L, 0L), nodes.subList(0, 2));
      threads.stop();
      threads.join();
    }
    threads.close();
  }

  /** A busy machine may let the helpers wait. */
  private record UntilHelpersHaveNodes(ThreadPool threads) implements LimitCheck {

    private static final int FAR_TOO_MANY = 50_000_000;

    @Override
    public boolean isHardLimitReached(long nodes) {
      return nodes > FAR_TOO_MANY || threads.helperNodes() > 0;
    }

    @Override
    public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
      return !isHardLimitReached(nodes);
    }
  }

  @Test
  void theSameThreadsSearchMoveAfterMove() {
    ThreadPool threads = threads(HELPERS);
    for (int move = 0; move < 20; move++) {
      threads.search(POSITION.toBoard(), LIMIT, 1, new int[0], finished -> {});
      threads.stop();
      threads.join();
      assertFalse(threads.hasFailed());
      assertEquals(HELPERS, threads.helperCount());
    }
    threads.close();
  }

  @Test
  void aClosedHelperEndsItsThread() throws InterruptedException {
    SearchWorker helper = new SearchWorker(threads(0).main());
    helper.start(POSITION.toBoard(), false);
    helper.close();
    helper.join();
    helper.thread().join(10_000);
    assertFalse(helper.thread().isAlive());
  }

  /** Each helper finds less room than the one before. */
  @Test
  void helpersThatFindNoRoomAreLeftOut() {
    ThreadPool threads =
        new ThreadPool(POSITION, evaluation(), tables(ProofNumberTable.tiny()), 16) {
          private int made;

          @Override
          Searcher helper(Position position, ShapeEvaluation evaluation, SearchTables tables) {
            if (++made > HELPERS) {
              throw new OutOfMemoryError("no room");
            }
            return super.helper(position, evaluation, tables);
          }
        };
    assertEquals(HELPERS, threads.helperCount());
    assertTrue(threads.fit(POSITION, 16));
    threads.search(POSITION.toBoard(), LIMIT, 1, new int[0], finished -> {});
    int move = threads.main().best().move();
    assertTrue(POSITION.isEmpty(POSITION.geometry().toPoint(move)));
    threads.close();
  }

  @Test
  void aHelperThatFailedIsReplaced() {
    ThreadPool threads =
        new ThreadPool(POSITION, evaluation(), tables(ProofNumberTable.tiny()), 1) {
          @Override
          Searcher helper(Position position, ShapeEvaluation evaluation, SearchTables tables) {
            // A searcher of a smaller board fails as soon as it takes over the position.
            Position small = TestSearches.position(Rule.FREESTYLE, 5, "");
            return super.helper(small, evaluation, tables);
          }
        };
    assertTrue(threads.fit(POSITION, 1));
    threads.search(POSITION.toBoard(), LIMIT, 1, new int[0], finished -> {});
    threads.join();
    int move = threads.main().best().move();
    assertTrue(POSITION.isEmpty(POSITION.geometry().toPoint(move)));
    assertFalse(threads.fit(POSITION, 1));
    threads.close();
  }

  @Property(tries = 100)
  void eachDepthIsFinishedOnce(@ForAll Random random) {
    Position position = UnfinishedGames.play(Rule.FREESTYLE, random);
    List<Integer> finished = new ArrayList<>();
    ShapeEvaluation evaluation = ShapeEvaluation.of(Rule.FREESTYLE, position.geometry());
    Searcher searcher = ThreadPool.searcher(position, evaluation, tables(new ProofNumberTable()));
    searcher.newSearch(position.toBoard(), new LimitCheck.Nodes(5_000));
    searcher.search(iteration -> {}, finished::add);
    assertEquals(IntStream.rangeClosed(1, finished.size()).boxed().toList(), finished);
    Coverage.mustOccur("several depths", finished.size() > 1);
  }

  private static ThreadPool threads(int helpers) {
    return new ThreadPool(POSITION, evaluation(), tables(new ProofNumberTable()), helpers);
  }

  private static ShapeEvaluation evaluation() {
    return ShapeEvaluation.of(Rule.FREESTYLE, POSITION.geometry());
  }

  /** Tables of threads that put off each other's moves. */
  private static SearchTables tables(ProofNumberTable proofNumbers) {
    return new SearchTables(new TranspositionTable(1 << 20), proofNumbers, new AbdadaTable());
  }
}
