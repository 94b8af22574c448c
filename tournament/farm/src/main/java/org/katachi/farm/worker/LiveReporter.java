package org.katachi.farm.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.message.LiveReport;
import org.katachi.farm.message.Messages;
import org.katachi.tournament.play.RunningGame;

/**
 * Tells the coordinator, once it has asked for that, of the games that this worker plays: what has
 * changed in a second, and now and then that the worker lives. What plays never waits for it.
 */
final class LiveReporter implements AutoCloseable {

  private static final long PERIOD_MILLIS = 1_000;

  /** Without news a report without games is sent after so many periods. */
  private static final int QUIET_PERIODS = 5;

  private final Connection connection;
  private final Map<Integer, LiveReport.LiveGame> changed = new TreeMap<>();
  private final Thread thread = new Thread(this::run, "live");
  private boolean hasBegun;

  LiveReporter(Connection connection) {
    this.connection = connection;
    thread.setDaemon(true);
  }

  /** Begins with the first game that somebody watches. */
  synchronized void seen(int slot, RunningGame game) {
    changed.put(slot, new LiveReport.LiveGame(slot, game.game().withMessagesOfLatest(0)));
    if (!hasBegun) {
      hasBegun = true;
      thread.start();
    }
  }

  @SuppressWarnings("InterruptedExceptionSwallowed") // The end of this thread is what it asks for.
  private void run() {
    try (BrokerSession session = connection.liveSession()) {
      int quiet = 0;
      while (true) {
        LiveReport report = take();
        quiet = report.games().isEmpty() ? quiet + 1 : 0;
        if (quiet % QUIET_PERIODS == 0) {
          session.send(FarmMessage.of(FarmMessage.Kind.LIVE, Messages.write(report)));
        }
        Thread.sleep(PERIOD_MILLIS);
      }
    } catch (IOException | InterruptedException e) {
      // The connection is lost, which the slots tell.
    }
  }

  private synchronized LiveReport take() {
    List<LiveReport.LiveGame> games = new ArrayList<>(changed.values());
    changed.clear();
    return new LiveReport(games);
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
