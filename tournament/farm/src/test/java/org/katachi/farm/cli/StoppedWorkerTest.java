package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.farm.TestBrains;
import org.katachi.farm.TestFarm;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSpec;

/** A worker that is stopped while it tries its brains: that is no fault of it or of them. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(300)
class StoppedWorkerTest {

  @TempDir Path folder;
  private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());
  private Path mark;

  @BeforeEach
  void nameMark() {
    mark = folder.resolve("mark");
  }

  @Test
  void aBrainThatIsEndedWithTheProgramIsNotReported() throws Exception {
    BrainSpec slow = slow("exec sleep 300");
    try (FarmProcesses processes = new FarmProcesses(folder);
        FarmPool pool = pool(slow)) {
      pool.start();
      String address = "localhost:" + pool.port();
      Process worker =
          processes.start(
              "worker",
              List.of(),
              Worker.class,
              List.of(address, "-cache", folder.resolve("cache").toString()));
      awaitMark();
      worker.destroy();
      assertEquals(128 + 15, worker.waitFor());
      assertEquals(1, processes.said("worker").lines().count(), () -> processes.said("worker"));
      pool.isAtHand();
    }
    assertEquals(List.of(), warnings);
  }

  @Test
  void aBrainThatCantBeStartedAnyMoreIsNotReported() throws Exception {
    Path go = folder.resolve("go");
    BrainSpec slow = slow("until [ -e '" + go + "' ]; do sleep 0.01; done");
    BrainSpec late = TestBrains.withoutFolder("late", Files.createFile(folder.resolve("file")));
    try (FarmPool pool = pool(slow, late)) {
      pool.start();
      FarmWorker worker = TestFarm.worker(pool.port(), "a system", folder);
      CompletableFuture<Boolean> wasStopped = CompletableFuture.supplyAsync(worker::work);
      awaitMark();
      worker.stop();
      Files.createFile(go);
      assertTrue(wasStopped.get());
      pool.isAtHand();
    }
    assertEquals(List.of(), warnings);
  }

  private BrainSpec slow(String commands) throws IOException {
    ScriptedBrain brain = new ScriptedBrain().first("touch '" + mark + "'; " + commands);
    return TestBrains.brain("slow", brain.write(folder.resolve("slow")), 1_000);
  }

  private FarmPool pool(BrainSpec... brains) throws IOException {
    List<BrainPrograms> packed = new ArrayList<>();
    for (BrainSpec brain : brains) {
      packed.add(BrainPrograms.of(brain, Map.of()));
    }
    return TestFarm.pool(packed, warnings::add);
  }

  private void awaitMark() throws InterruptedException {
    while (Files.notExists(mark)) {
      Thread.sleep(5);
    }
  }
}
