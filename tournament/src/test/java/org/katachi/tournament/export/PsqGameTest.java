package org.katachi.tournament.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.tournament.games.LogLines;

class PsqGameTest {

  private final ObjectNode game = LogLines.game(1, "pbrain-a.exe", "pbrain-b.exe");

  @Test
  void aWholeGame() throws Exception {
    game.put("width", 20).put("height", 15).put("opening", "h8");
    game.set("moves", LogLines.moves("a1", "t15"));
    LogLines.move(game, 0).put("millis", 1003.4);
    String psq =
        """
        Piskvorky 20x15, 11:11, 0
        8,8,0
        1,1,1003
        20,15,2
        pbrain-a.exe
        pbrain-b.exe
        0
        """;
    assertEquals(psq.replace("\n", "\r\n"), PsqGame.of(LogLines.read(game)));
  }

  @ParameterizedTest
  @CsvSource({"five, 0", "foul, 0", "full board, 0", "late, 15", "crashed, -2", "illegal move, -2"})
  void whyItEnded(String ending, int code) throws Exception {
    String psq = PsqGame.of(LogLines.read(game.put("ending", ending)));
    assertTrue(psq.endsWith("\r\n" + code + "\r\n"), psq);
  }

  @Test
  void aNameIsALine() throws Exception {
    String psq = PsqGame.of(LogLines.read(game.put("black", "a\r\n1,1,1")));
    assertTrue(psq.contains("\r\na 1,1,1\r\n"), psq);
  }
}
