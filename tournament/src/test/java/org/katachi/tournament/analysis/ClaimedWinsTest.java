package org.katachi.tournament.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Colour;
import org.katachi.tournament.games.LogLines;

/** What came of claimed wins, in a game of 9 moves in which black has moves 3, 5, 7 and 9. */
class ClaimedWinsTest {

  @Test
  void estimatesAndLossesAreNoClaims() throws Exception {
    ObjectNode line = LogLines.evaluations(LogLines.game(1, "a", "b"), -29_992, 28_999);
    assertTrue(ClaimedWins.of(LogLines.read(line), Colour.BLACK).isEmpty());
    assertTrue(ClaimedWins.of(LogLines.read(line), Colour.WHITE).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    // Move 5 and 4 plies after it are move 9.
    "29995, IN_TIME",
    "29993, IN_TIME",
    "29997, LATER",
    "29000, IN_TIME"
  })
  void aWinInNPliesCountsTheMoveItselfAsTheFirst(int evaluation, ClaimOutcome verdict)
      throws Exception {
    assertEquals(verdict, claimed(game("black", "five"), evaluation).verdict());
  }

  @ParameterizedTest
  @CsvSource({
    "white, five, NOT_WON",
    "white, foul, NOT_WON",
    "white, adjudicated win, NOT_WON",
    "none, full board, NOT_WON",
    "black, adjudicated win, IN_TIME",
    "white, late, FAULT",
    "black, crashed, FAULT"
  })
  void howTheGameEndedDecides(String winner, String ending, ClaimOutcome verdict) throws Exception {
    assertEquals(verdict, claimed(game(winner, ending), 29_000).verdict());
  }

  @ParameterizedTest
  @CsvSource({"29995, NOT_WON", "29993, CUT_SHORT", "29000, CUT_SHORT"})
  void aDrawThatIsNotPlayedOutRefutesOnlyWhatWasDue(int evaluation, ClaimOutcome verdict)
      throws Exception {
    assertEquals(verdict, claimed(game("none", "move limit"), evaluation).verdict());
    assertEquals(verdict, claimed(game("none", "adjudicated draw"), evaluation).verdict());
  }

  @Test
  void theFirstClaimIsNamedAndOfALaterWinTheFirstThatWasTooShort() throws Exception {
    ObjectNode lost = LogLines.evaluations(game("white", "five"), null, 29_991, null, 29_995);
    assertEquals(
        "a claimed +M9 at move 3, by move 11; lost after 9 moves: because",
        ClaimedWins.of(LogLines.read(lost), Colour.BLACK).orElseThrow().toString());
    ObjectNode later = LogLines.evaluations(game("black", "five"), null, 29_991, null, 29_997);
    assertEquals(
        "a claimed +M3 at move 5, by move 7; won after 9 moves: because",
        ClaimedWins.of(LogLines.read(later), Colour.BLACK).orElseThrow().toString());
  }

  @Test
  void aWinOfUnknownLengthIsDueAtNoMove() throws Exception {
    assertEquals(
        "a claimed +M* at move 5; lost after 9 moves: because",
        claimed(game("white", "five"), 29_000).toString());
  }

  private static ObjectNode game(String winner, String ending) {
    return LogLines.game(1, "a", "b")
        .put("winner", winner)
        .put("ending", ending)
        .put("reason", "because");
  }

  /** Black's claims, of which it made one, at move 5. */
  private static ClaimedWins claimed(ObjectNode game, int evaluation) throws IOException {
    LogLines.evaluations(game, null, null, null, evaluation);
    return ClaimedWins.of(LogLines.read(game), Colour.BLACK).orElseThrow();
  }
}
