package org.katachi.farm.coordinator;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.function.Consumer;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.message.LiveReport;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairOrder;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.RunningGame;

/**
 * Takes from workers what their games look like while they are played. Nothing of this counts, so
 * what makes no sense is dropped.
 */
final class LiveReceiver {

  private static final Logger LOG = System.getLogger(LiveReceiver.class.getName());

  private final TransactedSession link;
  private final String tournament;
  private final Map<Integer, PairOrder> underWay;
  private final Consumer<RunningGame> watcher;
  private final WorkerRegistry crew;

  /**
   * A receiver that has not begun.
   *
   * @param underWay the pairs that are given out, by number; read by the receiver's thread
   */
  LiveReceiver(
      TransactedSession link,
      String tournament,
      Map<Integer, PairOrder> underWay,
      Consumer<RunningGame> watcher,
      WorkerRegistry crew) {
    this.link = link;
    this.tournament = tournament;
    this.underWay = underWay;
    this.watcher = watcher;
    this.crew = crew;
  }

  /** Begins; it ends with the link. */
  void start() {
    Thread thread = new Thread(this::run, "live games");
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    try {
      while (true) {
        byte[] message = link.receive();
        link.commit();
        take(message);
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "no more live games", e); // The pool has ended.
    }
  }

  private void take(byte[] message) {
    try {
      LiveReport report = Messages.read(message, LiveReport.class);
      crew.hear(report.worker());
      if (report.tournament().equals(tournament)) {
        report.games().forEach(game -> take(report.worker(), game));
      }
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.DEBUG, "a worker sent what is no live game", e);
    }
  }

  private void take(String worker, LiveReport.LiveGame live) {
    GameRecord game = live.game();
    PairOrder order = underWay.get(game.pair() - 1);
    if (order != null && order.games().stream().anyMatch(game::isOf)) {
      game.checkStones();
      watcher.accept(new RunningGame(worker, live.slot(), game));
    }
  }
}
