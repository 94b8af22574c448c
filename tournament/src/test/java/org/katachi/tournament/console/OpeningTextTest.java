package org.katachi.tournament.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Outcome;

class OpeningTextTest {

  private static final MatchTally BLACK_WINS_BOTH =
      MatchTally.NONE.plus(0, Colour.BLACK, Outcome.WIN).plus(0, Colour.WHITE, Outcome.LOSS);
  private static final MatchTally FAIR =
      MatchTally.NONE.plus(1, Colour.BLACK, Outcome.WIN).plus(1, Colour.WHITE, Outcome.WIN);

  private static final List<String> NAMES = List.of("h8i9", "k10");

  /** Their place in the book would be that of the order of play, which may be random. */
  @Test
  void openingsThatFavourASideAreNamedByTheirMoves() {
    assertEquals(
        List.of(
            "  1 of 2 openings favour a side:",
            "  opening h8i9: black +2 =0 -0 (100.0 %), pairs [0, 0, 1, 0, 0]"),
        OpeningText.lines(Map.of(0, BLACK_WINS_BOTH, 1, FAIR), NAMES::get));
  }

  @Test
  void ofOneOpeningNothingIsTold() {
    assertEquals(List.of(), OpeningText.lines(Map.of(0, BLACK_WINS_BOTH), NAMES::get));
  }
}
