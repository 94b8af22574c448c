package org.katachi.farm.coordinator;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.farm.TestFarm;
import org.katachi.farm.TestGames;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.message.Dismissal;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairOrder;
import org.katachi.farm.message.Report;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.play.WorkerStatus;

/** What the pool takes from workers, and what it does not. */
@Timeout(120)
class FarmPoolTest {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  private final List<String> remarks = new ArrayList<>();
  private FarmPool pool;
  private Connection connection;
  private TransactedSession worker;

  @BeforeEach
  void start() throws IOException {
    pool = TestFarm.pool(List.of(), remarks::add);
    pool.start();
    connection = connect();
    worker = connection.link();
    report(TestGames.joined("w"));
  }

  @AfterEach
  void end() {
    connection.close();
    pool.close();
  }

  @Test
  void aPlayedPairIsTakenGameByGame() throws Exception {
    pool.offer(TestGames.pair(4));
    PairOrder order = order();
    report(played(order, order.games()));
    assertTaken(8);
    assertTaken(9);
  }

  @Test
  void aGameNamesItsWorkerAndTheScaleOfItsTimes() throws Exception {
    pool.offer(TestGames.pair(0));
    PairOrder order = order();
    report(played(order, order.games()));
    PlayedOn expected = new PlayedOn("w", 2, TestGames.joined("w").machine(), 1);
    assertEquals(Optional.of(expected), pool.take().playedOn());
  }

  @Test
  void aWorkerOnWhichGamesFailMoreOftenIsSetAsideAndItsPairsGoElsewhere() throws Exception {
    worker.introduce("w");
    try (Connection ofBad = connect();
        TransactedSession bad = ofBad.link()) {
      bad.introduce("bad");
      report(bad, TestGames.joined("bad"));
      for (int pair = 0; pair < 44; pair++) {
        play(pair, pair < 40 ? worker : bad, pair < 40 ? "w" : "bad", pair >= 40);
      }
      assertEquals(
          "worker bad is set aside: 4 of 4 pairs failed, on the others 0 of 40 pairs failed",
          remarks.get(2));
      pool.offer(TestGames.pair(44));
      assertThrows(IOException.class, bad::receive);
      assertEquals(44, order().pair());
    }
    try (Connection again = connect();
        TransactedSession bad = again.link()) {
      assertEquals(
          "4 of 4 pairs failed, on the others 0 of 40 pairs failed",
          Dismissal.read(bad.find(Dismissal.name("bad")).orElseThrow()));
      assertEquals(Optional.empty(), bad.find(Dismissal.name("w")));
    }
  }

  @Test
  void whoIsStoppedBeforeItHasBegunTakesNothing() throws Exception {
    try (FarmPool other = TestFarm.pool(List.of(), remarks::add)) {
      other.stop();
      other.start();
      other.offer(TestGames.pair(0));
      assertThrows(InterruptedException.class, other::take);
    }
  }

  @Test
  void aReportInWhichSomethingIsMissingIsToldAndLosesNothing() throws Exception {
    pool.offer(TestGames.pair(0));
    PairOrder order = order();
    worker.send("{\"kind\":\"played\",\"worker\":\"w\",\"pair\":0,\"games\":[]}".getBytes(UTF_8));
    worker.commit();
    report(played(order, order.games()));
    assertTaken(0);
    assertTaken(1);
    assertTrue(remarks.get(1).endsWith("bytes that are no report"), remarks::toString);
  }

  @Test
  void theGamesOfAWorkerCountOnWhenItComesAgain() throws Exception {
    play(0, worker, "w", false);
    report(TestGames.joined("w"));
    play(1, worker, "w", false);
    assertEquals(List.of(4L), pool.workers().stream().map(WorkerStatus::games).toList());
  }

  /** Both games of a pair, until the pool has told them. */
  private void play(int pair, TransactedSession link, String name, boolean fail) throws Exception {
    pool.offer(TestGames.pair(pair));
    PairOrder order = Messages.read(link.receive(), PairOrder.class);
    List<GameRecord> games =
        order.games().stream()
            .map(game -> fail ? TestGames.late(game) : TestGames.played(game, 15))
            .toList();
    report(link, new Report.Played(name, order.tournament(), order.pair(), games));
    assertTaken(2 * pair);
    assertTaken(2 * pair + 1);
  }

  @Test
  void whoHasNotJoinedIsNotCounted() throws Exception {
    pool.offer(TestGames.pair(0));
    PairOrder order = order();
    report(
        new Report.Played("stranger", order.tournament(), 0, TestGames.played(TestGames.pair(0))));
    report(played(order, order.games()));
    assertTaken(0);
    assertEquals(
        "worker stranger sent games that are not those of pair 1: it has not joined",
        remarks.get(1));
  }

  @Test
  void wordsOfAWorkerMoveNoCursor() throws Exception {
    pool.offer(TestGames.pair(0));
    PairOrder order = order();
    report(new Report.Unable("w", "is \u001b[2Jdone\r\nworker x\u0007"));
    report(played(order, order.games()));
    assertTaken(0);
    assertEquals("worker w is ?[2Jdone worker x?", remarks.get(1));
  }

  @Test
  void whatIsWrongWithABrainIsToldWithItsWorkersName() throws Exception {
    pool.offer(TestGames.pair(0));
    PairOrder order = order();
    report(new Report.Remarked("w", "first did not end\u001b[2J"));
    report(played(order, order.games()));
    assertTaken(0);
    assertEquals("on worker w first did not end?[2J", remarks.get(1));
  }

  @Test
  void aPoolThatNobodyWatchesAsksForNoMoves() throws Exception {
    pool.offer(TestGames.pair(0));
    assertFalse(order().isWatched());
  }

  @Test
  void aPairThatComesTwiceIsTakenOnce() throws Exception {
    pool.offer(TestGames.pair(0));
    PairOrder order = order();
    report(played(order, order.games()));
    report(played(order, order.games()));
    pool.offer(TestGames.pair(1));
    PairOrder next = order();
    report(played(next, next.games()));
    for (int game = 0; game < 4; game++) {
      assertTaken(game);
    }
  }

  @Test
  void aPairOfAnEarlierTournamentIsDropped() throws Exception {
    pool.offer(TestGames.pair(0));
    PairOrder order = order();
    report(new Report.Played("w", "another", 0, TestGames.played(order.games())));
    report(played(order, order.games()));
    assertTaken(0);
    assertTaken(1);
  }

  @Test
  void wrongGamesAreToldAndPlayedAgain() throws Exception {
    pool.offer(TestGames.pair(0));
    PairOrder order = order();
    List<PlannedGame> games = order.games();
    report(played(order, List.of(games.get(0))));
    report(played(order, List.of(games.get(1), games.get(0))));
    List<GameRecord> offBoard = games.stream().map(game -> TestGames.played(game, 20)).toList();
    report(new Report.Played("w", order.tournament(), 0, offBoard));
    report(new Report.Unable("w", "is done"));
    report(played(order, games));
    assertTaken(0);
    assertEquals(5, remarks.size(), remarks::toString);
    assertTrue(remarks.get(3).contains("outside the board"), remarks::toString);
    assertEquals("worker w is done", remarks.get(4));
    for (int again = 0; again < 3; again++) {
      assertEquals(0, order().pair());
    }
  }

  @Test
  void garbageIsToldAndLosesNoPair() throws Exception {
    pool.offer(TestGames.pair(0));
    order();
    worker.send(new byte[] {1, 2, 3});
    worker.commit();
    report(new Report.Unable("w", "is done"));
    report(new Report.Unable("w", "is done"));
    report(played(new PairOrder("another", 0, List.of(), false), List.of()));
    Thread taker = new Thread(this::takeUntilStopped);
    taker.start();
    PairOrder again = order();
    assertEquals(0, again.pair());
    pool.stop();
    taker.join();
    assertEquals("a worker sent 3 bytes that are no report", remarks.get(1));
  }

  private void takeUntilStopped() {
    assertThrows(InterruptedException.class, pool::take);
  }

  @Test
  void itStopsBeforeAWorkerCame() {
    pool.stop();
    assertThrows(InterruptedException.class, pool::take);
  }

  @Test
  void workersHearOfItsEnd() {
    pool.close();
    assertThrows(IOException.class, worker::receive);
  }

  private PairOrder order() throws IOException {
    PairOrder order = Messages.read(worker.receive(), PairOrder.class);
    worker.commit();
    return order;
  }

  private static Report played(PairOrder order, List<PlannedGame> games) {
    return new Report.Played("w", order.tournament(), order.pair(), TestGames.played(games));
  }

  private void report(Report report) throws IOException {
    report(worker, report);
  }

  private static void report(TransactedSession link, Report report) throws IOException {
    link.send(Messages.write(report));
    link.commit();
  }

  private Connection connect() throws IOException {
    return Connection.open(new InetSocketAddress(LOOPBACK, pool.port()), Secret.NONE);
  }

  private void assertTaken(int game) throws Exception {
    assertEquals(game, pool.take().number() - 1);
  }
}
