package org.katachi.tournament.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.tournament.cli.Tournament;
import org.katachi.tournament.games.LogLines;

class ResultTableTest {

  @TempDir Path folder;

  @Test
  void theStandingsOfAMatchAreATable() throws Exception {
    Path log = LogLines.write(folder.resolve("a.jsonl"), match());
    assertEquals(
        List.of(
            "rank,brain,elo,eloLower,eloUpper,games,wins,draws,losses,points,byePoints,blackWins,"
                + "blackDraws,blackLosses,whiteWins,whiteDraws,whiteLosses",
            "1,\"al,pha\",0.0,-759.05,759.05,2,1,0,1,1.0,0.0,1,0,0,0,0,1",
            "2,beta,0.0,-759.05,759.05,2,1,0,1,1.0,0.0,1,0,0,0,0,1"),
        report(log, "table.csv").lines().toList());
  }

  @Test
  void jsonHasTheGamesAgainstEachBrain() throws Exception {
    LogLines.write(folder.resolve("a.jsonl"), match());
    LogLines.write(folder.resolve("b.jsonl"), LogLines.game(1, "beta", "gamma"));
    Files.writeString(folder.resolve("notes.txt"), "no log");
    JsonNode all = new ObjectMapper().readTree(report(folder, "table.json"));
    assertEquals(3, all.path("games").asInt());
    JsonNode first = all.path("standings").path(0);
    assertEquals("beta", first.path("brain").asText());
    assertEquals(2, first.path("wins").asInt());
    assertTrue(first.path("eloLower").asDouble() < first.path("elo").asDouble());
    assertEquals(1, first.path("against").path("gamma").path("wins").asInt());
    assertEquals(1, first.path("against").path("al,pha").path("losses").asInt());
  }

  @Test
  void aFolderWithoutLogsIsRefused() {
    StringWriter err = new StringWriter();
    assertEquals(2, execute(err, folder, "table.csv"));
    assertTrue(err.toString().contains("ends in .jsonl or .jsonl.gz"), err::toString);
  }

  private static ObjectNode[] match() {
    return new ObjectNode[] {
      LogLines.game(1, "al,pha", "beta"), LogLines.game(2, "beta", "al,pha")
    };
  }

  private String report(Path logs, String table) throws IOException {
    StringWriter err = new StringWriter();
    assertEquals(0, execute(err, logs, table), err::toString);
    return Files.readString(folder.resolve(table));
  }

  private int execute(StringWriter err, Path logs, String table) {
    return Tournament.execute(
        new PrintWriter(new StringWriter()),
        new PrintWriter(err, true),
        "report",
        logs.toString(),
        "-o",
        folder.resolve(table).toString());
  }
}
