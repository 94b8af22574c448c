package org.katachi.tournament.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.statistics.Outcome;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.RecordedMove;

class GameLogReaderTest {

  @TempDir Path folder;

  private Path file;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("games.jsonl");
  }

  @Test
  void gamesComeInTheOrderOfTheFile() throws Exception {
    LogLines.write(file, LogLines.game(1, "a", "b"), LogLines.game(2, "b", "a"));
    List<GameRecord> games = readAll();
    assertEquals(List.of(1, 2), games.stream().map(GameRecord::number).toList());
    GameRecord game = games.get(0);
    assertEquals("h8a1i8a2j8a3k8a4l8", Notation.pos(game.points()));
    assertEquals(Outcome.WIN, game.outcome(Colour.BLACK));
    assertEquals(Outcome.LOSS, game.outcome(Colour.WHITE));
    assertEquals(1.5, game.moves().get(0).millis());
  }

  @Test
  void whatAMoveDoesNotTellIsUnknown() throws Exception {
    RecordedMove move = LogLines.read(LogLines.game(1, "a", "b")).moves().get(0);
    assertNull(move.clock());
    assertNull(move.evaluation());
    assertNull(move.depth());
    assertNull(move.nodes());
    assertEquals("", move.message());
    assertEquals(List.of(), move.messages());
  }

  @Test
  void whatAMoveTells() throws Exception {
    ObjectNode game = LogLines.game(1, "a", "b");
    ObjectNode move = LogLines.move(game, 0);
    move.put("clock", 59_998.5)
        .put("evaluation", -35)
        .put("depth", 12)
        .put("nodes", 5_000_000_000L)
        .put("reportedMillis", 1.25);
    move.put("message", "last").putArray("messages").add("first").add("second");
    RecordedMove read = LogLines.read(game).moves().get(0);
    assertEquals(
        new RecordedMove(
            "a1",
            1.5,
            59_998.5,
            -35.0,
            12,
            5_000_000_000L,
            1.25,
            "last",
            List.of("first", "second")),
        read);
  }

  @Test
  void keysOfLaterVersionsAreSkipped() throws Exception {
    ObjectNode game = LogLines.game(1, "a", "b").put("weather", "fine");
    LogLines.move(game, 0).put("mood", "good");
    assertEquals(8, LogLines.read(game).moves().size());
  }

  @Test
  void aHeaderMayComeFirst() throws Exception {
    ObjectNode header = LogLines.object().put("event", "Spring cup").put("date", "2026-03-01");
    header.putObject("time").put("turn", 5).put("match", 180);
    header.putArray("brains").addObject().put("name", "a");
    header.putArray("seeds").add(1).add(2);
    LogLines.write(file, header, LogLines.game(1, "a", "b"));
    try (GameLogReader reader = GameLogReader.open(file)) {
      assertEquals(Optional.of("Spring cup"), reader.header().event());
      assertEquals(Optional.of("2026-03-01"), reader.header().date());
      assertEquals(
          List.of(
              new LogHeader.Setting("time turn", "5"),
              new LogHeader.Setting("time match", "180"),
              new LogHeader.Setting("brains 1 name", "a"),
              new LogHeader.Setting("seeds", "1, 2")),
          reader.header().settings());
      assertTrue(reader.next().isPresent());
      assertFalse(reader.next().isPresent());
    }
  }

  @Test
  void aLogMayHaveNoHeader() throws Exception {
    LogLines.write(file, LogLines.game(1, "a", "b"));
    try (GameLogReader reader = GameLogReader.open(file)) {
      assertEquals(LogHeader.NONE, reader.header());
      assertEquals(Optional.empty(), reader.header().event());
      assertEquals(List.of(), reader.header().settings());
    }
  }

  @Test
  void anEmptyLogHoldsNoGame() throws Exception {
    Files.createFile(file);
    assertEquals(List.of(), readAll());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"game\":2,\"mo", "{\"game\":2}", "{"})
  void aLastLineThatWasCutOffIsTheEnd(String cut) throws Exception {
    LogLines.write(file, LogLines.game(1, "a", "b"));
    Files.writeString(file, cut, StandardOpenOption.APPEND);
    assertEquals(1, readAll().size());
    Files.writeString(file, cut);
    assertEquals(0, readAll().size());
  }

  @Test
  void aDamagedLineIsTold() throws Exception {
    LogLines.write(file, LogLines.game(1, "a", "b"));
    Files.writeString(file, "nonsense\n", StandardOpenOption.APPEND);
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, this::readAll);
    assertEquals("line 2 of " + file + " is no JSON", e.getMessage());
  }

  @Test
  void whatIsNoTextIsNamed() throws Exception {
    Files.write(file, new byte[] {(byte) 0xff, '\n'});
    assertEquals(
        file + " can't be read: it is no UTF-8",
        assertThrows(IOException.class, this::readAll).getMessage());
    Path packed = Files.writeString(file.resolveSibling("plain.gz"), "plain\n");
    assertEquals(
        packed + " can't be read: Not in GZIP format",
        assertThrows(IOException.class, () -> GameLogReader.open(packed)).getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "width, 4, no game is played on a board of 4x15",
    "rule, 7, no rule 7",
    "winner, nobody, 'winner is black, white or none, not nobody'",
    "opening, p1, p1 lies outside the board of 15x15",
    "opening, a1, two stones on a1",
    "opening, a0, rows count from 1: a0"
  })
  void aGameThatCannotBeIsTold(String key, String value, String words) throws Exception {
    ObjectNode game = LogLines.game(1, "a", "b").put(key, value);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> LogLines.read(game));
    assertTrue(e.getMessage().startsWith("line 1 of "), e::getMessage);
    assertTrue(e.getMessage().endsWith(": " + words), e::getMessage);
  }

  @Test
  void movesThatAreNoneAreTold() {
    ObjectNode game = LogLines.game(1, "a", "b");
    game.putArray("moves").addNull();
    assertThrows(IllegalArgumentException.class, () -> LogLines.read(game));
    game.putArray("moves").addObject().put("millis", 3);
    assertThrows(IllegalArgumentException.class, () -> LogLines.read(game));
  }

  @Test
  void oneLostByItsMovesOrByAFault() throws Exception {
    for (String ending : List.of("five", "foul", "full board")) {
      assertFalse(
          LogLines.read(LogLines.game(1, "a", "b").put("ending", ending)).ending().isFault());
    }
    for (String ending : List.of("late", "crashed", "garbage", "illegal move", "did not start")) {
      assertTrue(
          LogLines.read(LogLines.game(1, "a", "b").put("ending", ending)).ending().isFault());
    }
  }

  @Test
  void ofManyMessagesTheLastAreKept() {
    List<String> messages = new ArrayList<>();
    for (int i = 1; i <= 20; i++) {
      messages.add("message " + i);
    }
    RecordedMove move =
        new RecordedMove("a1", 0, null, null, null, null, null, "x".repeat(1000), messages);
    assertEquals(RecordedMove.MAX_LENGTH, move.message().length());
    assertEquals(RecordedMove.MAX_MESSAGES, move.messages().size());
    assertEquals("message 20", move.messages().get(RecordedMove.MAX_MESSAGES - 1));
  }

  @Test
  void aMessageIsNotCutThroughACharacter() {
    RecordedMove move =
        new RecordedMove("a1", 0, null, null, null, null, null, "形𝄞".repeat(200), List.of());
    assertTrue(move.message().codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF));
  }

  @ParameterizedTest
  @CsvSource({
    "35, 35",
    "-0.5, -0.5",
    "28999, 28999",
    "29991, +M9",
    "-29992, -M8",
    "29000, +M*",
    "29001, +M999",
    "29999, +M1",
    "30000, +M*",
    "30001, +M*",
    "35000, +M*",
    "-29000, -M*",
    "-30000, -M*",
    "-35000, -M*",
    "1e300, +M*"
  })
  void evaluationsInWords(double evaluation, String words) {
    RecordedMove move =
        new RecordedMove("a1", 0, null, evaluation, null, null, null, "", List.of());
    assertEquals(words, move.evaluationText());
  }

  @ParameterizedTest
  @CsvSource({
    "28999, false, ",
    "29000, true, ",
    "29991, true, 9",
    "30000, true, ",
    "99999, true, ",
    "-29991, false, "
  })
  void aForcedWinIsClaimedInSoManyPlies(double evaluation, boolean claims, Integer plies) {
    RecordedMove move =
        new RecordedMove("a1", 0, null, evaluation, null, null, null, "", List.of());
    assertEquals(claims, move.claimsWin());
    assertEquals(plies == null ? OptionalInt.empty() : OptionalInt.of(plies), move.pliesToWin());
  }

  private List<GameRecord> readAll() throws Exception {
    List<GameRecord> games = new ArrayList<>();
    try (GameLogReader reader = GameLogReader.open(file)) {
      for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }
}
