package org.katachi.tournament.standings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.EloEstimate;
import org.katachi.statistics.EloModel;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.schedule.Knockout;
import org.katachi.tournament.schedule.KnockoutMatch;

/** What games add up to. */
class ScoreboardTest {

  private final Scoreboard board =
      new Scoreboard(
          new ScoreSettings(
              List.of("idle", "often", "loser", "seldom"),
              Map.of(),
              Optional.empty(),
              Optional.empty(),
              1));

  @Test
  void theRankingGoesByTheShareOfPointsAsBrainsMayHavePlayedUnequallyOften() {
    count("often", "loser", 8);
    count("loser", "often", 4);
    count("seldom", "loser", 3);
    assertEquals(List.of("seldom", "often", "loser", "idle"), board.ranking());
  }

  /** Fault T11: such a test went on to its last game. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void faultsDecideATestAndAreToldOfUntilTheRestDecidesTheSame(int gamesPerEncounter) {
    Scoreboard tested = tested(gamesPerEncounter);
    win(tested, 0, 40, "late");
    assertTrue(tested.isDecided());
    assertEquals(Optional.of(0.0), tested.llrWithoutFaults());
    win(tested, 40, 80, "five");
    assertTrue(tested.isDecided());
    assertEquals(Optional.empty(), tested.llrWithoutFaults());
  }

  /** Two brains that are both late are on a machine that has no time for them. */
  @Test
  void aMachineThatHasNoTimeForBrainsDecidesNoTest() {
    Scoreboard tested = tested(2);
    win(tested, 0, 3, "five");
    lose(tested, 3, 5, "late");
    assertEquals(0, tested.gamesOfTheMachine(), "of one brain alone");
    win(tested, 5, 7, "hung");
    assertEquals(8, tested.gamesOfTheMachine());
    win(tested, 7, 40, "five");
    assertFalse(tested.isDecided());
    assertEquals(8, tested.gamesOfTheMachine(), "of 80");
    win(tested, 40, 41, "five");
    assertTrue(tested.isDecided());
    assertEquals(0, tested.gamesOfTheMachine(), "of 82");
  }

  @Test
  void aBrainThatIsSlowByItselfIsNotTheMachines() {
    Scoreboard tested = tested(2);
    win(tested, 0, 10, "late");
    lose(tested, 10, 12, "hung");
    assertEquals(0, tested.gamesOfTheMachine(), "20 of the one, 4 of the other");
    lose(tested, 12, 14, "hung");
    assertEquals(28, tested.gamesOfTheMachine(), "20 of the one, 8 of the other");
  }

  @Test
  void fewLateGamesAreNotTheMachines() {
    Scoreboard tested = tested(1);
    win(tested, 0, 1, "late");
    count(tested, game(1, "one", "two", Colour.WHITE, "late", "h8"));
    assertEquals(0, tested.gamesOfTheMachine());
    count(tested, game(2, "one", "two", Colour.WHITE, "hung", "h8"));
    assertEquals(4, tested.gamesOfTheMachine());
  }

  @Test
  void eloAndTheTestAreOfTheSamePairs() {
    Scoreboard tested = tested(2);
    for (int pair = 0; pair < 20; pair++) {
      count(tested, game(pair, "one", "two", Colour.BLACK, "five", "h8"));
      assertEquals(pair == 0 ? 0 : 1, tested.independent(), "half a pair tells nothing");
      count(tested, game(pair, "two", "one", Colour.WHITE, "five", "h8"));
    }
    assertEquals(1, tested.independent());
    assertEquals(
        EloEstimate.logistic(new Pentanomial(0, 0, 0, 0, 1).sample()), tested.statistics().elo());
    assertEquals(20, tested.tally().pairs().pairs());
    assertEquals(Optional.empty(), tested.fairElo(), "one pair is too few");
  }

  /** As in the crosstable, and in a log that was broken off. */
  @Test
  void theBracketHasTheGamesOfARoundThatGoesOn() {
    Scoreboard knockout =
        new Scoreboard(
            new ScoreSettings(
                List.of("one", "two"),
                Map.of(),
                Optional.empty(),
                Optional.of(new Knockout(2, 3, 0)),
                2));
    count(knockout, game(0, "one", "two", Colour.BLACK, "five", "h8i9"));
    KnockoutMatch match = new KnockoutMatch(0, OptionalInt.of(1), 1, 0, OptionalInt.empty());
    assertEquals(List.of(List.of(match)), knockout.bracket());
    count(knockout, game(0, "two", "one", Colour.BLACK, "five", "h8j9"));
    KnockoutMatch even = new KnockoutMatch(0, OptionalInt.of(1), 1, 1, OptionalInt.empty());
    assertEquals(List.of(List.of(even)), knockout.bracket());
    assertEquals(List.of(), knockout.rounds());
  }

  private static Scoreboard tested(int gamesPerEncounter) {
    Sprt test = new Sprt(0, 200, 0.05, 0.05, EloModel.LOGISTIC);
    return new Scoreboard(
        new ScoreSettings(
            List.of("one", "two"),
            Map.of(),
            Optional.of(test),
            Optional.empty(),
            gamesPerEncounter));
  }

  /** A knockout may be decided by how many stones the lost games had. */
  @Test
  void aStoneBeyondTheTwentySixthColumnIsOneStone() {
    assertEquals(3, game(0, "one", "two", Colour.BLACK, "five", "h8aa1an40").stones());
  }

  /** Pairs that "one" wins. */
  private static void win(Scoreboard tested, int from, int to, String ending) {
    for (int i = from; i < to; i++) {
      count(tested, game(i, "one", "two", Colour.BLACK, ending, "h8i9".repeat(i)));
      count(tested, game(i, "two", "one", Colour.WHITE, ending, "h8j9".repeat(i)));
    }
  }

  /** Pairs that "one" loses. */
  private static void lose(Scoreboard tested, int from, int to, String ending) {
    for (int i = from; i < to; i++) {
      count(tested, game(i, "one", "two", Colour.WHITE, ending, "h8i9".repeat(i)));
      count(tested, game(i, "two", "one", Colour.BLACK, ending, "h8j9".repeat(i)));
    }
  }

  private static void count(Scoreboard board, GameRecord game) {
    board.count(game, "one", 0);
  }

  private static GameRecord game(
      int pair, String black, String white, Colour winner, String ending, String moves) {
    return new GameRecord(
        1,
        pair + 1,
        1,
        "one",
        black,
        white,
        new Geometry(40, 40),
        RuleSet.FREESTYLE,
        Notation.parsePos(moves),
        List.of(),
        List.of(),
        new GameResult(Optional.of(winner), Termination.of(ending), "it is so"),
        Optional.empty(),
        Optional.empty());
  }

  /** Games that black wins. */
  private void count(String black, String white, int games) {
    for (int i = 0; i < games; i++) {
      board.count(game(i, black, white, Colour.BLACK, "five", "h8i9"), black, 0);
    }
  }
}
