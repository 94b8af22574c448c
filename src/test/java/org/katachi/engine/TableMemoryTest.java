package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.katachi.search.TranspositionTable;

class TableMemoryTest {

  private static final long MEGABYTE = 1 << 20;

  @Test
  void aShortTurnNeedsASmallTable() {
    long tiny = new TableMemory().tableFor(Limits.none().withTurnMillis(0)).bytes();
    long small = new TableMemory().tableFor(Limits.none().withTurnMillis(50)).bytes();
    long large = new TableMemory().tableFor(Limits.none().withTurnMillis(1000)).bytes();
    assertTrue(tiny <= small && small < large);
  }

  @Test
  void theTableLeavesRoomForTheProcess() {
    Limits limits =
        Limits.none()
            .withTurnMillis(60_000)
            .withMaxMemory(TableMemory.LEAST_PROCESS_BYTES + 15 * MEGABYTE);
    assertEquals(16 * MEGABYTE, new TableMemory().tableFor(limits).bytes());
  }

  @Test
  void theSizeThatIsNamedIsKept() {
    Limits limits = Limits.none().withTurnMillis(60_000).withHashBytes(5 * MEGABYTE);
    assertEquals(4 * MEGABYTE, new TableMemory().tableFor(limits).bytes());
  }

  @Test
  void theTableStaysFromMoveToMoveAndIsEmptiedForANewGame() {
    TableMemory memory = new TableMemory();
    Limits limits = Limits.none().withTurnMillis(50);
    TranspositionTable table = memory.tableFor(limits);
    table.store(42, 1, 2, 3, TranspositionTable.EXACT);
    assertSame(table, memory.tableFor(limits.withTurnMillis(20)));
    memory.clear();
    assertEquals(TranspositionTable.MISSING, memory.tableFor(limits).probe(42));
  }

  @Test
  void aSmallerLimitBringsASmallerTable() {
    TableMemory memory = new TableMemory();
    TranspositionTable table = memory.tableFor(Limits.none().withTurnMillis(1000));
    TranspositionTable smaller =
        memory.tableFor(Limits.none().withTurnMillis(1000).withHashBytes(MEGABYTE));
    assertNotSame(table, smaller);
    assertEquals(MEGABYTE, smaller.bytes());
  }
}
