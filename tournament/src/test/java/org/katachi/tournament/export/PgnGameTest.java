package org.katachi.tournament.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogLines;

class PgnGameTest {

  private final ObjectNode game = LogLines.game(3, "a", "b");

  @Test
  void whoMovesFirstIsWhite() throws Exception {
    ObjectNode header = LogLines.object().put("event", "Spring cup");
    header.put("date", "2026-03-01T12:00:00Z");
    assertEquals(
        """
        [Event "Spring cup"]
        [Site "?"]
        [Date "2026.03.01"]
        [Round "2.3"]
        [White "a"]
        [Black "b"]
        [Result "1-0"]
        [PlyCount "9"]
        [Termination "normal"]

        {h8 a1 i8 a2 j8 a3 k8 a4 l8}
        1-0

        """,
        PgnGame.of(LogLines.read(game), new LogHeader(header)));
  }

  @ParameterizedTest
  @CsvSource({
    "black, five, 1-0, normal",
    "white, late, 0-1, time forfeit",
    "white, crashed, 0-1, rules infraction",
    "none, full board, 1/2-1/2, normal"
  })
  void results(String winner, String ending, String result, String termination) throws Exception {
    game.put("winner", winner).put("ending", ending);
    String pgn = PgnGame.of(LogLines.read(game), LogHeader.NONE);
    assertTrue(pgn.contains("[Result \"" + result + "\"]"), pgn);
    assertTrue(pgn.contains("[Termination \"" + termination + "\"]"), pgn);
    assertTrue(pgn.endsWith("}\n" + result + "\n\n"), pgn);
  }

  @Test
  void aTagTellsTheStepsOfSwap2() throws Exception {
    LogLines.swap2(game, "a", "open");
    LogLines.swap2(game, "b", "offer");
    LogLines.swap2(game, "a", "take white");
    String pgn = PgnGame.of(LogLines.read(game), LogHeader.NONE);
    String tag = "[Swap2 \"a laid three stones, b laid two more, a took white\"]\n";
    assertTrue(pgn.contains(tag), pgn);
  }

  @Test
  void aNameCannotEndATag() throws Exception {
    String pgn = PgnGame.of(LogLines.read(game.put("black", "a\"]\n[\\")), LogHeader.NONE);
    assertTrue(pgn.contains("[White \"a\\\"] [\\\\\"]\n"), pgn);
  }
}
