package org.katachi.tournament.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.katachi.tournament.config.ListenAddress;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.play.WorkerPool;
import org.katachi.tournament.progress.Progress;
import org.katachi.tournament.progress.ProgressEntry;
import org.katachi.tournament.report.GrowingReport;
import org.katachi.tournament.standings.Scoreboard;

/**
 * The report of a tournament while it is played, as a page that browsers show. Whatever they do,
 * the tournament does not wait for them.
 */
public final class LivePage implements MatchListener, AutoCloseable {

  /** How long a page may take nothing before it is dropped. */
  private static final long PATIENCE_MILLIS = 10_000;

  /** How long the end waits for pages to hear of it. */
  private static final long FAREWELL_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** How long the end waits for the last tables. */
  private static final long LAST_TABLES_MILLIS = 10_000;

  private static final int REMARKS = 50;

  private final TournamentState tournament;
  private final Progress progress;
  private final String run = UUID.randomUUID().toString();
  private final String token = UUID.randomUUID().toString();
  private final EventBuffer events = new EventBuffer();
  private final RunningGames running = new RunningGames();
  private final LiveStatus status;
  private final PageStreams streams = new PageStreams(events, run, PATIENCE_MILLIS);
  private final Publisher publisher;
  private final LiveServer server;
  private final WorkerPool pool;

  /** Games that are not on the disk yet, which pages are not told of; belongs to one thread. */
  private final List<GameRecord> pending = new ArrayList<>();

  /** How far the tournament is with these. */
  private ProgressEntry latest;

  private int warnings;

  /**
   * Serves the page of a tournament that is about to begin.
   *
   * @param report without games
   * @param log with the games that were played before; absent if there is none, and it need not
   *     exist
   * @param pool plays the games, and has not begun
   * @throws IOException if the address is taken, or none of this machine's
   */
  public LivePage(
      ListenAddress address,
      TournamentState tournament,
      GrowingReport report,
      Optional<Path> log,
      WorkerPool pool)
      throws IOException {
    this.tournament = tournament;
    this.pool = pool;
    if (log.filter(Files::exists).isPresent()) {
      LogSeries.of(List.of(log.get())).forEach(report::add);
    }
    progress = new Progress(tournament);
    status = new LiveStatus(tournament.playingTime());
    status.set(ProgressEntry.of(tournament, progress), tournament.mayGrow());
    publisher = new Publisher(report, events, streams, this::publish);
    server =
        new LiveServer(
            address,
            new Access(token),
            streams,
            mayControl -> publisher.page(run, mayControl ? token : ""),
            this::press);
    pool.watch(running::seen);
    publisher.start();
  }

  /**
   * Checks that a page can be served, before anything is started.
   *
   * @throws IOException if the address is taken, or none of this machine's
   */
  public static void checkAddress(ListenAddress address) throws IOException {
    LiveServer.checkAddress(address);
  }

  /** Where browsers find the page. */
  public String url() {
    return server.url();
  }

  @Override
  public void ended(GameRecord game, Scoreboard scoreboard) {
    if (tournament.isOver()) {
      status.lock(); // The pool ends next.
    }
    running.ended(game);
    latest = ProgressEntry.of(game, tournament, progress);
    pending.add(game);
  }

  @Override
  public void flush() {
    if (!pending.isEmpty()) {
      status.set(latest, tournament.mayGrow());
      pending.forEach(publisher::add);
      pending.clear();
    }
  }

  /** Tells what is wrong but loses no game. By one thread. */
  public void warn(String words) {
    int number = warnings++;
    events.put(
        "remark " + number,
        "remark",
        Map.of("number", number, "at", System.currentTimeMillis(), "words", words));
    events.remove("remark " + (number - REMARKS));
  }

  private void publish() {
    List<LiveWorker> workers = pool.workers().stream().map(LiveWorker::of).toList();
    running.forget(
        workers.stream()
            .filter(LiveWorker::isSilent)
            .map(LiveWorker::name)
            .collect(Collectors.toSet()));
    events.put("workers", "workers", workers);
    running.publish(events);
    status.publish(events);
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
  public void showEnd() {
    running.clear();
    flush();
    status.showEnd();
  }

  /** No more games are played; if that is not the end, the tournament was stopped. */
  public void showStop() {
    running.clear();
    flush();
    status.close();
  }

  /** No more games are played after a fault; those that it kept from the disk are not told. */
  public void breakOff() {
    running.clear();
    status.close();
  }

  /** Tells pages the end, and serves no more. */
  @Override
  public void close() {
    breakOff();
    try {
      publisher.finish(LAST_TABLES_MILLIS);
      events.close();
      long end = System.nanoTime() + FAREWELL_NANOS;
      while (streams.size() > 0 && System.nanoTime() < end) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      server.close();
    }
  }

  /** What the page's buttons do. */
  private void press(LiveStatus.State wanted) {
    status.press(
        wanted,
        switch (wanted) {
          case PAUSED -> this::pause;
          case RUNNING -> this::resume;
          case STOPPING -> pool::stop;
          case STOPPED, ENDED -> throw new IllegalArgumentException("no button: " + wanted);
        });
  }

  /** No new pair of games begins. */
  private void pause() {
    pool.pause();
    tournament.playingTime().pause();
  }

  /** Pairs begin again. */
  private void resume() {
    pool.resume();
    tournament.playingTime().resume();
  }
}
