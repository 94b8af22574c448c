package org.katachi.tournament.live;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.katachi.tournament.config.ListenAddress;
import org.katachi.tournament.console.Progress;
import org.katachi.tournament.console.ProgressEntry;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.log.LogSeries;
import org.katachi.tournament.log.LoggedGame;
import org.katachi.tournament.report.GrowingReport;
import org.katachi.tournament.run.GameWatcher;
import org.katachi.tournament.run.MatchListener;
import org.katachi.tournament.run.PlannedGame;
import org.katachi.tournament.run.RunningGame;
import org.katachi.tournament.run.TournamentState;
import org.katachi.tournament.run.WorkerPool;
import org.katachi.tournament.run.WorkerStatus;
import org.katachi.tournament.score.Scoreboard;

/**
 * The report of a tournament while it is played, as a page that browsers show. Whatever they do,
 * the tournament does not wait for them.
 */
public final class LivePage implements MatchListener, GameWatcher, AutoCloseable {

  private static final int TOKEN_BITS = 128;
  private static final int HEXADECIMAL = 16;

  /** How long a page may take nothing before it is dropped. */
  private static final long PATIENCE_MILLIS = 10_000;

  /** How long the end waits for pages to hear of it. */
  private static final long FAREWELL_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** How long the end waits for the last tables. */
  private static final long LAST_TABLES_MILLIS = 10_000;

  private static final int REMARKS = 50;

  private final TournamentState tournament;
  private final Progress progress;
  private final String run = random();
  private final String token = random();
  private final Feed feed = new Feed();
  private final RunningGames running = new RunningGames();
  private final LiveStatus status = new LiveStatus();
  private final Outlets outlets = new Outlets(PATIENCE_MILLIS);
  private final EventStreams streams = new EventStreams(feed, run, outlets);
  private final Publisher publisher;
  private final LiveServer server;
  private final WorkerPool pool;

  /** Games that are not on the disk yet, which pages are not told of; belongs to one thread. */
  private final List<LoggedGame> unsettled = new ArrayList<>();

  /** How far the tournament is with these. */
  private ProgressEntry latest;

  private int remarks;

  private LivePage(
      ListenAddress address, TournamentState tournament, GrowingReport report, WorkerPool pool)
      throws IOException {
    this.tournament = tournament;
    this.pool = pool;
    progress = new Progress(tournament);
    publisher = new Publisher(report, feed, streams, outlets, this::publish);
    server =
        LiveServer.start(
            address,
            new Access(token),
            outlets,
            streams,
            mayControl -> publisher.page(run, mayControl ? token : ""),
            new Buttons());
  }

  private static String random() {
    return new BigInteger(TOKEN_BITS, new SecureRandom()).toString(HEXADECIMAL);
  }

  /**
   * Serves the page of a tournament that is about to begin.
   *
   * @param report without games
   * @param log with the games that were played before; absent if there is none, and it need not
   *     exist
   * @param pool plays the games, and has not begun
   * @throws IOException if the address is taken, or none of this machine's
   */
  public static LivePage open(
      ListenAddress address,
      TournamentState tournament,
      GrowingReport report,
      Optional<Path> log,
      WorkerPool pool)
      throws IOException {
    if (log.filter(Files::exists).isPresent()) {
      LogSeries.of(List.of(log.get())).forEach(report::add);
    }
    LivePage page = new LivePage(address, tournament, report, pool);
    page.status.set(ProgressEntry.of(tournament, page.progress), tournament.mayGrow());
    pool.watch(page);
    page.publisher.start();
    return page;
  }

  /** Where browsers find the page. */
  public String url() {
    return server.url();
  }

  @Override
  public void ended(PlannedGame game, GameRecord record, Scoreboard scoreboard) {
    if (tournament.isOver()) {
      status.lock(); // The pool ends next.
    }
    running.ended(game);
    latest = ProgressEntry.of(game, record, tournament, progress);
    unsettled.add(LoggedGame.of(game, record));
  }

  @Override
  public void settle() {
    if (!unsettled.isEmpty()) {
      status.set(latest, tournament.mayGrow());
      unsettled.forEach(publisher::add);
      unsettled.clear();
    }
  }

  @Override
  public void seen(RunningGame game) {
    running.seen(game);
  }

  /** Tells what is wrong but loses no game. By one thread. */
  public void remark(String words) {
    int number = remarks++;
    feed.put(
        "remark " + number,
        "remark",
        LiveStatus.json(
            Map.of("number", number, "at", System.currentTimeMillis(), "words", words)));
    feed.remove("remark " + (number - REMARKS));
  }

  private void publish(Feed pages) {
    List<WorkerStatus> workers = pool.workers();
    running.forget(LiveStatus.silent(workers));
    LiveStatus.publish(workers, pages);
    running.publish(pages);
    status.publish(pages);
  }

  /** How many browsers listen. */
  int listeners() {
    return streams.size();
  }

  /** Whether somebody has pressed the button. */
  public boolean isStopping() {
    return status.isStopping();
  }

  /** All was played, or an end was found. */
  public void tellEnd() {
    running.clear();
    settle();
    status.tellEnd();
  }

  /** No more games are played; if that is not the end, the tournament was stopped. */
  public void tellStop() {
    running.clear();
    settle();
    status.close();
  }

  /** Tells pages the end, and serves no more. */
  @Override
  public void close() {
    running.clear();
    status.close();
    try {
      publisher.finish(LAST_TABLES_MILLIS);
      feed.close();
      long end = System.nanoTime() + FAREWELL_NANOS;
      while (streams.areOpen() && System.nanoTime() < end) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      server.close();
    }
  }

  private void pause() {
    pool.pause();
    tournament.playingTime().pause();
  }

  private void resume() {
    pool.resume();
    tournament.playingTime().resume();
  }

  /** What the page's buttons do. */
  private final class Buttons implements Controls {

    @Override
    public void pause() {
      status.press(LiveStatus.State.PAUSED, LivePage.this::pause);
    }

    @Override
    public void resume() {
      status.press(LiveStatus.State.RUNNING, LivePage.this::resume);
    }

    @Override
    public void stop() {
      status.press(LiveStatus.State.STOPPING, pool::stop);
    }
  }
}
