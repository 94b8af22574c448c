package org.katachi.farm;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.farm.broker.Broker;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.PairTask;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.RunningGame;
import org.katachi.tournament.play.WorkerStatus;
import org.katachi.tournament.player.BrainPrograms;

/** What the coordinator sees of games that a worker plays, and that it can hold pairs back. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LiveFarmTest {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  @TempDir Path folder;
  private final BlockingQueue<RunningGame> seen = new LinkedBlockingQueue<>();
  private List<BrainPrograms> brains;
  private FarmPool pool;
  private FarmWorker worker;
  private Thread working;

  @BeforeEach
  void prepare() throws Exception {
    pause("0.05");
    brains = List.of(brain("first", "$n,3"), brain("second", "$((2*n)),8"));
    pool = TestFarm.pool(brains, warning -> {});
  }

  /** How long a move takes, in seconds. */
  private void pause(String seconds) throws IOException {
    Files.writeString(folder.resolve("pause"), seconds);
  }

  private BrainPrograms brain(String name, String move) throws Exception {
    Path script = folder.resolve(name);
    String pause = "sleep $(cat '" + folder.resolve("pause") + "'); ";
    new ScriptedBrain().onMove(pause + "echo \"" + move + "\"; n=$((n+1))").write(script);
    return BrainPrograms.of(
        TestBrains.brain(name, List.of("sh", script.toString()), 60_000), Map.of());
  }

  private void begin(Consumer<RunningGame> watcher) throws Exception {
    pool.watch(watcher);
    pool.start();
    work(pool.port());
  }

  private void work(int port) {
    worker = TestFarm.worker(port, "a system", folder);
    working = new Thread(worker::work);
    working.start();
  }

  @AfterEach
  void end() throws InterruptedException {
    worker.stop();
    working.join();
    pool.close();
  }

  @Test
  void movesAreSeenWhileTheyAreMade() throws Exception {
    pause("0.4"); // A worker reports once a second.
    begin(seen::add);
    pool.offer(TestGames.pair(0));
    List<GameRecord> played = new ArrayList<>();
    Thread taker = new Thread(() -> take(played, 2));
    taker.start();
    RunningGame game = seen.take();
    while (game.game().moves().isEmpty()) {
      game = seen.take();
    }
    assertEquals("node/1", game.worker());
    assertEquals(0, game.slot());
    assertEquals("first", game.game().black());
    assertEquals(TestGames.pair(0).get(0).setup().opening(), game.game().opening());
    taker.join();
    assertEquals(game.game().moves().get(0).move(), played.get(0).moves().get(0).move());
    WorkerStatus status = pool.workers().get(0);
    assertEquals("node/1", status.name());
    assertEquals(2, status.games());
    assertTrue(status.machine().contains("a system"), status.machine());
  }

  @Test
  void ofGamesThatNobodyWatchesAWorkerSendsNothing() throws Exception {
    try (Broker broker = Broker.start(new InetSocketAddress(LOOPBACK, 0), Secret.NONE)) {
      publish(broker);
      try (Connection coordinator = broker.connect();
          BrokerSession session = coordinator.session();
          BrokerSession live = coordinator.liveSession()) {
        work(broker.port());
        give(session, 0, false);
        assertEquals(Optional.empty(), live.receiveNow());
        give(session, 1, true);
        assertEquals("node/1", live.receive().worker());
      }
    }
  }

  private void publish(Broker broker) throws IOException {
    List<Bundle> bundles = new ArrayList<>();
    Offer offer = TestFarm.offer(brains, Optional.empty(), bundles);
    for (Bundle bundle : bundles) {
      broker.publish(bundle.sha256(), bundle.content());
    }
    broker.publish(Offer.NAME, Messages.write(offer).getBytes(UTF_8));
  }

  /** Has a pair played. */
  private static void give(BrokerSession session, int pair, boolean isWatched) throws IOException {
    PairTask task = new PairTask(TestGames.pair(pair), isWatched);
    session.send(FarmMessage.task(pair, Messages.write(task)));
    while (session.receive().kind() != FarmMessage.Kind.DONE) {
      // Others come before.
    }
  }

  @Test
  void inAPauseNoPairIsGivenOut() throws Exception {
    pool.pause();
    begin(seen::add);
    pool.offer(TestGames.pair(0));
    Thread taker = new Thread(() -> take(new ArrayList<>(), 2));
    taker.start();
    while (pool.workers().isEmpty()) {
      Thread.sleep(10);
    }
    assertNull(seen.poll(2, TimeUnit.SECONDS));
    pool.resume();
    taker.join();
    assertEquals(2, pool.workers().get(0).games());
  }

  private void take(List<GameRecord> played, int games) {
    try {
      while (played.size() < games) {
        played.add(pool.take());
      }
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}
