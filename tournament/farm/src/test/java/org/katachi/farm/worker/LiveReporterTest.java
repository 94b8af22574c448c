package org.katachi.farm.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.SearchInfo;
import org.katachi.farm.TestFarm;
import org.katachi.farm.TestGames;
import org.katachi.farm.broker.Broker;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.message.LiveReport;
import org.katachi.farm.message.Messages;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.match.Swap2Step;
import org.katachi.tournament.play.RunningGame;
import org.katachi.tournament.player.MoveReply;

/** What a worker tells of the games that it plays. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LiveReporterTest {

  private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

  /** Brains may say much, and the coordinator shows none of it before a game has ended. */
  @Test
  void whatBrainsSayStaysWithTheWorker() throws Exception {
    try (Broker broker = Broker.start(new InetSocketAddress(LOOPBACK, 0), Secret.NONE);
        Connection coordinator = broker.connect();
        BrokerSession live = coordinator.liveSession();
        Connection connection = TestFarm.connect(broker.port(), "node/1");
        LiveReporter reporter = new LiveReporter(connection)) {
      assertEquals(Optional.empty(), live.receiveNow());
      GameRecord game = game();
      reporter.seen(0, new RunningGame("node/1", 0, game));
      FarmMessage message = live.receive();
      assertEquals("node/1", message.worker());
      GameRecord told = Messages.read(message.text(), LiveReport.class).games().get(0).game();
      Swap2Step opening = told.swap2().get(0);
      assertEquals("", opening.message());
      assertEquals(game.swap2().get(0).stones(), opening.stones());
      assertEquals("", told.moves().get(0).message());
      assertEquals(List.of(), told.moves().get(0).messages());
      assertEquals(game.moves().get(0).move(), told.moves().get(0).move());
    }
  }

  /** A game with words in its opening and for its first move. */
  private static GameRecord game() {
    List<String> messages = List.of("depth 7 ev -35");
    MoveReply move =
        new MoveReply(
            new Point(3, 3), 1_000_000, messages, SearchInfo.of(messages), OptionalLong.empty());
    PlannedGame planned = TestGames.pair(0).get(0);
    return new GameRecord(
        1,
        1,
        1,
        "first",
        "second",
        "first",
        planned.setup().geometry(),
        planned.setup().rules(),
        Notation.parsePos("h8i8j10"),
        List.of(new Swap2Step("first", "open", "h8i8j10", 2.5, "mine")),
        List.of(RecordedMove.of(move)),
        GameResult.ONGOING,
        Optional.empty(),
        Optional.empty());
  }
}
