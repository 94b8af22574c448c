package org.katachi.tournament.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class CrosstableTest {

  @Test
  void aResultReadsFromBothSides() {
    Crosstable table =
        new Crosstable.Builder()
            .game("a", "b", Outcome.WIN)
            .game("b", "a", Outcome.WIN)
            .game("b", "a", Outcome.DRAW)
            .game("a", "b", Outcome.WIN)
            .build();
    assertEquals(new WinDrawLoss(2, 1, 1), table.result("a", "b"));
    assertEquals(new WinDrawLoss(1, 1, 2), table.result("b", "a"));
    assertEquals(WinDrawLoss.NONE, table.result("a", "a"));
  }

  @Test
  void aBrainsTotalIsItsRow() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", new WinDrawLoss(3, 1, 0))
            .games("c", "a", new WinDrawLoss(1, 0, 4))
            .build();
    assertEquals(new WinDrawLoss(7, 1, 1), table.total("a"));
  }

  @Test
  void standingsGoByTheShareOfPointsAsBrainsMayHavePlayedUnequallyOften() {
    Crosstable table =
        new Crosstable.Builder()
            .brain("idle")
            .games("often", "loser", new WinDrawLoss(8, 0, 4))
            .games("seldom", "loser", new WinDrawLoss(3, 0, 0))
            .build();
    assertEquals(List.of("idle", "often", "loser", "seldom"), table.brains());
    assertEquals(List.of("seldom", "often", "loser", "idle"), table.standings());
  }

  @Test
  void whatIsBuiltNoLongerChanges() {
    Crosstable.Builder builder = new Crosstable.Builder().game("a", "b", Outcome.WIN);
    Crosstable before = builder.build();
    builder.game("a", "b", Outcome.WIN).brain("c");
    assertEquals(1, before.total("a").games());
    assertEquals(List.of("a", "b"), before.brains());
  }

  @Test
  void strangersAndGamesAgainstOneselfAreRefused() {
    Crosstable.Builder builder = new Crosstable.Builder().brain("a");
    assertThrows(IllegalArgumentException.class, () -> builder.game("a", "a", Outcome.DRAW));
    assertThrows(IllegalArgumentException.class, () -> builder.build().total("b"));
  }
}
