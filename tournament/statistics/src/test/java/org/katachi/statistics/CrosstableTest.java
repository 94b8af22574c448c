package org.katachi.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class CrosstableTest {

  @Test
  void aResultReadsFromBothSides() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", WinDrawLoss.NONE.plus(Outcome.WIN), Pentanomial.NONE)
            .games("b", "a", WinDrawLoss.NONE.plus(Outcome.WIN), Pentanomial.NONE)
            .games("b", "a", WinDrawLoss.NONE.plus(Outcome.DRAW), Pentanomial.NONE)
            .games("a", "b", WinDrawLoss.NONE.plus(Outcome.WIN), Pentanomial.NONE)
            .build();
    assertEquals(new WinDrawLoss(2, 1, 1), table.result("a", "b"));
    assertEquals(new WinDrawLoss(1, 1, 2), table.result("b", "a"));
    assertEquals(WinDrawLoss.NONE, table.result("a", "a"));
  }

  @Test
  void aBrainsTotalIsItsRow() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", new WinDrawLoss(3, 1, 0), Pentanomial.NONE)
            .games("c", "a", new WinDrawLoss(1, 0, 4), Pentanomial.NONE)
            .build();
    assertEquals(new WinDrawLoss(7, 1, 1), table.total("a"));
  }

  @Test
  void brainsAreInTheOrderInWhichTheyWereAdded() {
    Crosstable table =
        new Crosstable.Builder()
            .brain("idle")
            .games("often", "loser", new WinDrawLoss(8, 0, 4), Pentanomial.NONE)
            .games("seldom", "loser", new WinDrawLoss(3, 0, 0), Pentanomial.NONE)
            .build();
    assertEquals(List.of("idle", "often", "loser", "seldom"), table.brains());
  }

  @Test
  void whatIsBuiltNoLongerChanges() {
    Crosstable.Builder builder =
        new Crosstable.Builder()
            .games("a", "b", WinDrawLoss.NONE.plus(Outcome.WIN), Pentanomial.NONE);
    Crosstable before = builder.build();
    builder.games("a", "b", WinDrawLoss.NONE.plus(Outcome.WIN), Pentanomial.NONE).brain("c");
    assertEquals(1, before.total("a").games());
    assertEquals(List.of("a", "b"), before.brains());
  }

  @Test
  void strangersAndGamesAgainstOneselfAreRefused() {
    Crosstable.Builder builder = new Crosstable.Builder().brain("a");
    assertThrows(
        IllegalArgumentException.class,
        () -> builder.games("a", "a", WinDrawLoss.NONE.plus(Outcome.DRAW), Pentanomial.NONE));
    assertThrows(IllegalArgumentException.class, () -> builder.build().total("b"));
  }
}
