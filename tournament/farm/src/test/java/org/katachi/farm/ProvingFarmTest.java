package org.katachi.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.tournament.config.ProveConfig;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSpec;

/** A prover ends the games of a worker; where it fails they are played on, and it is told of. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(120)
class ProvingFarmTest {

  private static final List<String> PLAYED_ON =
      List.of("first makes five in a row", "first makes five in a row");

  @TempDir Path folder;
  private final List<String> warnings = new ArrayList<>();
  private String first = ":";

  @Test
  void aProvedWinEndsAGame() throws Exception {
    String reason = "first has a proved win by move %d: a1e4";
    assertEquals(List.of(reason.formatted(11), reason.formatted(10)), play(TestBrains.prover()));
    assertEquals(1, warnings.size(), warnings::toString);
  }

  @Test
  void aProverThatRefusesTheBoardIsToldOfWithTheWorkersName() throws Exception {
    assertEquals(PLAYED_ON, play(TestBrains.prover().on("START*", "echo ERROR size; continue")));
    assertTold("on worker node/1 the prover did not start: it answered 'ERROR size' to START;");
  }

  @Test
  void aProverThatCrashesIsToldOf() throws Exception {
    assertEquals(PLAYED_ON, play(new ScriptedBrain().on("DONE", "exit 3")));
    assertTold("on worker node/1 the prover ");
  }

  @Test
  void aProverThatAWorkerHasNotLeavesTheWorkerFit() throws Exception {
    assertEquals(PLAYED_ON, play("no-such-program"));
    assertTold("on worker node/1 the prover did not start: there is no program no-such-program");
  }

  @Test
  void aProverThatIsAnotherBuildByNowProvesNothing() throws Exception {
    first = "for file in \"${0%/*}\"/../../../program*/argument/1/prover; do echo >>$file; done";
    assertEquals(PLAYED_ON, play(TestBrains.prover()));
    assertTold("has changed since the tournament began");
  }

  private void assertTold(String words) {
    assertEquals(2, warnings.size(), warnings::toString); // The first: the worker has joined.
    assertTrue(warnings.get(1).startsWith("on worker node/1 the prover "), warnings::toString);
    assertTrue(warnings.get(1).contains(words), warnings::toString);
    assertTrue(warnings.get(1).endsWith("; where it fails, games are played on"));
  }

  private List<String> play(ScriptedBrain prover) throws Exception {
    return play(String.join(" ", prover.write(folder.resolve("prover"))));
  }

  /** Why the games of a pair ended. */
  private List<String> play(String command) throws Exception {
    List<BrainPrograms> brains = List.of(brain("first", "$n,3"), brain("second", "$((2*n)),8"));
    List<String> reasons = new ArrayList<>();
    try (FarmPool pool =
        TestFarm.pool(brains, Optional.of(packed(prover(command))), warnings::add)) {
      pool.start();
      FarmWorker worker = TestFarm.worker(pool.port(), "a system", folder);
      Thread working = new Thread(worker::work);
      working.start();
      pool.offer(TestGames.pair(0));
      while (reasons.size() < 2) {
        reasons.add(pool.take().reason());
      }
      worker.stop();
      working.join();
    }
    return reasons;
  }

  private BrainPrograms brain(String name, String move) throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain().first(first).onMove("echo \"" + move + "\"; n=$((n+1))");
    return packed(TestBrains.brain(name, brain.write(folder.resolve(name)), 60_000));
  }

  private static BrainSpec prover(String command) {
    return new ProveConfig(Optional.of(command), 500, Map.of()).spec(Optional.empty());
  }

  private static BrainPrograms packed(BrainSpec brain) throws IOException {
    return BrainPrograms.of(brain, Map.of());
  }
}
