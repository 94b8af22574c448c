package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.process.scripted.LeftProcesses;
import org.katachi.process.scripted.ScriptedBrain;

/** Coordinator and workers as processes of their own, killed in the middle of a tournament. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(300)
class KilledFarmTest {

  private static final int PAIRS = 24;

  @TempDir Path folder;
  private FarmProcesses processes;
  private String address;

  @BeforeEach
  void prepare() throws IOException {
    processes = new FarmProcesses(folder);
    address = "127.0.0.1:" + FarmProcesses.freePort();
    brain("row", "$n,3");
    brain("gaps", "$((2*n)),8");
    Files.writeString(folder.resolve("book"), "o15\no14\n");
  }

  @AfterEach
  void killAll() throws InterruptedException {
    processes.close();
  }

  @Test
  void everyPairCountsOnceWhoeverIsKilled() throws Exception {
    Process coordinator = coordinator();
    Process killed = worker("killed");
    Process lasting = worker("lasting");
    awaitGames(coordinator, 6);
    killed.destroyForcibly().waitFor();
    worker("joined");
    awaitGames(coordinator, games().size() + 2);
    coordinator.destroyForcibly().waitFor();
    assertTrue(games().size() < 2 * PAIRS, "the tournament was over before");
    assertEquals(0, coordinator().waitFor(), () -> said("coordinator"));
    assertEquals(IntStream.rangeClosed(1, 2 * PAIRS).boxed().toList(), games());
    assertTrue(lasting.isAlive(), () -> said("lasting"));
    lasting.destroy();
    assertEquals(128 + 15, lasting.waitFor(), () -> said("lasting"));
    killAll();
    assertEquals(List.of(), LeftProcesses.mentioning("sh " + folder));
  }

  private List<Integer> games() throws IOException {
    return new WrittenLog(log()).numbers();
  }

  private void awaitGames(Process coordinator, int games) throws Exception {
    while (games().size() < games) {
      assertTrue(coordinator.isAlive(), () -> said("coordinator"));
      Thread.sleep(5);
    }
  }

  private Process coordinator() throws IOException {
    return start(
        "coordinator",
        Farm.class,
        "-serve",
        address,
        "-engine",
        "cmd=sh '" + folder.resolve("row") + "'",
        "name=row",
        "-engine",
        "cmd=sh '" + folder.resolve("gaps") + "'",
        "name=gaps",
        "-openings",
        "file=" + folder.resolve("book"),
        "-rounds",
        Integer.toString(PAIRS),
        "-out",
        log().toString(),
        "-resume",
        "-each",
        "tc=60/5");
  }

  private Process worker(String name) throws IOException {
    return start(name, Worker.class, address, "-cache", folder.resolve("cache").toString());
  }

  private Process start(String name, Class<?> program, String... words) throws IOException {
    return processes.start(
        name, List.of(FarmProcesses.java(), "-XX:TieredStopAtLevel=1"), program, words);
  }

  private String said(String name) {
    return processes.said(name);
  }

  private Path log() {
    return folder.resolve("games.jsonl");
  }

  private void brain(String name, String move) throws IOException {
    new ScriptedBrain()
        .onMove("sleep 0.01; echo \"" + move + "\"; n=$((n+1))")
        .write(folder.resolve(name));
  }
}
