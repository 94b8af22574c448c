package org.katachi.tournament.play;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.player.ManagerFault;

/** Workers that are threads of this program, one for each game that is played at once. */
public final class LocalPool implements WorkerPool {

  private static final Logger LOG = System.getLogger(LocalPool.class.getName());

  private final BlockingQueue<List<PlannedGame>> orders = new LinkedBlockingQueue<>();
  private final BlockingQueue<GameWorker.Report> reports = new LinkedBlockingQueue<>();
  private final List<GameWorker> workers = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /** Pairs that were offered while no new one is to begin; guarded by this. */
  private final List<List<PlannedGame>> held = new ArrayList<>();

  private boolean paused;
  private final PlayingTime time;
  private volatile long beginNanos;

  /** Made before the first game: once descriptors have run out, its class could not be loaded. */
  private final GameWorker.Report stopped =
      new GameWorker.Report.Stopped(new InterruptedException("stopped"));

  /**
   * A pool that has not begun.
   *
   * @param concurrency how many games are played at once; the two of a pair one after the other
   * @param pauseMillis how long a worker waits from a game to the next
   * @param warnings hears, from any thread, of games that are played again
   * @param time for how long the tournament is played, without its pauses
   */
  public LocalPool(
      int concurrency,
      int pauseMillis,
      PlayerFactory factory,
      Consumer<String> warnings,
      PlayingTime time) {
    this.time = time;
    beginNanos = time.nanos();
    for (int i = 0; i < concurrency; i++) {
      GameWorker worker = new GameWorker(i, pauseMillis, factory, warnings, orders, reports);
      workers.add(worker);
      threads.add(new Thread(worker, "games " + (i + 1)));
    }
  }

  @Override
  public void watch(Consumer<RunningGame> watcher) {
    workers.forEach(worker -> worker.watch(watcher));
  }

  @Override
  public void start() {
    beginNanos = time.nanos();
    threads.forEach(Thread::start);
  }

  @Override
  public int capacity() {
    return workers.size();
  }

  @Override
  public synchronized void offer(List<PlannedGame> pair) {
    if (paused) {
      held.add(pair);
    } else {
      orders.add(pair);
    }
  }

  @Override
  public synchronized void pause() {
    paused = true;
    orders.drainTo(held);
  }

  @Override
  public synchronized void resume() {
    paused = false;
    orders.addAll(held);
    held.clear();
  }

  @Override
  public List<WorkerStatus> workers() {
    Duration since = Duration.ofNanos(time.nanos() - beginNanos);
    List<WorkerStatus> all = new ArrayList<>();
    for (int i = 0; i < workers.size(); i++) {
      all.add(
          new WorkerStatus(
              "slot " + (i + 1), "", 1, workers.get(i).played(), since, Duration.ZERO));
    }
    return all;
  }

  @Override
  public GameRecord take() throws InterruptedException {
    GameWorker.Report report = reports.take();
    if (report instanceof GameWorker.Report.Stopped end) {
      throw failure(end.reason());
    }
    return ((GameWorker.Report.Ended) report).game();
  }

  @Override
  public boolean isAtHand() {
    return !reports.isEmpty();
  }

  /** What {@link #take} fails with; an interruption is thrown at once. */
  private static RuntimeException failure(Throwable reason) throws InterruptedException {
    if (reason instanceof InterruptedException interruption) {
      LOG.log(Level.INFO, "stopped");
      throw interruption;
    }
    return reason instanceof ManagerFault fault
        ? fault
        : new IllegalStateException("a game can't be played: " + reason, reason);
  }

  @Override
  public void stop() {
    reports.add(stopped);
  }

  /** Waits for the workers, whose brains get the time that they need to end. */
  @Override
  public void close() {
    threads.forEach(Thread::interrupt);
    boolean wasInterrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          wasInterrupted = true;
        }
      }
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
