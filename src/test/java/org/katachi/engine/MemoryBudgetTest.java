package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;

class MemoryBudgetTest {

  private static final long MEGABYTE = 1 << 20;
  private static final Geometry BOARD = new Geometry(20, 20);

  /** A lower bound of what a thread uses of its stack, in bytes. */
  private static final long STACK = MEGABYTE / 2;

  /** Sixteen processors, and the heap that the brain's launcher gives. */
  private static final MemoryBudget LEDGER = new MemoryBudget(16, 174 * MEGABYTE);

  @Test
  void aShortTurnNeedsASmallTable() {
    long tiny = LEDGER.tableBytes(turn(0), BOARD);
    long small = LEDGER.tableBytes(turn(50), BOARD);
    long large = LEDGER.tableBytes(turn(1000), BOARD);
    assertTrue(tiny <= small && small < large);
  }

  @Test
  void theTableLeavesRoomForTheProcess() {
    SearchLimits limits =
        SearchLimits.builder()
            .turnMillis(60_000)
            .maxMemory(MemoryBudget.MIN_PROCESS_BYTES + 15 * MEGABYTE)
            .build();
    assertEquals(16 * MEGABYTE, LEDGER.tableBytes(limits, BOARD));
  }

  @Test
  void nearlyTwoGibibytesAreALimit() {
    MemoryBudget large = new MemoryBudget(16, 16_384 * MEGABYTE);
    SearchLimits.Builder hash = SearchLimits.builder().hashBytes(8_192 * MEGABYTE);
    assertEquals(8_192 * MEGABYTE, large.tableBytes(hash.build(), BOARD));
    SearchLimits limits = hash.maxMemory(Integer.MAX_VALUE).build();
    assertEquals(1_024 * MEGABYTE, large.tableBytes(limits, BOARD));
  }

  @Test
  void theHashSizeOfTheManagerIsKept() {
    SearchLimits limits = SearchLimits.builder().turnMillis(60_000).hashBytes(5 * MEGABYTE).build();
    assertEquals(4 * MEGABYTE, LEDGER.tableBytes(limits, BOARD));
  }

  /** Sixteen threads in a process that the manager limits as Gomocup does. */
  @ParameterizedTest
  @ValueSource(ints = {5, 15, 20, 40})
  void helpersAndTableShareTheMemory(int size) {
    Geometry geometry = new Geometry(size, size);
    SearchLimits limits =
        SearchLimits.builder().turnMillis(60_000).threads(16).maxMemory(350 * MEGABYTE).build();
    assertEquals(16, LEDGER.threads(limits, geometry));
    long helpers = 15 * MemoryBudget.helperBytes(geometry);
    long table = LEDGER.tableBytes(limits, geometry);
    assertTrue(table >= 16 * MEGABYTE, () -> "a table of " + table);
    assertTrue(table + helpers <= LEDGER.heapBytes() * 3 / 4, () -> helpers + " for helpers");
  }

  @Test
  void noMoreThreadsSearchThanThereAreProcessors() {
    MemoryBudget two = new MemoryBudget(2, 174 * MEGABYTE);
    assertEquals(2, two.threads(SearchLimits.builder().threads(16).build(), BOARD));
    assertEquals(1, two.threads(SearchLimits.builder().threads(1).build(), BOARD));
  }

  @Test
  void helpersThatFindNoRoomAreLeftOut() {
    SearchLimits tight =
        SearchLimits.builder()
            .turnMillis(60_000)
            .threads(16)
            .maxMemory(MemoryBudget.MIN_PROCESS_BYTES)
            .build();
    assertEquals(1, LEDGER.threads(tight, BOARD));
  }

  /** The entry holds what the constructors of a helper allocate, and the stack of its thread. */
  @ParameterizedTest
  @ValueSource(ints = {5, 15, 18, 20, 22, 23, 40})
  void aHelperTakesNoMoreThanItsEntry(int size) {
    Geometry geometry = new Geometry(size, size);
    Position position = Position.empty(geometry, RuleSet.FREESTYLE);
    ShapeEvaluation evaluation = ShapeEvaluation.of(Rule.FREESTYLE, geometry);
    SearchTables tables = new SearchTables(new TranspositionTable(0), null).forHelper();
    ThreadPool.searcher(position, evaluation, tables);
    long before = allocated();
    Searcher helper = ThreadPool.searcher(position, evaluation, tables);
    long bytes = allocated() - before;
    long entry = MemoryBudget.helperBytes(geometry);
    assertTrue(helper.nodes() == 0 && bytes + STACK <= entry, () -> bytes + " of " + entry);
    assertTrue(entry < 2 * bytes + MEGABYTE, () -> bytes + " only, the entry is " + entry);
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  private static SearchLimits turn(long millis) {
    return SearchLimits.builder().turnMillis(millis).build();
  }
}
