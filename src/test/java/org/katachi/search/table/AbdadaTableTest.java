package org.katachi.search.table;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AbdadaTableTest {

  private static final long KEY = 0x123456789ABCDEFL;

  /** A position of the same place in the table: only the highest bit differs. */
  private static final long OTHER = KEY ^ Long.MIN_VALUE;

  private final AbdadaTable busy = new AbdadaTable();

  @Test
  void aPositionIsBusyFromEnteringToLeaving() {
    assertFalse(busy.contains(KEY));
    busy.enter(KEY);
    assertTrue(busy.contains(KEY));
    busy.leave(KEY);
    assertFalse(busy.contains(KEY));
  }

  @Test
  void thePositionThatCameLaterHasThePlace() {
    busy.enter(KEY);
    busy.enter(OTHER);
    assertFalse(busy.contains(KEY));
    assertTrue(busy.contains(OTHER));
  }

  @Test
  void leavingTakesAwayNoOtherMark() {
    busy.enter(KEY);
    busy.enter(OTHER);
    busy.leave(KEY);
    assertTrue(busy.contains(OTHER));
  }
}
