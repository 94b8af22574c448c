package org.katachi.tournament.run;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.katachi.tournament.engine.ManagerFault;

/** Workers that are threads of this program, one for each game that is played at once. */
public final class LocalPool implements WorkerPool {

  private static final Logger LOG = System.getLogger(LocalPool.class.getName());

  private final BlockingQueue<List<PlannedGame>> orders = new LinkedBlockingQueue<>();
  private final BlockingQueue<GameWorker.Report> reports = new LinkedBlockingQueue<>();
  private final List<Thread> workers = new ArrayList<>();

  /** Made before the first game: once descriptors have run out, its class could not be loaded. */
  private final GameWorker.Report stopped =
      new GameWorker.Report.Stopped(new InterruptedException("stopped"));

  /**
   * A pool that has not begun.
   *
   * @param concurrency how many games are played at once; the two of a pair one after the other
   * @param pauseMillis how long a worker waits from a game to the next
   */
  public LocalPool(int concurrency, int pauseMillis, PlayerFactory factory) {
    for (int i = 0; i < concurrency; i++) {
      workers.add(
          new Thread(new GameWorker(i, pauseMillis, factory, orders, reports), "games " + (i + 1)));
    }
  }

  @Override
  public void start() {
    workers.forEach(Thread::start);
  }

  @Override
  public int capacity() {
    return workers.size();
  }

  @Override
  public void offer(List<PlannedGame> pair) {
    orders.add(pair);
  }

  @Override
  public PlayedGame take() throws InterruptedException {
    GameWorker.Report report = reports.take();
    if (report instanceof GameWorker.Report.Stopped end) {
      throw failure(end.reason());
    }
    return ((GameWorker.Report.Ended) report).played();
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
    workers.forEach(Thread::interrupt);
    boolean wasInterrupted = false;
    for (Thread worker : workers) {
      while (worker.isAlive()) {
        try {
          worker.join();
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
