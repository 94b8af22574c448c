package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.farm.TestBrains;

/** {@code -prove} by coordinator and worker as processes of their own. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(180)
class ProvedGameTest {

  @TempDir Path folder;

  /** The prover ends in the second game. */
  @Test
  void aProofIsInTheLogAndAFailureOnTheCoordinatorsTerminal() throws Exception {
    Path prover = folder.resolve("prover");
    TestBrains.prover()
        .on("START*", "games=$((games+1)); echo OK")
        .on("BOARD", "[ $games = 2 ] && exit 3")
        .write(prover);
    WrittenLog log = new WrittenLog(folder.resolve("games.jsonl"));
    List<String> words = new ArrayList<>(ScriptedMatch.write(folder, 1, "0").words(log.file()));
    words.addAll(List.of("-prove", "cmd=sh '" + prover + "'", "nodes=500"));
    String address = "127.0.0.1:" + FarmProcesses.freePort();
    try (FarmProcesses processes = new FarmProcesses(folder)) {
      Process coordinator = processes.coordinator(List.of(), address, words);
      processes.worker("worker", List.of(), address);
      assertEquals(0, coordinator.waitFor(), processes::coordinatorSaid);
      assertTrue(
          processes
              .coordinatorSaid()
              .matches("(?s).*on worker \\S+ the prover .* where it fails, games are played on.*"),
          processes::coordinatorSaid);
    }
    List<JsonNode> games = log.games();
    assertEquals("adjudication by proof", games.get(0).get("ending").asText());
    assertEquals("first has a proved win by move 11: a1e4", games.get(0).get("reason").asText());
    assertEquals("five", games.get(1).get("ending").asText());
  }
}
