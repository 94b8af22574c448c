package org.katachi.farm.coordinator;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.message.LiveReport;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairOrder;
import org.katachi.tournament.games.LoggedGame;
import org.katachi.tournament.play.RunningGame;
import org.katachi.tournament.schedule.PlannedGame;

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

  private void take(String worker, LiveReport.LiveGame game) {
    planned(game)
        .filter(planned -> isOf(planned, game))
        .map(planned -> new RunningGame(planned, worker, game.slot(), game.snapshot()))
        .ifPresent(watcher);
  }

  private Optional<PlannedGame> planned(LiveReport.LiveGame game) {
    return Optional.ofNullable(underWay.get(game.pair())).stream()
        .flatMap(order -> order.games().stream())
        .filter(planned -> planned.number() == game.game())
        .findFirst();
  }

  /** Whether it is a game of those brains, with stones that can lie on the board. */
  private static boolean isOf(PlannedGame planned, LiveReport.LiveGame game) {
    LoggedGame.of(planned, game.snapshot());
    return Set.of(planned.black().name(), planned.white().name())
        .equals(Set.of(game.snapshot().black(), game.snapshot().white()));
  }
}
