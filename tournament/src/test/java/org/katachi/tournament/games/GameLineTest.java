package org.katachi.tournament.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.brain.gomocup.SearchInfo;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.Adjudication;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.GameSetup;
import org.katachi.tournament.match.GameTimes;
import org.katachi.tournament.match.Machine;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.match.Swap2Step;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Replies;
import org.katachi.tournament.player.Termination;

/** What the log keeps of a game in which a opened swap2, and b took black. */
class GameLineTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void theOpeningHoldsTheStonesOfSwap2() throws Exception {
    JsonNode line = MAPPER.valueToTree(game(true));
    assertEquals("h8i8j10", line.get("opening").asText());
    assertEquals("b", line.get("black").asText());
    assertEquals(
        "[{\"brain\":\"a\",\"choice\":\"open\",\"stones\":\"h8i8j10\",\"millis\":2.5,"
            + "\"message\":\"mine\"},{\"brain\":\"b\",\"choice\":\"take black\",\"millis\":1.0}]",
        line.get("swap2").toString());
    assertEquals("i9", line.get("moves").get(0).get("move").asText());
  }

  @Test
  void theTimesAreKept() {
    JsonNode line = MAPPER.valueToTree(game(true));
    assertEquals("2026-11-20T18:30:00Z", line.get("began").asText());
    assertEquals(9000, line.get("length").asDouble());
    assertEquals(200, line.get("blackStart").asDouble());
    assertEquals(100, line.get("whiteStart").asDouble());
  }

  /** Logs of older versions have another key. */
  @ParameterizedTest
  @ValueSource(strings = {"playedOn", "venue"})
  void whereAGameWasPlayedIsKeptAndRead(String key) throws Exception {
    PlayedOn venue =
        new PlayedOn("node7/4211", 16, new Machine(32, 64L << 30, "Linux", "21", 214.5), 1.25);
    ObjectNode line = LogLines.game(1, "a", "b").put("began", "2026-11-20T18:30:00Z");
    line.put("length", 9000.5).set(key, MAPPER.valueToTree(venue));
    assertEquals("node7/4211", line.get(key).get("worker").asText());
    GameRecord read = LogLines.read(line);
    assertEquals(Optional.of(venue), read.playedOn());
    assertEquals(Duration.ofNanos(9_000_500_000L), read.times().orElseThrow().length());
  }

  @Test
  void aGameOfThisMachineSaysNothingOfWhere() throws Exception {
    assertFalse(MAPPER.valueToTree(game(false)).has("playedOn"));
    assertEquals(Optional.empty(), LogLines.read(LogLines.game(1, "a", "b")).playedOn());
  }

  @Test
  void aVenueWithoutAWorkerIsNone() {
    ObjectNode line = LogLines.game(1, "a", "b");
    line.putObject("playedOn").put("timeScale", 1);
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> LogLines.read(line))
            .getMessage()
            .contains("is no game"));
  }

  @ParameterizedTest
  @CsvSource({
    "take black, b took black",
    "take white, b took white",
    "offer, b laid two more",
    "burn, b burn"
  })
  void whatABrainChoseIsToldInWords(String choice, String words) throws Exception {
    ObjectNode game = LogLines.game(1, "a", "b");
    LogLines.swap2(game, "a", "open");
    LogLines.swap2(game, "b", choice);
    assertEquals("a laid three stones, " + words, LogLines.read(game).swap2InWords());
  }

  @Test
  void aGameThatHasJustEndedTellsItsSwap2() {
    assertEquals("a laid three stones, b took black", game(true).swap2InWords());
  }

  @Test
  void aStepThatIsNullMakesNoGame() {
    ObjectNode game = LogLines.game(1, "a", "b");
    game.putArray("swap2").addNull();
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> LogLines.read(game))
            .getMessage()
            .contains("a step of swap2 is null"));
  }

  @Test
  void aGameWithoutSwap2SaysNothingOfIt() {
    assertFalse(MAPPER.valueToTree(game(false)).has("swap2"));
  }

  @Test
  void aGameWithColoursSwappedIsThePlannedOneInSwap2Only() throws Exception {
    GameRecord read = LogLines.read(MAPPER.valueToTree(game(true)));
    assertTrue(read.isOf(planned("a", "b", true)));
    assertTrue(read.isOf(planned("b", "a", true)));
    assertFalse(read.isOf(planned("a", "c", true)));
    assertFalse(read.isOf(planned("a", "b", false)));
  }

  @ParameterizedTest
  @CsvSource({
    "Eval 35, 35",
    "Eval -0.5, -0.5",
    "Eval +M9, 29991",
    "Eval -M8, -29992",
    "Eval -M*, -29000"
  })
  void whatABrainToldOfItsSearchIsKept(String message, double evaluation) {
    List<String> messages = List.of("first", "Depth 12 | Node 5K | Time 569ms", message);
    MoveReply answer =
        new MoveReply(
            Notation.parseLetterNumber("h8"),
            1_500_000,
            messages,
            SearchInfo.of(messages),
            OptionalLong.empty());
    assertEquals(
        new RecordedMove(
            "h8",
            1.5,
            null,
            evaluation,
            12,
            5000L,
            569.0,
            message,
            List.of("first", "Depth 12 | Node 5K | Time 569ms")),
        RecordedMove.of(answer));
  }

  @Test
  void whoWasFirstIsKeptAndRead() throws Exception {
    ObjectNode line = MAPPER.valueToTree(game(true));
    assertEquals("a", line.get("first").asText());
    assertEquals("a", LogLines.read(line).first());
    assertEquals("a", LogLines.read(line.put("game", 2)).first());
  }

  /** Logs of older versions do not tell: the first game of a pair had its colours. */
  @Test
  void whoWasFirstIsGuessedWhereItIsNotTold() throws Exception {
    assertEquals("a", LogLines.read(LogLines.game(1, "a", "b")).first());
    assertEquals("a", LogLines.read(LogLines.game(2, "b", "a")).first());
  }

  @Test
  void whatIsReadIsWhatWasWritten() throws Exception {
    for (GameRecord game : List.of(game(true), game(false))) {
      assertEquals(game, LogLines.read(MAPPER.valueToTree(game)));
    }
  }

  private static GameRecord game(boolean swap2) {
    String opening = swap2 ? "h8i8j10" : "";
    List<Swap2Step> steps =
        List.of(
            new Swap2Step("a", "open", opening, 2.5, "mine"),
            new Swap2Step("b", "take black", "", 1, ""));
    return new GameRecord(
        1,
        1,
        1,
        "a",
        swap2 ? "b" : "a",
        swap2 ? "a" : "b",
        new Geometry(15, 15),
        RuleSet.FREESTYLE,
        Notation.parsePos(opening),
        swap2 ? steps : List.of(),
        List.of(RecordedMove.of(Replies.move(Notation.parseLetterNumber("i9")))),
        new GameResult(Optional.of(Colour.WHITE), Termination.LATE, "b did not move"),
        Optional.of(
            new GameTimes(
                Instant.parse("2026-11-20T18:30:00Z"),
                Duration.ofSeconds(9),
                Duration.ofMillis(200),
                Duration.ofMillis(100))),
        Optional.empty());
  }

  private static PlannedGame planned(String black, String white, boolean swap2) {
    GameSetup setup =
        new GameSetup(new Geometry(15, 15), RuleSet.FREESTYLE, List.of(), swap2, Adjudication.NONE);
    return new PlannedGame(
        0, 0, 0, 0, black, new Participant(0, black), new Participant(1, white), setup);
  }
}
