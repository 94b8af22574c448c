package org.katachi.farm.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.SearchInfo;
import org.katachi.farm.TestGames;
import org.katachi.farm.broker.Broker;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.message.LiveReport;
import org.katachi.farm.message.Messages;
import org.katachi.tournament.match.GameSnapshot;
import org.katachi.tournament.match.Swap2Step;
import org.katachi.tournament.play.RunningGame;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Swap2Reply;

/** What a worker tells of the games that it plays. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LiveReporterTest {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  /** Brains may say much, and the coordinator shows none of it before a game has ended. */
  @Test
  void whatBrainsSayStaysWithTheWorker() throws Exception {
    try (Broker broker = Broker.start(new InetSocketAddress(LOOPBACK, 0), Secret.NONE);
        Connection coordinator = broker.connect();
        TransactedSession live = coordinator.liveLink();
        Connection connection =
            Connection.open(new InetSocketAddress(LOOPBACK, broker.port()), Secret.NONE);
        LiveReporter reporter = new LiveReporter("node/1", connection)) {
      assertEquals(Optional.empty(), live.receiveNow());
      GameSnapshot game = game();
      reporter.seen("id", 0, new RunningGame(TestGames.pair(0).get(0), "node/1", 0, game));
      GameSnapshot told = Messages.read(live.receive(), LiveReport.class).games().get(0).snapshot();
      Swap2Reply opening = told.swap2().get(0).answer();
      assertEquals(Optional.empty(), opening.message());
      assertEquals(game.swap2().get(0).answer().stones(), opening.stones());
      assertEquals(List.of(), told.moves().get(0).messages());
      assertEquals(game.moves().get(0).move(), told.moves().get(0).move());
    }
  }

  /** A game with words in its opening and for its first move. */
  private static GameSnapshot game() {
    List<Point> stones = List.of(new Point(7, 7), new Point(8, 7), new Point(9, 9));
    Swap2Reply opening = new Swap2Reply(stones, 2_500_000, Optional.of("mine"));
    List<String> messages = List.of("depth 7 ev -35");
    MoveReply move =
        new MoveReply(
            new Point(3, 3), 1_000_000, messages, SearchInfo.of(messages), OptionalLong.empty());
    return new GameSnapshot(
        "second",
        "first",
        stones,
        List.of(new Swap2Step("first", Swap2Step.Choice.OPEN, opening)),
        List.of(move));
  }
}
