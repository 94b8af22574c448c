package org.katachi.farm.coordinator;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.farm.TestFarm;
import org.katachi.farm.TestGames;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairTask;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.play.WorkerStatus;

/** What the pool takes from workers, and what it does not. */
@Timeout(120)
class FarmPoolTest {

  private final List<String> warnings = new ArrayList<>();
  private FarmPool pool;
  private Connection connection;
  private BrokerSession worker;

  @BeforeEach
  void start() throws Exception {
    pool = TestFarm.pool(warnings::add);
    pool.start();
    connection = connect("w");
    worker = connection.taskSession();
    join(worker);
    awaitWarning("worker w has joined: 2 games at once");
  }

  @AfterEach
  void end() {
    connection.close();
    pool.close();
  }

  @Test
  void aPlayedPairIsTakenGameByGame() throws Exception {
    pool.offer(TestGames.pair(4));
    done(order());
    assertTaken(8);
    assertTaken(9);
  }

  @Test
  void aGameNamesItsWorkerAndTheScaleOfItsTimes() throws Exception {
    pool.offer(TestGames.pair(0));
    done(order());
    PlayedOn expected = new PlayedOn("w", 2, TestGames.joined().machine(), 1);
    assertEquals(Optional.of(expected), pool.take().playedOn());
  }

  @Test
  void aWorkerOnWhichGamesFailMoreOftenIsRejectedAndItsPairsGoElsewhere() throws Exception {
    try (Connection ofBad = connect("bad");
        BrokerSession bad = ofBad.taskSession()) {
      join(bad);
      for (int pair = 0; pair < 44; pair++) {
        play(pair, pair < 40 ? worker : bad, pair >= 40);
      }
      assertEquals(
          "worker bad is rejected: 4 of 4 pairs failed, on the others 0 of 40 pairs failed",
          warnings.get(2));
      pool.offer(TestGames.pair(44));
      assertThrows(IOException.class, bad::receive);
      assertEquals(List.of(88, 89), numbers(order()));
      pool.close();
      assertEquals(
          "the games of rejected worker bad count: points {first=4.0, second=4.0};"
              + " katachi-farm purge LOG takes them out",
          warnings.get(3));
    }
  }

  @Test
  void whoWasRejectedHearsWhyWhenItComesAgain() throws Exception {
    try (Connection ofBad = connect("bad");
        BrokerSession bad = ofBad.taskSession()) {
      join(bad);
      for (int pair = 0; pair < 44; pair++) {
        play(pair, pair < 40 ? worker : bad, pair >= 40);
      }
    }
    try (Connection again = connect("bad");
        BrokerSession bad = again.session()) {
      byte[] reason = bad.find(Messages.rejection("bad")).orElseThrow();
      assertEquals(
          "4 of 4 pairs failed, on the others 0 of 40 pairs failed", new String(reason, UTF_8));
      assertEquals(Optional.empty(), bad.find(Messages.rejection("w")));
    }
  }

  @Test
  void whoIsStoppedBeforeItHasBegunTakesNothing() throws Exception {
    try (FarmPool other = TestFarm.pool(warnings::add)) {
      other.stop();
      other.start();
      other.offer(TestGames.pair(0));
      assertThrows(InterruptedException.class, other::take);
    }
  }

  @Test
  void aResultInWhichSomethingIsMissingIsToldAndItsPairIsPlayedAgain() throws Exception {
    pool.offer(TestGames.pair(0));
    order();
    send("{\"games\":null}");
    awaitWarning("its games are refused: ");
    done(order());
    assertTaken(0);
    assertTaken(1);
  }

  @Test
  void theGamesOfAWorkerCountOnWhenItComesAgain() throws Exception {
    play(0, worker, false);
    join(worker);
    play(1, worker, false);
    assertEquals(List.of(4L), pool.workers().stream().map(WorkerStatus::games).toList());
  }

  /** Both games of a pair, until the pool has told them. */
  private void play(int pair, BrokerSession session, boolean fail) throws Exception {
    pool.offer(TestGames.pair(pair));
    List<GameRecord> games =
        read(session.receive()).games().stream()
            .map(game -> fail ? TestGames.crashed(game) : TestGames.played(game))
            .toList();
    report(session, FarmMessage.Kind.DONE, Messages.write(new PairTask.Result(games)));
    assertTaken(2 * pair);
    assertTaken(2 * pair + 1);
  }

  @Test
  void whoHasNotJoinedIsNotCounted() throws Exception {
    pool.offer(TestGames.pair(0));
    try (Connection ofStranger = connect("stranger");
        BrokerSession stranger = ofStranger.taskSession()) {
      List<PlannedGame> games = read(stranger.receive()).games();
      report(stranger, FarmMessage.Kind.DONE, result(TestGames.played(games)));
      awaitWarning("worker stranger did not do pair 1: its games are refused: it has not joined");
    }
    done(order());
    assertTaken(0);
  }

  @Test
  void wordsOfAWorkerMoveNoCursor() throws Exception {
    pool.offer(TestGames.pair(0));
    order();
    report(worker, FarmMessage.Kind.UNABLE, "is \u001b[2Jdone\r\nworker x\u0007");
    send(result(TestGames.played(TestGames.pair(0))));
    assertTaken(0);
    assertEquals("worker w is ?[2Jdone worker x?", warnings.get(1));
  }

  @Test
  void whatIsWrongWithABrainIsToldWithItsWorkersName() throws Exception {
    pool.offer(TestGames.pair(0));
    order();
    report(worker, FarmMessage.Kind.WARNING, "first did not end\u001b[2J");
    send(result(TestGames.played(TestGames.pair(0))));
    assertTaken(0);
    assertEquals("on worker w first did not end?[2J", warnings.get(1));
  }

  @Test
  void aPoolThatNobodyWatchesAsksForNoMoves() throws Exception {
    pool.offer(TestGames.pair(0));
    assertFalse(order().isWatched());
  }

  @Test
  void aPairThatComesTwiceIsTakenOnce() throws Exception {
    pool.offer(TestGames.pair(0));
    PairTask order = order();
    done(order);
    done(order);
    pool.offer(TestGames.pair(1));
    done(order());
    for (int game = 0; game < 4; game++) {
      assertTaken(game);
    }
  }

  @Test
  void otherGamesThanThoseOfThePairArePlayedAgain() throws Exception {
    List<PlannedGame> games = TestGames.pair(0);
    assertRefused(List.of(TestGames.played(games.get(0))), "1 games and not 2");
    assertRefused(TestGames.played(List.of(games.get(1), games.get(0))), "it is another game");
  }

  @Test
  void gamesThatTheRefereeDoesNotBelieveArePlayedAgain() throws Exception {
    assertRefused(
        TestGames.pair(0).stream().map(TestGames::wonByWhite).toList(),
        "played again it ends by \"first makes five in a row\" after 9");
  }

  @Test
  void aMoveAfterItsTimeIsNotBelieved() throws Exception {
    List<GameRecord> games = new ArrayList<>(TestGames.played(TestGames.pair(0)));
    GameRecord slow = games.get(1);
    List<RecordedMove> moves = new ArrayList<>(slow.moves());
    RecordedMove last = moves.get(7);
    int millis = TestGames.TURN_MILLIS + 1;
    moves.set(
        7, new RecordedMove(last.move(), millis, null, null, null, null, null, "", List.of()));
    games.set(
        1,
        new GameRecord(
            slow.number(),
            slow.pair(),
            slow.round(),
            slow.first(),
            slow.black(),
            slow.white(),
            slow.geometry(),
            slow.rules(),
            slow.opening(),
            slow.swap2(),
            moves,
            slow.result(),
            slow.times(),
            slow.playedOn()));
    assertRefused(games, "second may take 1000 ms for a move");
  }

  private void assertRefused(List<GameRecord> games, String reason) throws Exception {
    pool.offer(TestGames.pair(0));
    order();
    send(result(games));
    awaitWarning("worker w did not do pair 1: its games are refused: " + reason);
    done(order());
    assertTaken(0);
    assertTaken(1);
  }

  /** Nobody plays for ever, and nobody else plays again. */
  @Test
  void bytesThatNobodyCanReadAreTheirPairsFailureAndNotForEver() throws Exception {
    pool.offer(TestGames.pair(0));
    for (int i = 1; i < TaskFarm.MAX_FAILURES; i++) {
      assertEquals(List.of(0, 1), numbers(order()));
      report(worker, FarmMessage.Kind.UNREADABLE, "abc");
      awaitWarning("worker w did not do pair 1: it sent 3 characters that are no report");
    }
    pool.offer(TestGames.pair(1));
    assertEquals(List.of(0, 1), numbers(order()));
    report(worker, FarmMessage.Kind.UNREADABLE, "abc");
    IOException end = assertThrows(IOException.class, pool::take);
    assertEquals(
        "worker w did not do pair 1: it sent 3 characters that are no report;"
            + " it was given up after 4 failures",
        end.getMessage());
    assertEquals(List.of(2, 3), numbers(order()));
    assertFalse(pool.isAtHand());
  }

  @Test
  void itStopsBeforeAWorkerCame() {
    pool.stop();
    assertThrows(InterruptedException.class, pool::take);
  }

  @Test
  void workersHearOfItsEnd() throws Exception {
    pool.close();
    assertThrows(IOException.class, worker::receive);
    assertTrue(connection.hasEnded());
  }

  /** Reads reports until the next warning, which has this in it. */
  private void awaitWarning(String words) throws Exception {
    int told = warnings.size();
    while (warnings.size() == told) {
      assertFalse(pool.isAtHand());
      Thread.sleep(1);
    }
    assertTrue(warnings.get(told).contains(words), warnings::toString);
  }

  private PairTask order() throws IOException {
    PairTask order = read(worker.receive());
    worker.commitLater();
    return order;
  }

  private static PairTask read(FarmMessage order) throws IOException {
    return Messages.read(order.text(), PairTask.class);
  }

  private static List<Integer> numbers(PairTask order) {
    return order.games().stream().map(PlannedGame::number).toList();
  }

  private void done(PairTask order) throws IOException {
    send(result(TestGames.played(order.games())));
  }

  private static String result(List<GameRecord> games) {
    return Messages.write(new PairTask.Result(games));
  }

  private void send(String result) throws IOException {
    report(worker, FarmMessage.Kind.DONE, result);
  }

  private static void join(BrokerSession session) throws IOException {
    report(session, FarmMessage.Kind.JOINED, Messages.write(TestGames.joined()));
  }

  private static void report(BrokerSession session, FarmMessage.Kind kind, String text)
      throws IOException {
    session.send(FarmMessage.of(kind, text));
    session.commitLater();
  }

  private Connection connect(String name) throws IOException {
    return TestFarm.connect(pool.port(), name);
  }

  private void assertTaken(int game) throws Exception {
    assertEquals(game, pool.take().number() - 1);
  }
}
