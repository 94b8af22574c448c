package org.katachi.tournament.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.Termination;

/** The swap2 opening between scripted players, "first" and "second". */
class Swap2OpeningTest {

  private static final String THREE = "h8i8j10";

  private final ScriptedPlayer first = new ScriptedPlayer("first", "a1b1c1d1e1");
  private final ScriptedPlayer second = new ScriptedPlayer("second", "a3b3c3d3e3");

  @Test
  void afterASwapTheFirstBrainIsWhiteAndMoves() throws Exception {
    first.answering(THREE);
    second.answering("");
    GameRecord record = play("");
    assertColours(record, "second", "first open, second take black");
    assertEquals(List.of("", THREE), first.heard().subList(0, 2));
    assertEquals(Optional.of(record.colour("first")), record.result().winner());
  }

  @Test
  void aBrainThatAnswersWithAMoveIsWhite() throws Exception {
    first.answering(THREE);
    second.answering("i9");
    GameRecord record = play("");
    assertColours(record, "first", "first open, second take white");
    assertEquals(List.of("", THREE + "i9"), first.heard().subList(0, 2));
  }

  @Test
  void theFirstBrainMayTakeBlackAfterFiveStones() throws Exception {
    first.answering(THREE, "");
    second.answering("i9i7");
    GameRecord record = play("");
    assertColours(record, "first", "first open, second offer, first take black");
    assertEquals(THREE + "i9i7", first.heard().get(1));
    assertEquals(List.of(THREE, THREE + "i9i7"), second.heard().subList(0, 2));
  }

  @Test
  void theFirstBrainMayTakeWhiteAfterFiveStones() throws Exception {
    first.answering(THREE, "g9");
    second.answering("i9i7");
    GameRecord record = play("");
    assertColours(record, "second", "first open, second offer, first take white");
    assertEquals(List.of(THREE, THREE + "i9i7g9"), second.heard().subList(0, 2));
    assertEquals(Optional.of(record.colour("first").opponent()), record.result().winner());
  }

  @Test
  void toAnOpeningFromABookTheSecondBrainAnswersAtOnce() throws Exception {
    second.answering("");
    GameRecord record = play(THREE);
    assertColours(record, "second", "second take black");
    assertEquals(THREE, second.heard().get(0));
    assertEquals(THREE, Notation.pos(record.opening()));
    assertEquals(THREE, first.heard().get(0));
  }

  @Test
  void theRecordHoldsAllStonesInTheOrderOfPlay() throws Exception {
    first.answering(THREE, "g9");
    second.answering("i9i7");
    GameRecord record = play("");
    assertEquals(THREE + "i9i7g9", Notation.pos(record.opening()));
    assertEquals(THREE + "i9i7g9" + "a3a1b3b1c3c1d3d1e3", Notation.pos(record.points()));
    assertEquals(9, record.moves().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // what the first brain says to no stones
        "h8i8      | GARBAGE      | first answered 7,7 8,7 instead of three stones",
        "''        | GARBAGE      | first answered SWAP instead of three stones",
        "h8i8j8k8  | GARBAGE      | first answered 7,7 8,7 9,7 10,7 instead of three stones",
        "h8i8h8    | ILLEGAL_MOVE | first played 7,7 (h8), occupied",
        "h8i8p1    | ILLEGAL_MOVE | first played 15,0, outside the board of 15x15",
      })
  void anOpeningThatIsNoneLoses(String opening, Termination ending, String words) throws Exception {
    first.answering(opening);
    assertLost(first, second, ending, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // what the second brain says to three stones
        "i9i7g9 | GARBAGE      | second answered 8,8 8,6 6,8 instead of SWAP, a move or two stones",
        "h8     | ILLEGAL_MOVE | second played 7,7 (h8), occupied",
        "i9i9   | ILLEGAL_MOVE | second played 8,8 (i9), occupied",
        "p1     | ILLEGAL_MOVE | second played 15,0, outside the board of 15x15",
      })
  void anAnswerThatIsNoneLoses(String answer, Termination ending, String words) throws Exception {
    first.answering(THREE);
    second.answering(answer);
    assertLost(second, first, ending, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // what the first brain says to five stones
        "g9g7 | GARBAGE      | first answered 6,8 6,6 instead of SWAP or a move",
        "i7   | ILLEGAL_MOVE | first played 8,6 (i7), occupied",
      })
  void aChoiceThatIsNoneLoses(String choice, Termination ending, String words) throws Exception {
    first.answering(THREE, choice);
    second.answering("i9i7");
    assertLost(first, second, ending, words);
  }

  @Test
  void aBrainThatDoesNotPlaySwap2Loses() throws Exception {
    first.answering(THREE);
    assertLost(second, first, Termination.NO_SWAP2, "second does not play swap2");
  }

  @Test
  void swap2FollowsThreeStonesOrNone() {
    for (String opening : List.of("h8", "h8i8", "h8i8j8i9", "h8i8j8i9i7")) {
      assertThrows(IllegalArgumentException.class, () -> setup(opening));
    }
  }

  private GameRecord play(String opening) throws Exception {
    return Games.play(setup(opening), first, second);
  }

  private static GameSetup setup(String opening) {
    return new GameSetup(
        new Geometry(15, 15),
        RuleSet.FREESTYLE,
        Notation.parsePos(opening),
        true,
        Adjudication.NONE);
  }

  /** Checks who took which steps and has black; who moves first after them must have won. */
  private static void assertColours(GameRecord record, String black, String steps) {
    boolean firstIsBlack = black.equals("first");
    assertEquals("first", record.first());
    assertEquals(black, record.black());
    assertEquals(firstIsBlack ? "second" : "first", record.white());
    assertEquals(firstIsBlack ? Colour.BLACK : Colour.WHITE, record.colour("first"));
    assertEquals(
        steps,
        record.swap2().stream()
            .map(step -> step.brain() + " " + step.choice())
            .collect(Collectors.joining(", ")));
    assertEquals(Termination.FIVE, record.result().ending());
    assertEquals(Colour.of(record.opening().size() % 2 + 1), record.result().winner().get());
  }

  private void assertLost(
      ScriptedPlayer loser, ScriptedPlayer winner, Termination ending, String words)
      throws Exception {
    GameRecord record = play("");
    Colour winners = winner == first ? Colour.BLACK : Colour.WHITE;
    assertEquals(new GameResult(Optional.of(winners), ending, words), record.result());
    assertEquals(List.of(), record.moves());
    assertTrue(loser.isAbandoned());
    assertFalse(winner.isAbandoned());
  }
}
