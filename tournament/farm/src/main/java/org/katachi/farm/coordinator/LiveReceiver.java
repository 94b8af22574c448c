package org.katachi.farm.coordinator;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.message.LiveReport;
import org.katachi.farm.message.Messages;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.play.RunningGame;

/**
 * Takes from workers what their games look like while they are played. Nothing of this counts, so
 * what makes no sense is dropped.
 */
final class LiveReceiver {

  private static final Logger LOG = System.getLogger(LiveReceiver.class.getName());

  private final BrokerSession session;
  private final Map<Integer, List<PlannedGame>> underWay;
  private final Consumer<RunningGame> watcher;
  private final WorkerRegistry workers;

  /**
   * A receiver that has not begun.
   *
   * @param underWay the pairs that are given out, by number; read by the receiver's thread
   */
  LiveReceiver(
      BrokerSession session,
      Map<Integer, List<PlannedGame>> underWay,
      Consumer<RunningGame> watcher,
      WorkerRegistry workers) {
    this.session = session;
    this.underWay = underWay;
    this.watcher = watcher;
    this.workers = workers;
  }

  /** Begins; it ends with the session. */
  void start() {
    Thread thread = new Thread(this::run, "live games");
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    try {
      while (true) {
        take(session.receive());
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "no more live games", e); // The pool has ended.
    }
  }

  private void take(FarmMessage message) {
    try {
      LiveReport report = Messages.read(message.text(), LiveReport.class);
      workers.hear(message.worker());
      report.games().forEach(game -> take(message.worker(), game));
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.DEBUG, "a worker sent what is no live game", e);
    }
  }

  private void take(String worker, LiveReport.LiveGame live) {
    GameRecord game = live.game();
    if (underWay.getOrDefault(game.pair() - 1, List.of()).stream().anyMatch(game::isOf)) {
      game.checkStones();
      watcher.accept(new RunningGame(worker, live.slot(), game));
    }
  }
}
