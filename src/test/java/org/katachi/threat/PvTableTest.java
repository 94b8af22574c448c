package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PvTableTest {

  private static final int PLIES = 4;

  private final PvTable table = new PvTable(PLIES);

  @Test
  void theLineMayReachTheLastPly() {
    table.clear(PLIES);
    for (int ply = PLIES - 1; ply >= 0; ply--) {
      table.set(ply, 10 + ply);
    }
    assertLine(table, 10, 11, 12, 13);
  }

  @Test
  void aLineThatIsTakenIsCutAtTheLastPly() {
    PvTable longer = new PvTable(2 * PLIES);
    longer.clear(2 * PLIES);
    for (int ply = 2 * PLIES - 1; ply >= 0; ply--) {
      longer.set(ply, 20 + ply);
    }
    table.copyFrom(1, longer);
    table.set(0, 10);
    assertLine(table, 10, 20, 21, 22);
  }

  private static void assertLine(PvTable table, int... moves) {
    assertEquals(moves.length, table.length());
    for (int i = 0; i < moves.length; i++) {
      assertEquals(moves[i], table.move(i));
    }
  }
}
