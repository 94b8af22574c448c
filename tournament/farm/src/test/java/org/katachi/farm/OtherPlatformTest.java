package org.katachi.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.bundle.PackedBrain;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.farm.worker.WorkerSettings;
import org.katachi.process.scripted.ScriptedBrain;
import org.katachi.tournament.engine.BrainPrograms;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.Platform;
import org.katachi.tournament.game.Machine;
import org.katachi.tournament.game.Termination;

/** A worker that says that it runs on another platform plays with the programs for that. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(120)
class OtherPlatformTest {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  @TempDir Path folder;

  @Test
  void aWorkerPlaysWithTheProgramsForItsPlatform() throws Exception {
    List<PackedBrain> brains = List.of(brain("first", "$n,3"), brain("second", "$((2*n)),8"));
    List<Termination> endings = new ArrayList<>();
    try (FarmPool pool = pool(brains)) {
      pool.start();
      FarmWorker worker = worker(pool.port());
      Thread working = new Thread(worker::work);
      working.start();
      pool.offer(TestGames.pair(0));
      while (endings.size() < 2) {
        endings.add(pool.take().record().result().ending());
      }
      worker.stop();
      working.join();
    }
    assertEquals(List.of(Termination.FIVE, Termination.FIVE), endings);
  }

  /** The program of this machine would not start. */
  private PackedBrain brain(String name, String move) throws Exception {
    Path script = folder.resolve(name);
    List<String> command =
        new ScriptedBrain().onMove("echo \"" + move + "\"; n=$((n+1))").write(script);
    return PackedBrain.pack(
        new BrainPrograms(
            spec(name, List.of("no-such-program")),
            Map.of(Platform.of("mac-aarch64"), spec(name, command))));
  }

  private static BrainSpec spec(String name, List<String> command) {
    return TestBrains.brain(name, command, 60_000);
  }

  private static FarmPool pool(List<PackedBrain> brains) {
    return new FarmPool(
        new FarmPool.Site(new InetSocketAddress(LOOPBACK, 0), Secret.NONE),
        brains,
        new Geometry(15, 15),
        0,
        OptionalDouble.empty(),
        remark -> {});
  }

  private FarmWorker worker(int port) {
    return new FarmWorker(
        new WorkerSettings(
            new InetSocketAddress(LOOPBACK, port),
            Secret.NONE,
            1,
            folder.resolve("cache"),
            Optional.empty(),
            "node/1",
            new Machine(1, 0, "Mac OS X 14.1 aarch64", "17", 1)),
        words -> {});
  }
}
