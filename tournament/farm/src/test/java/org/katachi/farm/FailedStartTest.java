package org.katachi.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.tournament.player.BrainPrograms;

/** A brain that started when the worker tried it, and does not start for its first game. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(120)
class FailedStartTest {

  @TempDir Path folder;
  private final BlockingQueue<String> warnings = new LinkedBlockingQueue<>();

  @Test
  void oneFailedStartLosesOneGame() throws Exception {
    try (FarmPool pool = pool("-eq")) {
      FarmWorker worker = TestFarm.worker(pool.port(), "a system", folder);
      CompletableFuture<Boolean> end = CompletableFuture.supplyAsync(worker::work);
      assertEquals("first did not start: it crashed with exit code 3", reason(pool));
      assertEquals("second makes five in a row", reason(pool));
      worker.stop();
      end.join();
    }
  }

  @Test
  void aWorkerOnWhichItDoesNotStartAnyMoreLeaves() throws Exception {
    try (FarmPool pool = pool("-ge")) {
      // Remarks are told to whoever waits for a game.
      Thread taker = new Thread(() -> assertThrows(InterruptedException.class, pool::take));
      taker.start();
      assertFalse(TestFarm.worker(pool.port(), "a system", folder).work());
      warnings.take(); // The worker has joined.
      assertEquals(
          "worker node/1 works no more: first did not start: it crashed with exit code 3",
          warnings.take());
      pool.stop();
      taker.join();
    }
  }

  /**
   * A pool with a pair of games; the starts of the first brain fail whose number compares so to
   * two.
   */
  private FarmPool pool(String comparison) throws Exception {
    Path starts = folder.resolve("starts");
    ScriptedBrain first =
        new ScriptedBrain()
            .first("echo >>" + starts)
            .on("START*", "[ $(wc -l <" + starts + ") " + comparison + " 2 ] && exit 3; echo OK")
            .onMove("echo $((2*n)),8; n=$((n+1))");
    ScriptedBrain second = new ScriptedBrain().onMove("echo $n,3; n=$((n+1))");
    FarmPool pool =
        TestFarm.pool(List.of(packed("first", first), packed("second", second)), warnings::add);
    pool.start();
    pool.offer(TestGames.pair(0));
    return pool;
  }

  private BrainPrograms packed(String name, ScriptedBrain brain) throws Exception {
    List<String> command = brain.write(folder.resolve(name));
    return BrainPrograms.of(TestBrains.brain(name, command, 60_000), Map.of());
  }

  private static String reason(FarmPool pool) throws Exception {
    return pool.take().reason();
  }
}
