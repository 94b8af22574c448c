package org.katachi.lab.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;

/** What is no game: white plays on the top row, black on the one below. */
class SelfPlayRefereeTest {

  private static final Geometry BOARD = new Geometry(15, 15);
  private static final RuleSet RENJU = RuleSet.ofInfo(4).orElseThrow();
  private static final int[] FIVE_COLUMNS = {0, 1, 2, 3, 4};
  private static final int[] SIX_COLUMNS = {0, 1, 2, 4, 5, 3};

  @Test
  void aGameThatEndsWithItsResultIsOne() {
    check(RuleSet.FREESTYLE, Outcome.WIN, FIVE_COLUMNS);
    check(RuleSet.FREESTYLE, Outcome.WIN, SIX_COLUMNS);
    check(RENJU, Outcome.LOSS, SIX_COLUMNS);
  }

  @Test
  void aGameMayEndWhenItsWinnerIsProved() {
    check(RuleSet.FREESTYLE, Outcome.WIN, 0, 1, 2);
    check(RuleSet.FREESTYLE, Outcome.LOSS, 0, 1, 2);
  }

  @Test
  void aResultThatIsNotThatOfTheMovesIsRefused() {
    String words = "the moves of a game have another result";
    assertRefused(words, RuleSet.FREESTYLE, Outcome.LOSS, FIVE_COLUMNS);
    assertRefused(words, RuleSet.FREESTYLE, Outcome.DRAW, FIVE_COLUMNS);
    assertRefused(words, RENJU, Outcome.WIN, SIX_COLUMNS);
    assertRefused(words, RuleSet.FREESTYLE, Outcome.DRAW, 0, 1, 2);
  }

  @Test
  void aMoveAfterTheEndIsRefused() {
    assertRefused("a game goes on after its end", RuleSet.FREESTYLE, Outcome.WIN, 0, 1, 2, 3, 4, 9);
  }

  private static void assertRefused(String words, RuleSet rules, Outcome result, int... columns) {
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> check(rules, result, columns));
    assertEquals(words, refused.getMessage());
  }

  private static void check(RuleSet rules, Outcome result, int... columns) {
    SelfPlayReferee.checkResult(game(result, columns), new GameVariant(rules, BOARD));
  }

  /** Black plays in these columns; white, between its moves, leaves gaps. */
  private static SelfPlayGame game(Outcome result, int... columns) {
    int[] cells = new int[2 * columns.length - 1];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = i % 2 == 0 ? BOARD.cell(columns[i / 2], 1) : BOARD.cell(i, 0);
    }
    return new SelfPlayGame(result, 0, cells, List.of());
  }
}
