package org.katachi.farm;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.bundle.PackedBrain;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.coordinator.PackedTournament;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.farm.worker.WorkerSettings;
import org.katachi.tournament.match.Machine;

/** Coordinators and workers of this machine, for the games of {@link TestGames}. */
public final class TestFarm {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  private TestFarm() {}

  /** A coordinator. */
  public static FarmPool pool(List<PackedBrain> brains, Consumer<String> remarks) {
    return pool(brains, Optional.empty(), remarks);
  }

  /** A coordinator of games that a prover may end. */
  public static FarmPool pool(
      List<PackedBrain> brains, Optional<PackedBrain> prover, Consumer<String> remarks) {
    PackedTournament tournament =
        new PackedTournament(new Geometry(15, 15), 0, OptionalDouble.empty(), brains, prover);
    return new FarmPool(
        new BrokerEndpoint(new InetSocketAddress(LOOPBACK, 0), Secret.NONE), tournament, remarks);
  }

  /** A worker {@code node/1} that plays one game at once and keeps brains in a folder. */
  public static FarmWorker worker(int port, String system, Path folder) {
    return new FarmWorker(
        new WorkerSettings(
            new BrokerEndpoint(new InetSocketAddress(LOOPBACK, port), Secret.NONE),
            1,
            false,
            folder.resolve("cache"),
            Optional.empty(),
            "node/1",
            new Machine(1, 0, system, "17", 1)),
        words -> {});
  }
}
