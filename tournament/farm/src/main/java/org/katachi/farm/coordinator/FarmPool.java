package org.katachi.farm.coordinator;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.katachi.farm.broker.Broker;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.message.Dismissal;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.PairOrder;
import org.katachi.farm.message.Report;
import org.katachi.farm.message.TournamentOffer;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.play.RunningGame;
import org.katachi.tournament.play.WorkerPool;
import org.katachi.tournament.play.WorkerStatus;

/**
 * Workers in other programs, mostly on other machines, that connect to a broker in this one.
 *
 * <p>A pair that was given out stays known here until its games are counted. What a worker had when
 * it was lost goes to the next; what comes twice, or from an earlier tournament, is dropped.
 */
public final class FarmPool implements WorkerPool {

  /** How many pairs are given out while few workers are there: enough for those that come. */
  private static final int LEAST_PAIRS = 64;

  /** A worker that asks for a pair finds it in the queue. */
  private static final int PAIRS_A_LINK = 2;

  private final BrokerEndpoint site;
  private final List<Bundle> bundles;
  private final TournamentOffer tournament;
  private final WorkerRegistry crew;
  private final WorkerWarnings remarks;
  private final Map<Integer, PairOrder> underWay = new ConcurrentHashMap<>();
  private Optional<Consumer<RunningGame>> watcher = Optional.empty();
  private final Queue<GameRecord> games = new ArrayDeque<>();
  private volatile Broker broker;
  private Connection connection;
  private TransactedSession link;
  private volatile boolean stopped;

  /** Guarded by this, as is who begins or ends a pause. */
  private boolean paused;

  /**
   * A pool that has not begun.
   *
   * @param remarks hears of workers that come, and of what is wrong with them and their brains
   */
  public FarmPool(BrokerEndpoint site, PackedTournament packed, Consumer<String> remarks) {
    this.site = site;
    bundles = packed.bundles();
    tournament = packed.offer();
    crew = new WorkerRegistry(packed.referenceSpeed());
    this.remarks = new WorkerWarnings("games", remarks);
  }

  @Override
  public void watch(Consumer<RunningGame> seer) {
    watcher = Optional.of(seer);
  }

  @Override
  public void start() throws IOException {
    begin(Broker.start(site.address(), site.secret()));
    connection = broker.connect();
    open(connection.link());
    if (watcher.isPresent()) {
      new LiveReceiver(connection.liveLink(), tournament.id(), underWay, watcher.get(), crew)
          .start();
    }
    for (Bundle bundle : bundles) {
      broker.publish(bundle.sha256(), bundle.content());
    }
    broker.publish(Offer.NAME, Messages.write(tournament));
  }

  private synchronized void begin(Broker started) {
    broker = started;
    if (paused) {
      started.pause();
    }
  }

  /** Whoever was told to stop meanwhile finds it closed. */
  private synchronized void open(TransactedSession opened) {
    link = opened;
    if (stopped) {
      opened.close();
    }
  }

  @Override
  public synchronized void pause() {
    paused = true;
    if (broker != null) {
      broker.pause();
    }
  }

  @Override
  public synchronized void resume() {
    paused = false;
    if (broker != null) {
      broker.resume();
    }
  }

  @Override
  public List<WorkerStatus> workers() {
    return crew.statuses();
  }

  /** The port on which workers connect. */
  public int port() {
    return broker.port();
  }

  @Override
  public int capacity() {
    return Math.max(LEAST_PAIRS, PAIRS_A_LINK * broker.workers());
  }

  @Override
  public void offer(List<PlannedGame> pair) throws IOException {
    PairOrder order = new PairOrder(tournament.id(), pair.get(0).pair(), pair, watcher.isPresent());
    underWay.put(order.pair(), order);
    give(order);
  }

  private void give(PairOrder order) throws IOException {
    try {
      link.send(Messages.write(order));
      link.commitLater();
    } catch (IOException e) {
      if (!stopped) {
        throw e;
      }
    }
  }

  @Override
  public boolean isAtHand() throws IOException {
    try {
      while (games.isEmpty()) {
        Optional<byte[]> report = link.receiveNow();
        if (report.isEmpty()) {
          return false;
        }
        read(report.get());
      }
    } catch (IOException e) {
      if (!stopped) {
        throw e;
      }
    }
    return !games.isEmpty();
  }

  @Override
  public GameRecord take() throws InterruptedException, IOException {
    try {
      while (games.isEmpty()) {
        link.commitLater();
        read(link.receive());
      }
      return games.remove();
    } catch (IOException e) {
      if (stopped) {
        InterruptedException end = new InterruptedException("stopped");
        end.initCause(e);
        throw end;
      }
      throw e;
    }
  }

  private void read(byte[] message) throws IOException {
    Optional<Report> read = remarks.read(message);
    if (read.isEmpty()) {
      giveAgain();
      return;
    }
    Report report = read.get();
    if (report instanceof Report.Joined joined) {
      crew.join(joined);
    } else if (report instanceof Report.Unable unable) {
      crew.leave(unable.worker());
    } else if (report instanceof Report.Played played) {
      take(played);
    }
    remarks.tell(report);
  }

  /** Nobody knows which pair it was: all are given out once more, and each counts once. */
  private void giveAgain() throws IOException {
    for (PairOrder order : underWay.values()) {
      give(order);
    }
  }

  private void take(Report.Played played) throws IOException {
    PairOrder order = underWay.get(played.pair());
    if (!played.tournament().equals(tournament.id()) || order == null) {
      return;
    }
    if (crew.isAside(played.worker())) {
      give(order);
      return;
    }
    try {
      PlayedOn venue =
          crew.venue(played.worker())
              .orElseThrow(() -> new IllegalArgumentException("it has not joined"));
      games.addAll(PlayedPair.check(order, played, venue));
      underWay.remove(played.pair());
      crew.count(played.worker(), order.games().get(0), played.games());
    } catch (IllegalArgumentException e) {
      remarks.tell(
          "worker %s sent games that are not those of pair %d: %s"
              .formatted(played.worker(), played.pair() + 1, e.getMessage()));
      crew.countRefused(played.worker(), order.games().get(0));
      give(order);
    }
    judge(played.worker());
  }

  /** A worker that is set aside hears why when it comes again. */
  private void judge(String worker) throws IOException {
    Optional<String> reason = crew.judge(worker);
    if (reason.isPresent()) {
      remarks.tell("worker " + worker + " is set aside: " + reason.get());
      broker.publish(Dismissal.name(worker), Dismissal.write(reason.get()));
      broker.dismiss(worker);
    }
  }

  @Override
  public synchronized void stop() {
    stopped = true;
    if (link != null) {
      link.close();
    }
  }

  /** Ends the broker, by which all workers hear that they have to stop. */
  @Override
  public void close() {
    if (link != null) {
      link.close();
    }
    if (connection != null) {
      connection.close();
    }
    if (broker != null) {
      broker.close();
    }
  }
}
