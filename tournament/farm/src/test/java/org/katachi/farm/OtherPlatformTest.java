package org.katachi.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.Platform;
import org.katachi.tournament.player.Termination;

/** A worker that says that it runs on another platform plays with the programs for that. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(120)
class OtherPlatformTest {

  @TempDir Path folder;

  @Test
  void aWorkerPlaysWithTheProgramsForItsPlatform() throws Exception {
    List<BrainPrograms> brains = List.of(brain("first", "$n,3"), brain("second", "$((2*n)),8"));
    List<Termination> endings = new ArrayList<>();
    try (FarmPool pool = TestFarm.pool(brains, warning -> {})) {
      pool.start();
      FarmWorker worker = TestFarm.worker(pool.port(), "Mac OS X 14.1 aarch64", folder);
      Thread working = new Thread(worker::work);
      working.start();
      pool.offer(TestGames.pair(0));
      while (endings.size() < 2) {
        endings.add(pool.take().ending());
      }
      worker.stop();
      working.join();
    }
    assertEquals(List.of(Termination.FIVE, Termination.FIVE), endings);
  }

  /** The program of this machine would not start. */
  private BrainPrograms brain(String name, String move) throws Exception {
    Path script = folder.resolve(name);
    List<String> command =
        new ScriptedBrain().onMove("echo \"" + move + "\"; n=$((n+1))").write(script);
    return BrainPrograms.of(
        spec(name, List.of("no-such-program")),
        Map.of(Platform.of("mac-aarch64"), spec(name, command)));
  }

  private static BrainSpec spec(String name, List<String> command) {
    return TestBrains.brain(name, command, 60_000);
  }
}
