package org.katachi.farm;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.bundle.BrainPacking;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.farm.worker.WorkerSettings;
import org.katachi.tournament.match.Machine;
import org.katachi.tournament.player.BrainPrograms;

/** Coordinators and workers of this machine, for the games of {@link TestGames}. */
public final class TestFarm {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  private TestFarm() {}

  /** An address of this machine. */
  public static BrokerEndpoint endpoint(int port) {
    return new BrokerEndpoint(new InetSocketAddress(LOOPBACK, port), Secret.NONE);
  }

  /** A worker's connection. */
  public static Connection connect(int port, String worker) throws IOException {
    return Connection.open(endpoint(port), worker);
  }

  /** A coordinator of games between brains that need no start. */
  public static FarmPool pool(Consumer<String> warnings) throws IOException {
    return pool(
        List.of(
            BrainPrograms.of(
                TestBrains.brain("first", List.of("sh"), TestGames.TURN_MILLIS), Map.of()),
            BrainPrograms.of(
                TestBrains.brain("second", List.of("sh"), TestGames.TURN_MILLIS), Map.of())),
        Optional.empty(),
        warnings);
  }

  /** A coordinator. */
  public static FarmPool pool(List<BrainPrograms> brains, Consumer<String> warnings)
      throws IOException {
    return pool(brains, Optional.empty(), warnings);
  }

  /** A coordinator of games that a prover may end. */
  public static FarmPool pool(
      List<BrainPrograms> brains, Optional<BrainPrograms> prover, Consumer<String> warnings)
      throws IOException {
    List<Bundle> bundles = new ArrayList<>();
    return new FarmPool(endpoint(0), offer(brains, prover, bundles), bundles, warnings);
  }

  /** What workers hear of games on 15x15; the bundles are added. */
  public static Offer.Games offer(
      List<BrainPrograms> brains, Optional<BrainPrograms> prover, List<Bundle> bundles)
      throws IOException {
    List<OfferedBrain> offered = new ArrayList<>();
    for (BrainPrograms brain : brains) {
      offered.add(BrainPacking.pack(brain, bundles));
    }
    return new Offer.Games(
        Offer.VERSION,
        new Geometry(15, 15),
        0,
        OptionalDouble.empty(),
        offered,
        prover.isPresent()
            ? Optional.of(BrainPacking.pack(prover.get(), bundles))
            : Optional.empty());
  }

  /** A worker {@code node/1} that plays one game at once and keeps brains in a folder. */
  public static FarmWorker worker(int port, String system, Path folder) {
    return new FarmWorker(
        new WorkerSettings(
            endpoint(port),
            1,
            false,
            folder.resolve("cache"),
            Optional.empty(),
            "node/1",
            new Machine(1, 0, system, "17", 1),
            false),
        words -> {});
  }
}
