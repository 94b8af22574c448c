package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.katachi.search.TranspositionTable;

class TableAllocatorTest {

  private static final long MEGABYTE = 1 << 20;

  @Test
  void aShortTurnNeedsASmallTable() {
    long tiny = new TableAllocator().tableFor(turn(0)).bytes();
    long small = new TableAllocator().tableFor(turn(50)).bytes();
    long large = new TableAllocator().tableFor(turn(1000)).bytes();
    assertTrue(tiny <= small && small < large);
  }

  @Test
  void theTableLeavesRoomForTheProcess() {
    MoveLimits limits =
        MoveLimits.builder()
            .turnMillis(60_000)
            .maxMemory(TableAllocator.MIN_PROCESS_BYTES + 15 * MEGABYTE)
            .build();
    assertEquals(16 * MEGABYTE, new TableAllocator().tableFor(limits).bytes());
  }

  @Test
  void theHashSizeOfTheManagerIsKept() {
    MoveLimits limits = MoveLimits.builder().turnMillis(60_000).hashBytes(5 * MEGABYTE).build();
    assertEquals(4 * MEGABYTE, new TableAllocator().tableFor(limits).bytes());
  }

  @Test
  void theTableStaysFromMoveToMoveAndIsEmptiedForANewGame() {
    TableAllocator tables = new TableAllocator();
    MoveLimits limits = turn(50);
    TranspositionTable table = tables.tableFor(limits);
    table.store(42, 1, 2, 3, TranspositionTable.EXACT);
    assertSame(table, tables.tableFor(turn(20)));
    tables.clear();
    assertEquals(TranspositionTable.MISSING, tables.tableFor(limits).probe(42));
  }

  @Test
  void aSmallerLimitBringsASmallerTable() {
    TableAllocator tables = new TableAllocator();
    TranspositionTable table = tables.tableFor(turn(1000));
    TranspositionTable smaller =
        tables.tableFor(MoveLimits.builder().turnMillis(1000).hashBytes(MEGABYTE).build());
    assertNotSame(table, smaller);
    assertEquals(MEGABYTE, smaller.bytes());
  }

  /** Sixteen threads of a process that the manager limits as Gomocup does. */
  @Test
  void helpersAndTableShareTheMemory() {
    MoveLimits one = MoveLimits.builder().turnMillis(60_000).threads(1).build();
    MoveLimits many = MoveLimits.builder().turnMillis(60_000).threads(16).build();
    assertEquals(1, TableAllocator.threadsFor(one));
    int threads = TableAllocator.threadsFor(many);
    assertTrue(threads >= 1 && threads <= Runtime.getRuntime().availableProcessors());
    long heap = Runtime.getRuntime().maxMemory();
    assertTrue(new TableAllocator().tableFor(many).bytes() + (threads - 1L) * 5 * MEGABYTE < heap);
  }

  @Test
  void helpersThatFindNoRoomAreLeftOut() {
    MoveLimits tight =
        MoveLimits.builder()
            .turnMillis(60_000)
            .threads(16)
            .maxMemory(TableAllocator.MIN_PROCESS_BYTES)
            .build();
    assertEquals(1, TableAllocator.threadsFor(tight));
  }

  private static MoveLimits turn(long millis) {
    return MoveLimits.builder().turnMillis(millis).build();
  }
}
