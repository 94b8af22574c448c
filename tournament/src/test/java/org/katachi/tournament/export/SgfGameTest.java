package org.katachi.tournament.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogLines;

class SgfGameTest {

  private final ObjectNode game = LogLines.game(3, "a", "b");

  @Test
  void aWholeGame() throws Exception {
    game.put("opening", "h8i9");
    game.set("moves", LogLines.moves("j10", "a15"));
    LogLines.move(game, 0).put("clock", 58_998.5).put("evaluation", 35).put("depth", 9);
    LogLines.move(game, 0).put("nodes", 1200).put("message", "two").putArray("messages").add("one");
    LogLines.move(game, 1).put("evaluation", 20);
    ObjectNode header = LogLines.object().put("event", "Spring cup").put("date", "2026-03-01");
    assertEquals(
        """
        (;FF[4]GM[4]CA[UTF-8]AP[Katachi tournament]SZ[15]RU[freestyle]EV[Spring cup]DT[2026-03-01]\
        RO[2 (game 3)]PB[a]PW[b]RE[B+]GC[a makes five in a row]\
        C[Texts count rows from the top, as brains do; many readers of SGF name them from the \
        bottom.]
        ;B[hh]C[opening]
        ;W[ii]C[opening]
        ;B[jj]BL[58.999]V[35]C[time 0.002 s, evaluation 35, depth 9, nodes 1200
        one
        two]
        ;W[ao]V[-20]C[time 0.002 s, evaluation 20])
        """,
        SgfGame.of(LogLines.read(game), new LogHeader(header)));
  }

  @Test
  void theReportsPageSaysTheSameOfRowsAsTheExport() throws Exception {
    try (InputStream page = SgfGame.class.getResourceAsStream("../report/script/export.js")) {
      String script = new String(page.readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(script.contains('\'' + SgfGame.ROWS + '\''));
    }
  }

  @Test
  void theRootTellsTheStepsOfSwap2() throws Exception {
    LogLines.swap2(game, "a]", "open");
    LogLines.swap2(game, "b", "take black");
    String sgf = SgfGame.of(LogLines.read(game), LogHeader.NONE);
    assertTrue(sgf.contains("C[Swap2: a\\] laid three stones, b took black\nTexts"), sgf);
  }

  @Test
  void aMoveWithoutSearchHasNoValue() throws Exception {
    LogLines.move(game, 0).put("evaluation", 0).put("depth", 0);
    assertFalse(SgfGame.of(LogLines.read(game), LogHeader.NONE).contains("V["));
  }

  @Test
  void whatBrainsSayCannotEndAValue() throws Exception {
    game.put("black", "a]\\b\nc");
    LogLines.move(game, 0).put("message", "h8]) (;B[aa]\\");
    String sgf = SgfGame.of(LogLines.read(game), LogHeader.NONE);
    assertTrue(sgf.contains("PB[a\\]\\\\b c]"), sgf);
    assertTrue(sgf.contains("h8\\]) (;B[aa\\]\\\\]"), sgf);
  }

  @Test
  void columnsAfterZAreCapitals() throws Exception {
    game.put("width", 40).put("height", 30).put("opening", "an30");
    String sgf = SgfGame.of(LogLines.read(game), LogHeader.NONE);
    assertTrue(sgf.contains("SZ[40:30]"), sgf);
    assertTrue(sgf.contains(";B[ND]"), sgf);
  }

  @ParameterizedTest
  @CsvSource({
    "black, five, B+",
    "white, five, W+",
    "white, foul, W+",
    "black, late, B+T",
    "white, crashed, W+F",
    "none, full board, Draw"
  })
  void results(String winner, String ending, String result) throws Exception {
    game.put("winner", winner).put("ending", ending);
    String sgf = SgfGame.of(LogLines.read(game), LogHeader.NONE);
    assertTrue(sgf.contains("RE[" + result + "]"), sgf);
  }
}
