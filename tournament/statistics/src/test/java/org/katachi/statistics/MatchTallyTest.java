package org.katachi.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.katachi.board.Colour.BLACK;
import static org.katachi.board.Colour.WHITE;
import static org.katachi.statistics.Outcome.DRAW;
import static org.katachi.statistics.Outcome.LOSS;
import static org.katachi.statistics.Outcome.WIN;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Colour;

class MatchTallyTest {

  @Test
  void gamesAreCountedByColour() {
    MatchTally tally = MatchTally.NONE.plus(0, BLACK, WIN).plus(0, WHITE, LOSS).plus(1, BLACK, WIN);
    assertEquals(new WinDrawLoss(2, 0, 0), tally.asBlack());
    assertEquals(new WinDrawLoss(0, 0, 1), tally.asWhite());
    assertEquals(new WinDrawLoss(2, 0, 1), tally.games());
  }

  @Test
  void aPairIsCountedWhenBothOfItsGamesHaveEndedInWhicheverOrder() {
    MatchTally tally =
        MatchTally.NONE
            .plus(0, BLACK, WIN)
            .plus(1, WHITE, WIN)
            .plus(2, BLACK, DRAW)
            .plus(1, BLACK, WIN)
            .plus(0, WHITE, DRAW);
    assertEquals(new Pentanomial(0, 0, 0, 1, 1), tally.pairs());
    assertEquals(Map.of(2, DRAW), tally.halfPairs());
    assertEquals(0, tally.pairs().drawn());
    assertEquals(1, tally.plus(2, WHITE, DRAW).pairs().drawn());
  }

  @Test
  void aGameWithoutPartnerIsNoHalfPair() {
    MatchTally tally = MatchTally.NONE.plusUnpaired(WHITE, WIN);
    assertEquals(1, tally.games().games());
    assertEquals(Map.of(), tally.halfPairs());
  }

  @Test
  void nobodyPlaysTheDeadStones() {
    assertThrows(
        IllegalArgumentException.class, () -> MatchTally.NONE.plusUnpaired(Colour.DEAD, WIN));
  }

  @ParameterizedTest
  @CsvSource({
    "LOSS, LOSS, 0, 0",
    "LOSS, DRAW, 1, 0",
    "DRAW, DRAW, 2, 1",
    "WIN,  LOSS, 2, 0",
    "DRAW, WIN,  3, 0",
    "WIN,  WIN,  4, 0"
  })
  void aPairIsCountedByItsPoints(Outcome first, Outcome second, int halfPoints, long drawn) {
    long[] counts = new long[5];
    counts[halfPoints] = 1;
    Pentanomial expected =
        new Pentanomial(counts[0], counts[1], counts[2], counts[3], counts[4], drawn);
    assertEquals(expected, Pentanomial.NONE.plus(first, second));
    assertEquals(expected, Pentanomial.NONE.plus(second, first));
    assertEquals(expected.reversed(), Pentanomial.NONE.plus(first.reversed(), second.reversed()));
  }

  @ParameterizedTest
  @EnumSource
  void theOpponentCountsTheSameGameReversed(Outcome outcome) {
    assertEquals(
        WinDrawLoss.NONE.plus(outcome.reversed()), WinDrawLoss.NONE.plus(outcome).reversed());
  }

  @Test
  void ratiosOfDraws() {
    assertEquals(0.25, new WinDrawLoss(2, 1, 1).drawRatio());
    assertEquals(0, WinDrawLoss.NONE.drawRatio());
    assertEquals(2.5, new WinDrawLoss(2, 1, 1).points());
  }

  @Test
  void countsAreNotNegative() {
    assertThrows(IllegalArgumentException.class, () -> new WinDrawLoss(1, -1, 0));
    assertThrows(IllegalArgumentException.class, () -> new Pentanomial(0, 0, 0, 0, -1));
    assertThrows(IllegalArgumentException.class, () -> new Pentanomial(0, 0, 1, 0, 0, 2));
  }
}
