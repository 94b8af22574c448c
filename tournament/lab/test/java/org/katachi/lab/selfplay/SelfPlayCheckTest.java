package org.katachi.lab.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;

class SelfPlayCheckTest {

  private static final GameVariant KIND = new GameVariant(RuleSet.FREESTYLE, new Geometry(15, 15));

  private static final int MOVES = 30;

  @TempDir private Path folder;

  @Test
  void valuesThatFitTheResultsAreSound() throws Exception {
    SelfPlayCheck check = check(50, 300);
    assertTrue(check.isSound());
    assertTrue(last(check).endsWith(": 1.000"), () -> last(check));
  }

  @Test
  void valuesThatAreTurnedRoundAreNot() throws Exception {
    SelfPlayCheck check = check(50, -300);
    assertFalse(check.isSound());
    assertTrue(last(check).contains("-1.000, which is too low"), () -> last(check));
  }

  @Test
  void valuesThatSayNothingAreThoseOfABeginner() throws Exception {
    SelfPlayCheck check = check(50, 300, Outcome.WIN, Outcome.WIN);
    assertTrue(check.isSound());
    assertTrue(last(check).contains(": 0.000, which is low"), () -> last(check));
  }

  @Test
  void gamesThatAreAllDrawnTellNothing() throws Exception {
    SelfPlayCheck check = check(50, 300, Outcome.DRAW, Outcome.DRAW);
    assertTrue(check.isSound());
    assertTrue(
        last(check)
            .endsWith(
                "1500 game positions: can't be told, as all values or all results"
                    + " are the same"),
        () -> last(check));
  }

  @Test
  void saysHowSureTheValuesAre() throws Exception {
    // Of values that foretell 62 % three of four came true.
    SelfPlayCheck check = check(50, 100, Outcome.WIN, Outcome.DRAW);
    assertEquals(
        "values foretell the results best if taken 2.20 times (--value-scale)",
        check.lines().get(check.lines().size() - 2));
  }

  @Test
  void aFewGamesSayNothing() throws Exception {
    assertTrue(check(5, -300).isSound());
  }

  @Test
  void aGameThatComesTwiceIsSeen() throws Exception {
    List<String> lines = check(4, 300).lines();
    assertEquals(
        "4 games of freestyle on 15x15, 30.0 moves each; black won 2, lost 2, drew 0",
        lines.get(0));
    String duplicates = lines.get(lines.size() - 2);
    assertEquals("120 positions, 75.0 % of them duplicates under the symmetries", duplicates);
  }

  private static String last(SelfPlayCheck check) {
    return check.lines().get(check.lines().size() - 1);
  }

  /**
   * Checks a file of one game many times over, won in turn by either colour.
   *
   * @param value of the winner's positions
   */
  private SelfPlayCheck check(int games, int value) throws IOException {
    return check(games, value, Outcome.WIN, Outcome.LOSS);
  }

  private SelfPlayCheck check(int games, int value, Outcome even, Outcome odd) throws IOException {
    Path file = folder.resolve("games.self");
    try (SelfPlayAppender appender = SelfPlayAppender.open(file, KIND)) {
      for (int i = 0; i < games; i++) {
        appender.write(game(i % 2 == 0, value, i % 2 == 0 ? even : odd));
      }
    }
    PrintWriter err = new PrintWriter(new StringWriter());
    try (ProgressLine progress = new ProgressOutput(err, false).begin("games", 0, games)) {
      return SelfPlayCheck.of(file, progress);
    }
  }

  private static SelfPlayGame game(boolean blackWins, int value, Outcome result) {
    int[] cells = new int[MOVES];
    List<SearchedPosition> positions = new ArrayList<>();
    for (int i = 0; i < MOVES; i++) {
      cells[i] = KIND.geometry().cell(i % 15, 7 * (i / 15));
      boolean winnersTurn = (i % 2 == 0) == blackWins;
      positions.add(
          new SearchedPosition(
              Source.GAME,
              i,
              new int[0],
              cells[i],
              SearchedPosition.NO_CELL,
              winnersTurn ? value : -value,
              5));
    }
    return new SelfPlayGame(result, 0, cells, positions);
  }
}
