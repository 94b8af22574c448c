package org.katachi.tournament.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Colour;
import org.katachi.statistics.Crosstable;
import org.katachi.statistics.EloEstimate;
import org.katachi.statistics.MatchStatistics;
import org.katachi.statistics.MatchTally;
import org.katachi.statistics.Outcome;
import org.katachi.statistics.Rating;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.games.HeaderScores;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogLines;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.standings.ScoreSettings;
import org.katachi.tournament.standings.Scoreboard;

class PlotsTest {

  private final Results results = new Results(HeaderScores.of(LogHeader.NONE, 2));

  @ParameterizedTest
  @CsvSource({
    "-1, 1, -1, 1, 1",
    "-95, 130, -100, 150, 50",
    "-520, 480, -600, 600, 200",
    "3, 4, 3, 4, 1"
  })
  void aScaleEndsAtRoundNumbersAroundItsValues(
      double least, double greatest, double from, double to, double step) {
    assertEquals(new Axis(from, to, step), Axis.around(least, greatest));
  }

  @Test
  void ticksOfAScale() {
    assertEquals(
        List.of(
            new Axis.Tick("−100", "0.00", false, false),
            new Axis.Tick("−50", "33.33", false, true),
            new Axis.Tick("0", "66.67", true, false),
            new Axis.Tick("+50", "100.00", false, true)),
        new Axis(-100, 50, 50).ticks());
  }

  @Test
  void beyondTheScaleIsDrawnAtItsEnd() {
    Axis axis = new Axis(-100, 100, 50);
    assertEquals(0, axis.percent(Double.NEGATIVE_INFINITY));
    assertEquals(50, axis.percent(0));
    assertEquals(100, axis.percent(Double.POSITIVE_INFINITY));
  }

  @Test
  void aBrainWithoutGamesHasAnErrorBarThatEnds() {
    Rating unknown = new Rating("a", 0, Double.POSITIVE_INFINITY, WinDrawLoss.NONE);
    RatingPlot.Row row = RatingPlot.of(List.of(unknown)).rows().get(0);
    assertEquals("0 ±∞", row.words());
    assertEquals(List.of("10.00", "50.00", "90.00"), List.of(row.from(), row.at(), row.to()));
  }

  /** A half of a pair waits for the other, and a game without a pair must not. */
  @Test
  @Timeout(30)
  void theCurveOfManySingleGamesIsMadeSoon() throws Exception {
    Results single = new Results(HeaderScores.of(LogHeader.NONE, 1));
    GameRecord one = LogLines.read(LogLines.game(1, "a", "b"));
    for (int number = 1; number <= 40_000; number++) {
      single.add(one.numberedAfter(number - 1, number - 1, 0));
    }
    assertEquals(60, single.curves().get("a").size());
  }

  @Test
  void theCurveOfAMatchEndsWithItsStatistics() throws Exception {
    MatchTally tally = MatchTally.NONE;
    for (int number = 1; number <= 150; number++) {
      boolean firstWins = number % 3 != 0;
      boolean firstIsBlack = number % 2 == 1;
      results.add(
          game(
              number,
              firstIsBlack ? "a" : "b",
              firstIsBlack ? "b" : "a",
              firstIsBlack == firstWins));
      tally =
          tally.plus(
              (number + 1) / 2,
              firstIsBlack ? Colour.BLACK : Colour.WHITE,
              firstWins ? Outcome.WIN : Outcome.LOSS);
    }
    Map<String, List<EloHistory.Point>> curves = results.curves();
    assertEquals(List.of("a"), List.copyOf(curves.keySet()));
    List<EloHistory.Point> points = curves.get("a");
    assertEquals(60, points.size());
    EloHistory.Point last = points.get(59);
    assertEquals(150, last.games());
    assertEquals(MatchStatistics.of(tally.pairs().sample(), 0).elo(), last.estimate());
  }

  @Test
  void theCurvesOfAPoolEndWithItsRatings() throws Exception {
    results.add(game(1, "a", "b", true));
    results.add(game(2, "b", "c", true));
    results.add(game(3, "c", "a", false));
    Map<String, List<EloHistory.Point>> curves = results.curves();
    for (Rating rating : results.board().ratings()) {
      List<EloHistory.Point> points = curves.get(rating.brain());
      assertEquals(List.of(1, 2, 3), points.stream().map(EloHistory.Point::games).toList());
      assertEquals(rating.interval(), points.get(2).estimate());
    }
  }

  @Test
  void theCurvesOfAPoolWithAnAnchorLieAroundIt() throws Exception {
    Results anchored =
        new Results(
            new ScoreSettings(
                List.of("a", "b", "c"),
                Map.of("c", 2000.0),
                Optional.empty(),
                Optional.empty(),
                1));
    anchored.add(game(1, "a", "b", true));
    anchored.add(game(2, "b", "c", true));
    anchored.add(game(3, "c", "a", false));
    assertEquals(2, anchored.curves().get("a").size(), "only where games link it with c");
    List<Axis.Tick> ticks = EloPlot.of(anchored.curves(), 3).ticks();
    assertTrue(
        ticks.stream().allMatch(tick -> tick.label().matches("\\+[12]\\d{3}")), ticks::toString);
  }

  @Test
  void anInfiniteDifferenceIsDrawnAtTheEdge() throws Exception {
    Results single = new Results(HeaderScores.of(LogHeader.NONE, 1));
    single.add(game(1, "a", "b", true));
    EloPlot plot = EloPlot.of(single.curves(), 1);
    EloPlot.Panel panel = plot.panels().get(0);
    assertTrue(panel.words().startsWith("+∞"), panel::words);
    assertTrue(panel.line().matches("M100.00,[0-9.]+"), panel::line);
  }

  @ParameterizedTest
  @CsvSource({
    "100, 60, 140, +100 ±40",
    "Infinity, -291, Infinity, '+∞, at least −291'",
    "-Infinity, -Infinity, 12, '−∞, at most +12'",
    "Infinity, -Infinity, Infinity, +∞",
    "700, 100, Infinity, '+700, at least +100'",
  })
  void aCurveEndsWithWhatIsKnown(double elo, double lower, double upper, String words) {
    EloHistory.Point end = new EloHistory.Point(4, new EloEstimate(elo, lower, upper));
    assertEquals(words, EloPlot.of(Map.of("a", List.of(end)), 4).panels().get(0).words());
  }

  /** The one who beat the strongest may be rated above one with more points. */
  @Test
  void theTableIsInTheOrderOfPoints() throws Exception {
    int game = 0;
    for (String pair : List.of("ab", "ab", "ca", "db", "db", "db", "bd", "ac", "ac", "ac", "ac")) {
      game++;
      results.add(game(game, pair.substring(0, 1), pair.substring(1), true));
    }
    Scoreboard board = results.board();
    Crosstable table = board.crosstable();
    List<Rating> byElo = board.ratings();
    List<Double> shares =
        Standings.of(board).rows().stream().map(row -> table.total(row.brain()).share()).toList();
    assertEquals(shares.stream().sorted(Comparator.reverseOrder()).toList(), shares);
    assertNotEquals(
        shares, byElo.stream().map(rating -> table.total(rating.brain()).share()).toList());
  }

  /** The first games know little, and what they seem to tell would make all else flat. */
  @Test
  void theScaleIsMadeForSettledEstimates() throws Exception {
    for (int game = 1; game <= 60; game++) {
      results.add(game(game, game % 2 == 1 ? "a" : "b", game % 2 == 1 ? "b" : "a", game % 4 < 2));
    }
    List<Axis.Tick> ticks = EloPlot.of(results.curves(), 60).ticks();
    assertTrue(ticks.get(ticks.size() - 1).label().matches("\\+[1-4]?[0-9]{1,2}"), ticks::toString);
  }

  @Test
  void sharesOfGames() throws Exception {
    results.add(game(1, "a", "b", true));
    results.add(game(2, "b", "a", true));
    results.add(game(3, "a", "b", false));
    Scoreboard board = results.board();
    assertEquals(new WinDrawLoss(1, 0, 1), board.asBlack("a"));
    assertEquals(new WinDrawLoss(0, 0, 1), board.asWhite("a"));
    Bars.Bar all = Bars.of("all", board.asBlack("a").plus(board.asBlack("b")), 3);
    assertEquals(new Bars.Bar("all", 3, "2–0–1", "66.67", "0.00", "33.33", "67 %", "100.00"), all);
  }

  @Test
  void aBrainThatPlaysItselfIsNotRatedByThat() throws Exception {
    results.add(game(1, "a", "a", true));
    Scoreboard board = results.board();
    assertEquals(WinDrawLoss.NONE, board.crosstable().total("a"));
    assertEquals(new WinDrawLoss(1, 0, 0), board.asBlack("a"));
    assertEquals(new WinDrawLoss(0, 0, 1), board.asWhite("a"));
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 0", "0, 1, ½", "2, 1, 2½", "2, 2, 3"})
  void pointsAreWrittenWithAHalf(long wins, long draws, String words) {
    assertEquals(words, Text.points(new WinDrawLoss(wins, draws, 0)));
  }

  /** A game that no other repeats. */
  private static GameRecord game(int number, String black, String white, boolean blackWins)
      throws Exception {
    ObjectNode game =
        LogLines.game(number, black, white)
            .put("winner", blackWins ? "black" : "white")
            .put("opening", "" + (char) ('a' + number / 15) + (number % 15 + 1));
    game.set("moves", LogLines.moves());
    return LogLines.read(game);
  }
}
