package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;
import org.katachi.search.table.TranspositionTable;

/** What is kept from move to move and from game to game. */
class SearchResourcesTest {

  private static final long MEGABYTE = 1 << 20;
  private static final MemoryBudget LEDGER = new MemoryBudget(4, 174 * MEGABYTE);
  private static final Position FIRST = TestSearches.position(Rule.FREESTYLE, 15, "h8i9");
  private static final Position LATER = TestSearches.position(Rule.FREESTYLE, 15, "h8i9g9i7");

  /** The tables that the pool has made. */
  private final List<TranspositionTable> tables = new ArrayList<>();

  private long largest = Long.MAX_VALUE;

  private final SearchResources pool =
      new SearchResources(LEDGER) {
        @Override
        TranspositionTable newTable(long bytes) {
          if (bytes > largest) {
            throw new OutOfMemoryError("no room");
          }
          tables.add(super.newTable(bytes));
          return tables.get(tables.size() - 1);
        }
      };

  @Test
  void allOfItStaysFromMoveToMove() {
    ThreadPool threads = threadsFor(FIRST, turn(50, 1));
    assertSame(threads, threadsFor(LATER, turn(50, 1)));
    assertSame(threads, threadsFor(LATER, turn(20, 1)));
    assertEquals(1, tables.size());
  }

  @Test
  void anotherSizeOrRuleBringsOtherThreadsWithTheSameTable() {
    ThreadPool threads = threadsFor(FIRST, turn(50, 1));
    ThreadPool renju = threadsFor(TestSearches.position(Rule.RENJU, 15, "h8"), turn(50, 1));
    ThreadPool large = threadsFor(TestSearches.position(Rule.RENJU, 20, "h8"), turn(50, 1));
    assertNotSame(threads, renju);
    assertNotSame(renju, large);
    assertEquals(1, tables.size());
  }

  @Test
  void anotherNumberOfThreadsIsTaken() {
    assertEquals(0, threadsFor(FIRST, turn(50, 1)).helperCount());
    assertEquals(2, threadsFor(FIRST, turn(50, 3)).helperCount());
    assertEquals(3, threadsFor(FIRST, turn(50, 16)).helperCount());
    assertEquals(0, threadsFor(FIRST, turn(50, 1)).helperCount());
  }

  @Test
  void theTableIsEmptiedForANewGame() {
    threadsFor(FIRST, turn(50, 1));
    tables.get(0).store(42, 1, 2, 3, TranspositionTable.EXACT);
    pool.newGame();
    threadsFor(FIRST, turn(50, 1));
    assertEquals(TranspositionTable.MISSING, tables.get(0).probe(42));
    assertEquals(1, tables.size());
  }

  @Test
  void aSmallerLimitBringsASmallerTable() {
    threadsFor(FIRST, turn(1000, 1));
    threadsFor(FIRST, SearchLimits.builder().turnMillis(1000).hashBytes(MEGABYTE).build());
    assertEquals(2, tables.size());
    assertEquals(MEGABYTE, tables.get(1).bytes());
  }

  @Test
  void aFullHeapGivesASmallerTableAndNotAnotherTryAtEachMove() {
    largest = 3 * MEGABYTE;
    ThreadPool threads = threadsFor(FIRST, turn(60_000, 1));
    assertEquals(2 * MEGABYTE, tables.get(0).bytes());
    assertSame(threads, threadsFor(FIRST, turn(60_000, 1)));
    assertEquals(1, tables.size());
  }

  @Test
  void aTableFromAFileIsAsLargeAsTheLedgerAllowsAndStays(@TempDir Path folder) throws IOException {
    SearchLimits limits = SearchLimits.builder().turnMillis(50).hashBytes(8 * MEGABYTE).build();
    threadsFor(FIRST, limits);
    HashFile file = new HashFile(folder.resolve("table.bin"), FIRST, 1);
    tables.get(0).store(42, 1, 2, 3, TranspositionTable.EXACT);
    assertEquals(1, pool.dumpTable(file));
    assertEquals(1, pool.loadTable(file, limits));
    threadsFor(FIRST, SearchLimits.builder().turnMillis(60_000).hashBytes(8 * MEGABYTE).build());
    assertEquals(2, tables.size());
    assertEquals(8 * MEGABYTE, tables.get(1).bytes());
    assertNotEquals(TranspositionTable.MISSING, tables.get(1).probe(42));
  }

  @Test
  void aFileThatIsRefusedLeavesTheTable(@TempDir Path folder) {
    threadsFor(FIRST, turn(50, 1));
    tables.get(0).store(42, 1, 2, 3, TranspositionTable.EXACT);
    HashFile missing = new HashFile(folder.resolve("missing"), FIRST, 1);
    assertThrows(IOException.class, () -> pool.loadTable(missing, turn(50, 1)));
    assertEquals(1, tables.size());
    assertNotEquals(TranspositionTable.MISSING, tables.get(0).probe(42));
  }

  @Test
  void discardedThreadsAreMadeAnew() {
    ThreadPool threads = threadsFor(FIRST, turn(50, 2));
    pool.discardThreads();
    ThreadPool others = threadsFor(FIRST, turn(50, 2));
    assertNotSame(threads, others);
    assertEquals(1, others.helperCount());
    assertTrue(others.fit(LATER, 1));
  }

  private ThreadPool threadsFor(Position position, SearchLimits limits) {
    ShapeEvaluation evaluation = ShapeEvaluation.of(position.rules().rule(), position.geometry());
    return pool.threadsFor(position, evaluation, limits);
  }

  private static SearchLimits turn(long millis, int threads) {
    return SearchLimits.builder().turnMillis(millis).threads(threads).build();
  }
}
