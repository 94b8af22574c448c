package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.katachi.search.HashTable;

class HashMemoryTest {

  private static final long MEGABYTE = 1 << 20;

  @Test
  void aShortTurnNeedsASmallTable() {
    long tiny = new HashMemory().tableFor(Limits.none().withTurnMillis(0)).bytes();
    long small = new HashMemory().tableFor(Limits.none().withTurnMillis(50)).bytes();
    long large = new HashMemory().tableFor(Limits.none().withTurnMillis(1000)).bytes();
    assertTrue(tiny <= small && small < large);
  }

  @Test
  void theTableLeavesRoomForTheProcess() {
    Limits limits =
        Limits.none()
            .withTurnMillis(60_000)
            .withMaxMemory(HashMemory.LEAST_PROCESS_BYTES + 15 * MEGABYTE);
    assertEquals(16 * MEGABYTE, new HashMemory().tableFor(limits).bytes());
  }

  @Test
  void theSizeThatIsNamedIsKept() {
    Limits limits = Limits.none().withTurnMillis(60_000).withHashBytes(5 * MEGABYTE);
    assertEquals(4 * MEGABYTE, new HashMemory().tableFor(limits).bytes());
  }

  @Test
  void theTableStaysFromMoveToMoveAndIsEmptiedForANewGame() {
    HashMemory memory = new HashMemory();
    Limits limits = Limits.none().withTurnMillis(50);
    HashTable table = memory.tableFor(limits);
    table.store(42, 1, 2, 3, HashTable.EXACT);
    assertSame(table, memory.tableFor(limits.withTurnMillis(20)));
    memory.clear();
    assertEquals(HashTable.MISSING, memory.tableFor(limits).probe(42));
  }

  @Test
  void aSmallerLimitBringsASmallerTable() {
    HashMemory memory = new HashMemory();
    HashTable table = memory.tableFor(Limits.none().withTurnMillis(1000));
    HashTable smaller = memory.tableFor(Limits.none().withTurnMillis(1000).withHashBytes(MEGABYTE));
    assertNotSame(table, smaller);
    assertEquals(MEGABYTE, smaller.bytes());
  }
}
