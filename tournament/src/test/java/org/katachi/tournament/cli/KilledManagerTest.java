package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.conformance.scripted.LeftProcesses;
import org.katachi.conformance.scripted.ScriptedBrain;

/** The manager is ended in the middle of a match: nothing is left of it but true games. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(60)
class KilledManagerTest {

  private static final int ROUNDS = 10;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path folder;

  @Test
  void stoppedBySignal() throws Exception {
    Process manager = begin(3);
    manager.destroy();
    manager.waitFor();
    assertEquals(List.of(), brains());
    assertGoesOn();
  }

  @Test
  void killed() throws Exception {
    Process manager = begin(3);
    manager.destroyForcibly().waitFor();
    assertGoesOn();
  }

  /** Starts the match and waits until some games have ended. */
  private Process begin(int games) throws Exception {
    brain("row", "$n,3");
    brain("gaps", "$((2*n)),8");
    Process manager = manager();
    while (Files.notExists(log()) || Files.readAllLines(log()).size() < games) {
      assertTrue(manager.isAlive());
      Thread.sleep(5);
    }
    return manager;
  }

  private void assertGoesOn() throws Exception {
    int before = Files.readAllLines(log()).size();
    assertTrue(before < 2 * ROUNDS, "the match was over before");
    assertEquals(0, manager().waitFor());
    List<Integer> numbers = new ArrayList<>();
    for (String line : Files.readAllLines(log())) {
      JsonNode game = MAPPER.readTree(line);
      numbers.add(game.get("game").asInt());
      assertEquals("row makes five in a row", game.get("reason").asText());
    }
    assertEquals(2 * ROUNDS, numbers.size());
    assertEquals(
        IntStream.rangeClosed(1, 2 * ROUNDS).boxed().toList(), List.copyOf(new TreeSet<>(numbers)));
    assertEquals(List.of(), brains());
  }

  private Process manager() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Tournament.class.getName(),
            "-engine",
            "cmd=sh '" + folder.resolve("row") + "'",
            "name=row",
            "-engine",
            "cmd=sh '" + folder.resolve("gaps") + "'",
            "name=gaps",
            "-each",
            "tc=60/5",
            "-rounds",
            Integer.toString(ROUNDS),
            "-out",
            log().toString(),
            "-resume")
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("out").toFile())
        .start();
  }

  private Path log() {
    return folder.resolve("games.jsonl");
  }

  private List<String> brains() {
    return LeftProcesses.mentioning("sh " + folder);
  }

  private void brain(String name, String move) throws IOException {
    new ScriptedBrain()
        .onMove("sleep 0.01; echo \"" + move + "\"; n=$((n+1))")
        .write(folder.resolve(name));
  }
}
