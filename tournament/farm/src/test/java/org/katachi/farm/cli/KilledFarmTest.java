package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
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
import org.katachi.brain.scripted.LeftProcesses;

/** Coordinator and workers as processes of their own, killed in the middle of a tournament. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(300)
class KilledFarmTest {

  private static final int PAIRS = 24;
  private static final List<String> QUICK_TO_START =
      List.of(FarmProcesses.java(), "-XX:TieredStopAtLevel=1");

  @TempDir Path folder;
  private FarmProcesses processes;
  private String address;
  private ScriptedMatch match;

  @BeforeEach
  void prepare() throws Exception {
    processes = new FarmProcesses(folder);
    address = "127.0.0.1:" + FarmProcesses.freePort();
    match = ScriptedMatch.write(folder, PAIRS, "0.01");
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
    assertTrue(games().size() < match.games(), "the tournament was over before");
    assertEquals(0, coordinator().waitFor(), () -> said("coordinator"));
    assertEquals(IntStream.rangeClosed(1, match.games()).boxed().toList(), games());
    // The worker looks for another coordinator meanwhile, for ten seconds.
    match.assertAsByLocalManager(new WrittenLog(log()), processes);
    assertEquals(0, lasting.waitFor(), () -> said("lasting"));
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
    return processes.coordinator(QUICK_TO_START, address, match.words(log()));
  }

  private Process worker(String name) throws IOException {
    return processes.worker(name, QUICK_TO_START, address);
  }

  private String said(String name) {
    return processes.said(name);
  }

  private Path log() {
    return folder.resolve("games.jsonl");
  }
}
