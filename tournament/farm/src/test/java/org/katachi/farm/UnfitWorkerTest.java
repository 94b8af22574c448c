package org.katachi.farm;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.farm.broker.Broker;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.farm.worker.WorkerSettings;
import org.katachi.tournament.match.Machine;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.Platform;

/** Workers that can't play say so and leave. */
@Timeout(120)
class UnfitWorkerTest {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  @TempDir Path folder;
  private final List<String> told = new ArrayList<>();
  private boolean forced;

  @Test
  void aBrainThatDoesNotStartIsReportedWithTheWorkersName() throws Exception {
    BlockingQueue<String> warnings = new LinkedBlockingQueue<>();
    BrainSpec missing = TestBrains.brain("ghost", List.of("no-such-program"), 9);
    try (FarmPool pool =
        pool(Secret.NONE, List.of(BrainPrograms.of(missing, Map.of())), warnings)) {
      pool.start();
      Thread taker = new Thread(() -> assertThrows(InterruptedException.class, pool::take));
      taker.start();
      assertFalse(worker(pool, Secret.NONE).work());
      assertEquals(
          "worker node/1 works no more: ghost did not start:"
              + " there is no program no-such-program in the PATH",
          warnings.take());
      pool.stop();
      taker.join();
    }
    assertTrue(told.get(0).startsWith("can't play: ghost did not start"), told::toString);
  }

  @Test
  void aMachineOnWhichABrainCantBeTriedIsReported() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    String reported = reported(0, TestBrains.withoutFolder("sad", file));
    String words = "worker node/1 works no more: a file for sad can't be made";
    assertTrue(reported.startsWith(words), reported);
    assertEquals(1, told.size(), told::toString);
  }

  @Test
  void aFaultOfTheWorkerItselfIsReportedAndToldWithItsTrace() throws Exception {
    String fault = "the worker has a fault: java.util.NoSuchElementException: No value present";
    assertEquals("worker node/1 works no more: " + fault, reported(99));
    assertEquals("can't play: " + fault, told.get(0));
    assertTrue(told.get(1).contains("at org.katachi.farm.worker.PairWork."), told::toString);
  }

  @Test
  void aFaultInAGameIsReportedAndToldWithItsTrace() throws Exception {
    try (FarmPool pool = pool(Secret.NONE, List.of(), new LinkedBlockingQueue<>())) {
      pool.start();
      pool.offer(TestGames.pair(0));
      assertFalse(worker(pool, Secret.NONE).work());
    }
    assertTrue(told.get(1).startsWith("can't play: the worker has a fault: "), told::toString);
    assertTrue(
        told.get(2).contains("at org.katachi.tournament.play.BrainPlayers."), told::toString);
  }

  /** What the coordinator says of a worker that leaves before its first game. */
  private String reported(int rule, BrainSpec... brains) throws Exception {
    List<BrainPrograms> packed = new ArrayList<>();
    for (BrainSpec brain : brains) {
      packed.add(BrainPrograms.of(brain, Map.of()));
    }
    BlockingQueue<String> warnings = new LinkedBlockingQueue<>();
    try (FarmPool pool = pool(Secret.NONE, rule, OptionalDouble.empty(), packed, warnings)) {
      pool.start();
      Thread taker = new Thread(() -> assertThrows(InterruptedException.class, pool::take));
      taker.start();
      assertFalse(worker(pool, Secret.NONE).work());
      String reported = warnings.take();
      pool.stop();
      taker.join();
      return reported;
    }
  }

  @Test
  void aPlatformWithoutAProgramIsReportedWithTheWorkersName() throws Exception {
    BlockingQueue<String> warnings = new LinkedBlockingQueue<>();
    BrainSpec spec = TestBrains.brain("picky", List.of("program"), 9);
    BrainPrograms picky = BrainPrograms.of(spec, Map.of(Platform.of("windows-aarch64"), spec));
    try (FarmPool pool = pool(Secret.NONE, List.of(picky), warnings)) {
      pool.start();
      Thread taker = new Thread(() -> assertThrows(InterruptedException.class, pool::take));
      taker.start();
      assertFalse(worker(pool.port(), Secret.NONE, "Windows 11 10.0 amd64").work());
      assertEquals(
          "worker node/1 works no more: picky has no program for windows-x86_64, only for"
              + " windows-aarch64, "
              + Platform.here(),
          warnings.take());
      pool.stop();
      taker.join();
    }
  }

  @Test
  void aMachineThatIsTooFarFromTheReferenceIsReported() throws Exception {
    BlockingQueue<String> warnings = new LinkedBlockingQueue<>();
    try (FarmPool pool = pool(Secret.NONE, 0, OptionalDouble.of(10.5), List.of(), warnings)) {
      pool.start();
      Thread taker = new Thread(() -> assertThrows(InterruptedException.class, pool::take));
      taker.start();
      assertFalse(worker(pool, Secret.NONE).work());
      assertEquals(
          "worker node/1 works no more: its speed is 1.0 and -scale-time 10.5", warnings.take());
      pool.stop();
      taker.join();
    }
  }

  @Test
  void aMachineWithFewerProcessorsThanThreadsIsReportedUnlessForced() throws Exception {
    BrainSpec two = TestBrains.withThreads(TestBrains.brain("two", List.of("no-program"), 9), 2);
    assertEquals(
        "worker node/1 works no more: -concurrency 1 lets brains think with 2 threads each and it"
            + " has 1 processors; -force-concurrency plays all the same",
        reported(0, two));
    forced = true;
    String reported = reported(0, two);
    assertTrue(reported.contains("two did not start"), reported);
  }

  @Test
  void aWorkerThatWasRejectedHearsWhyAndLeaves() throws Exception {
    try (Broker broker = Broker.start(new InetSocketAddress(LOOPBACK, 0), Secret.NONE)) {
      broker.publish(Messages.rejection("node/1"), "9 of 9 games failed".getBytes(UTF_8));
      assertFalse(worker(broker.port(), Secret.NONE).work());
    }
    assertEquals(List.of("rejected by the coordinator: 9 of 9 games failed"), told);
  }

  @Test
  void aWrongTokenEndsAWorker() throws Exception {
    BlockingQueue<String> warnings = new LinkedBlockingQueue<>();
    try (FarmPool pool = pool(new Secret(Optional.empty(), "a token"), List.of(), warnings)) {
      pool.start();
      assertFalse(worker(pool, Secret.NONE).work());
    }
    assertEquals(List.of("the coordinator has another token"), told);
  }

  private static FarmPool pool(
      Secret secret, List<BrainPrograms> brains, BlockingQueue<String> warnings)
      throws IOException {
    return pool(secret, 0, OptionalDouble.empty(), brains, warnings);
  }

  private static FarmPool pool(
      Secret secret,
      int rule,
      OptionalDouble referenceSpeed,
      List<BrainPrograms> brains,
      BlockingQueue<String> warnings)
      throws IOException {
    List<Bundle> bundles = new ArrayList<>();
    Offer.Games offer = TestFarm.offer(brains, Optional.empty(), bundles);
    return new FarmPool(
        new BrokerEndpoint(new InetSocketAddress(LOOPBACK, 0), secret),
        new Offer.Games(
            offer.version(), offer.board(), rule, referenceSpeed, offer.brains(), Optional.empty()),
        bundles,
        warnings::add);
  }

  private FarmWorker worker(FarmPool pool, Secret secret) {
    return worker(pool.port(), secret);
  }

  private FarmWorker worker(int port, Secret secret) {
    return worker(port, secret, "a system");
  }

  private FarmWorker worker(int port, Secret secret, String system) {
    InetSocketAddress address = new InetSocketAddress(LOOPBACK, port);
    Machine machine = new Machine(1, 0, system, "17", 1);
    return new FarmWorker(
        new WorkerSettings(
            new BrokerEndpoint(address, secret),
            1,
            forced,
            folder,
            Optional.empty(),
            "node/1",
            machine,
            false),
        told::add);
  }
}
