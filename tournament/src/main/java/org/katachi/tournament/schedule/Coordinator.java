package org.katachi.tournament.schedule;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.katachi.board.Notation;
import org.katachi.tournament.brain.ManagerFault;
import org.katachi.tournament.game.GameRecord;

/**
 * Plays what a course gives out, several games at once.
 *
 * <p>Workers play; the thread that calls {@link #play} alone counts their games and tells of them,
 * so that course, scoreboard and listener belong to one thread. Games that are under way when a
 * test is decided, or when this program is to end, are dropped: they count nowhere, and are played
 * anew if the tournament goes on.
 */
public final class Coordinator {

  private static final Logger LOG = System.getLogger(Coordinator.class.getName());

  private final Course course;
  private final MatchListener listener;
  private final BlockingQueue<List<PlannedGame>> orders = new LinkedBlockingQueue<>();
  private final BlockingQueue<Worker.Report> reports = new LinkedBlockingQueue<>();
  private final List<Thread> workers = new ArrayList<>();

  /** Made before the first game: once descriptors have run out, its class could not be loaded. */
  private final Worker.Report stopped =
      new Worker.Report.Stopped(new InterruptedException("stopped"));

  /**
   * A coordinator that has not begun.
   *
   * @param concurrency how many games are played at once; the two of a pair one after the other
   * @param pauseMillis how long a worker waits from a game to the next
   * @param listener hears of each game that has ended, after it was counted
   */
  public Coordinator(
      Course course, int concurrency, int pauseMillis, Seats seats, MatchListener listener) {
    this.course = course;
    this.listener = listener;
    for (int i = 0; i < concurrency; i++) {
      workers.add(
          new Thread(new Worker(i, pauseMillis, seats, orders, reports), "games " + (i + 1)));
    }
  }

  /** A coordinator that has not begun and plays without pauses. */
  public Coordinator(Course course, int concurrency, Seats seats, MatchListener listener) {
    this(course, concurrency, 0, seats, listener);
  }

  /**
   * Plays until the course is over. When this returns, by an exception too, no worker lives.
   *
   * @throws InterruptedException if {@link #stop} was called, or this program is about to end
   * @throws IOException if the listener can't go on
   * @throws ManagerFault if a game can't be played, and no brain is to blame
   */
  public void play() throws InterruptedException, IOException {
    workers.forEach(Thread::start);
    try {
      int pairs = 0;
      while (!course.isOver()) {
        pairs += giveOut(workers.size() - pairs);
        Worker.Report report = reports.take();
        take(report);
        pairs -= report instanceof Worker.Report.Ended ended && ended.endsPair() ? 1 : 0;
      }
    } finally {
      end();
    }
  }

  /** Breaks the tournament off as soon as a game that is just being counted is. From any thread. */
  public void stop() {
    reports.add(stopped);
  }

  private int giveOut(int most) {
    for (int given = 0; given < most; given++) {
      List<PlannedGame> pair = course.nextPair();
      if (pair.isEmpty()) {
        return given;
      }
      LOG.log(Level.DEBUG, () -> "pair " + (pair.get(0).pair() + 1) + " is given out");
      orders.add(pair);
    }
    return most;
  }

  private void take(Worker.Report report) throws InterruptedException, IOException {
    if (report instanceof Worker.Report.Ended ended) {
      GameRecord record = ended.record();
      log(ended.game(), record);
      course.count(ended.game(), record.black(), record.result(), Notation.pos(record.points()));
      listener.ended(ended.game(), ended.record(), course.scoreboard());
    } else if (report instanceof Worker.Report.Stopped stopped) {
      if (stopped.reason() instanceof InterruptedException interruption) {
        LOG.log(Level.INFO, "stopped");
        throw interruption;
      }
      if (stopped.reason() instanceof ManagerFault fault) {
        throw fault;
      }
      throw new IllegalStateException(
          "a game can't be played: " + stopped.reason(), stopped.reason());
    }
  }

  /** A game that a brain lost by its own fault is worth a warning. */
  private static void log(PlannedGame game, GameRecord record) {
    LOG.log(
        record.result().ending().isFault() ? Level.WARNING : Level.INFO,
        () ->
            "%s, %s against %s, %d stones: %s"
                .formatted(
                    game.title(),
                    record.black(),
                    record.white(),
                    record.points().size(),
                    record.result().words()));
  }

  /** Waits for the workers, whose brains get the time that they need to end. */
  private void end() {
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
