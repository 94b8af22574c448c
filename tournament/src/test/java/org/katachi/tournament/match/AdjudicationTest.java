package org.katachi.tournament.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.Adjudication.LevelDraw;
import org.katachi.tournament.match.Adjudication.Resignation;
import org.katachi.tournament.player.Termination;

/** Games that brains play on without a five, and what they tell of it. */
class AdjudicationTest {

  private static final String BLACKS = "a1c1e1g1i1k1m1o1";
  private static final String WHITES = "a3c3e3g3i3k3m3o3";

  @Test
  void scoresAloneEndNoGame() throws Exception {
    GameRecord record = play(Adjudication.NONE, "-M2,-M2,-M2,-M2,-M2,-M2,-M2,-M2", "0,0,0,0,0");
    assertEquals(Termination.LATE, record.result().ending());
    assertEquals(16, record.moves().size());
  }

  @Test
  void aGameMayBeDrawnAfterANumberOfMoves() throws Exception {
    GameRecord record = play(limit(7), "", "");
    assertResult(
        record, 7, Optional.empty(), Termination.MOVE_LIMIT, "nobody has won with 7 stones");
  }

  @ParameterizedTest
  @CsvSource({
    // the opening, the limits of stones and of full moves, the stones at the end
    "'', , 3, 6",
    "h8i9, , 3, 8",
    "h8i9j10, , 3, 9",
    "h8i9, 7, 3, 7",
    "h8i9, 9, 3, 8",
    "'', , 2000000000, 16",
  })
  void aFullMoveIsTwoStonesAndTheOpeningHasNone(
      String opening, Integer stones, Integer moves, int end) throws Exception {
    GameRecord record =
        Games.play(
            setup(opening, limits(number(stones), number(moves))),
            player("black", BLACKS, ""),
            player("white", WHITES, ""));
    assertEquals(end, record.points().size());
    assertEquals(end < 16, record.result().ending() == Termination.MOVE_LIMIT);
  }

  private static OptionalInt number(Integer number) {
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  @Test
  void theLimitOfStonesCountsTheOpening() throws Exception {
    GameSetup setup = setup("h8i9", limit(7));
    GameRecord record = Games.play(setup, player("black", BLACKS, ""), player("white", WHITES, ""));
    assertEquals(Termination.MOVE_LIMIT, record.result().ending());
    assertEquals(5, record.moves().size());
  }

  @Test
  void aFiveWithTheLastMoveOfTheLimitWins() throws Exception {
    GameRecord record =
        Games.play(
            setup("", limit(9)),
            new ScriptedPlayer("black", "a1b1c1d1e1"),
            new ScriptedPlayer("white", WHITES));
    assertEquals(Termination.FIVE, record.result().ending());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // black's scores, white's scores, the move that ends the game; 0 if none does
        "0,0,0,0       | 0,0,0,0         | 6",
        "10,-10,5      | -1,2,-3         | 6",
        "0,0,0,0       | 11,0,0,0        | 8",
        "0,-11,0,0,0   | 0,0,0,0         | 9",
        "0,,0,0,0      | 0,0,0,0         | 9",
        "0,0,0,0,0,0   | 20,20,20        | 0",
        "0,0,0,0,0,0   | +M3,0,0,-M2,0,0 | 0",
        "0,0,0,0,0,0   | ''              | 0",
      })
  void aGameThatBothSeeLevelIsDrawn(String blacks, String whites, int moves) throws Exception {
    GameRecord record = play(draw(0), blacks, whites);
    assertEquals(moves == 0 ? 16 : moves, record.moves().size());
    if (moves != 0) {
      assertResult(
          record,
          moves,
          Optional.empty(),
          Termination.ADJUDICATED_DRAW,
          "both see a level game, at most 10 from zero for 3 moves each");
    }
  }

  @Test
  void aGameIsNotDrawnTooEarly() throws Exception {
    GameRecord record = play(draw(6), "0,0,0,0,0,0,0,0", "0,0,0,0,0,0,0,0");
    assertEquals(12, record.moves().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // black's scores, white's scores, the move that ends the game, who then wins
        "-50,-50       | ''            | 3 | WHITE",
        "0,-60,-M8     | 900,900,900   | 5 | WHITE",
        "-60,-49,-60   | 900,900,900   | 0 | ",
        "-60,,-60      | 900,900,900   | 0 | ",
        "0,0,0         | 0,-M2,-M4     | 6 | BLACK",
      })
  void aBrainThatSeesItselfLostLoses(String blacks, String whites, int moves, Colour winner)
      throws Exception {
    GameRecord record = play(resign(false), blacks, whites);
    assertEquals(moves == 0 ? 16 : moves, record.moves().size());
    if (moves != 0) {
      String loser = winner == Colour.BLACK ? "white" : "black";
      assertResult(
          record,
          moves,
          Optional.of(winner),
          Termination.ADJUDICATED_WIN,
          loser + " sees itself lost, at -50 or less for 2 moves");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-50,-50,-50       | 0,0,50,50   | 0",
        "-50,-50,-50,-50   | 0,0,50,50   | 8",
        "-50,-50,-50,-50   | 60,+M3,0,0  | 4",
        "-50,-50           | ''          | 0",
      })
  void theOpponentMayHaveToAgree(String blacks, String whites, int moves) throws Exception {
    GameRecord record = play(resign(true), blacks, whites);
    assertEquals(moves == 0 ? 16 : moves, record.moves().size());
    if (moves != 0) {
      assertResult(
          record,
          moves,
          Optional.of(Colour.WHITE),
          Termination.ADJUDICATED_WIN,
          "black sees itself lost, at -50 or less for 2 moves, and white agrees");
    }
  }

  @Test
  void nobodyIsToBlame() throws Exception {
    ScriptedPlayer black = player("black", BLACKS, "-50,-50");
    ScriptedPlayer white = player("white", WHITES, "");
    Games.play(setup("", resign(false)), black, white);
    assertFalse(black.isAbandoned());
    assertFalse(white.isAbandoned());
  }

  @Test
  void numbersThatMakeNoSenseAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> limit(0));
    assertThrows(
        IllegalArgumentException.class, () -> limits(OptionalInt.empty(), OptionalInt.of(0)));
    assertThrows(IllegalArgumentException.class, () -> new LevelDraw(0, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> new LevelDraw(0, 1, -1));
    assertThrows(IllegalArgumentException.class, () -> new Resignation(0, 1, false));
    assertThrows(IllegalArgumentException.class, () -> new Resignation(1, Double.NaN, false));
  }

  private static Adjudication limit(int stones) {
    return limits(OptionalInt.of(stones), OptionalInt.empty());
  }

  private static Adjudication limits(OptionalInt stones, OptionalInt moves) {
    return new Adjudication(stones, moves, Optional.empty(), Optional.empty());
  }

  private static Adjudication draw(int firstMove) {
    return new Adjudication(
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.of(new LevelDraw(firstMove, 3, 10)),
        Optional.empty());
  }

  private static Adjudication resign(boolean agreed) {
    return new Adjudication(
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.of(new Resignation(2, 50, agreed)));
  }

  private static GameRecord play(Adjudication adjudication, String blacks, String whites)
      throws Exception {
    return Games.play(
        setup("", adjudication), player("black", BLACKS, blacks), player("white", WHITES, whites));
  }

  private static GameSetup setup(String opening, Adjudication adjudication) {
    return new GameSetup(
        new Geometry(15, 15), RuleSet.FREESTYLE, Notation.parsePos(opening), false, adjudication);
  }

  /** A player that tells these scores with its first moves; of some moves it tells nothing. */
  private static ScriptedPlayer player(String name, String pos, String scores) {
    List<String> told = scores.isEmpty() ? List.of() : Arrays.asList(scores.split(",", -1));
    return new ScriptedPlayer(name, pos).telling(told);
  }

  private static void assertResult(
      GameRecord record, int moves, Optional<Colour> winner, Termination ending, String words) {
    assertEquals(new GameResult(winner, ending, words), record.result());
    assertEquals(moves, record.moves().size());
  }
}
