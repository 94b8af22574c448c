package org.katachi.tournament.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.statistics.MatchTally;
import org.katachi.statistics.Outcome;

class OpeningTextTest {

  private static final List<String> NAMES = List.of("h8i9", "k10");

  /** In a single pair an unfair opening can't be told from chance. */
  @Test
  void ofSinglePairsThereIsOneLine() {
    assertEquals(
        List.of("  the same colour won both games in 1 of 3 pairs; black +3 =1 -2 (58.3 %)"),
        OpeningText.lines(
            Map.of(
                0, pairs(1, Outcome.WIN, Outcome.WIN),
                1, pairs(1, Outcome.WIN, Outcome.LOSS),
                2, pairs(1, Outcome.LOSS, Outcome.DRAW)),
            NAMES::get));
  }

  /** Their place in the book would be that of the order of play, which may be random. */
  @Test
  void openingsOfWhichSeveralPairsAgreeAreNamedByTheirMoves() {
    assertEquals(
        List.of(
            "  the same colour won both games in 7 of 8 pairs; black +6 =2 -8 (43.8 %)",
            "  opening h8i9: the same colour won both games in 4 of 4 pairs; black +0 =0 -8 (0.0 %)"),
        OpeningText.lines(
            Map.of(
                0, pairs(4, Outcome.LOSS, Outcome.LOSS),
                1, plus(pairs(3, Outcome.WIN, Outcome.WIN), 3, Outcome.DRAW, Outcome.DRAW)),
            NAMES::get));
  }

  @Test
  void withoutPairsNothingIsTold() {
    MatchTally game = MatchTally.NONE.plusUnpaired(Colour.BLACK, Outcome.WIN);
    assertEquals(List.of(), OpeningText.lines(Map.of(0, game, 1, game), NAMES::get));
  }

  /** Pairs that ended so for black. */
  private static MatchTally pairs(int pairs, Outcome first, Outcome second) {
    MatchTally tally = MatchTally.NONE;
    for (int pair = 0; pair < pairs; pair++) {
      tally = plus(tally, pair, first, second);
    }
    return tally;
  }

  private static MatchTally plus(MatchTally tally, int pair, Outcome first, Outcome second) {
    return tally.plus(pair, Colour.BLACK, first).plus(pair, Colour.BLACK, second);
  }
}
