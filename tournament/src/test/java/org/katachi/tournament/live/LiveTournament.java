package org.katachi.tournament.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.config.ListenAddress;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.play.Fakes;
import org.katachi.tournament.play.GameSink;
import org.katachi.tournament.play.LocalPool;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.play.TournamentRunner;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.report.HtmlReport;

/** A match of two players without processes and its page; moves are made when they are allowed. */
final class LiveTournament implements AutoCloseable {

  /** The moves of a game. */
  static final int MOVES = 9;

  private static final int PLAYERS = 2;

  private final Allowance allowance = new Allowance();
  private final TournamentState state;
  private final LocalPool pool;
  private final LivePage page;
  private final FutureTask<Void> playing;
  private final CountDownLatch begun = new CountDownLatch(1);

  /**
   * Begins.
   *
   * @param pairs of games
   * @param concurrency how many games are played at once
   */
  LiveTournament(int pairs, int concurrency) throws IOException {
    this(pairs, concurrency, Optional.empty());
  }

  /** Begins or, if the log is there, goes on. */
  LiveTournament(int pairs, int concurrency, Optional<Path> log) throws IOException {
    this(pairs, concurrency, log, HtmlReport.DEFAULT_EMBEDDED_BYTES, (game, board) -> {});
  }

  /** The same with so much room for games to replay in the page, and who keeps games. */
  LiveTournament(
      int pairs, int concurrency, Optional<Path> log, int embeddedBytes, MatchListener sink)
      throws IOException {
    state = Fakes.tournament(Fakes.roundRobin(2, pairs));
    pool =
        new LocalPool(
            concurrency,
            0,
            (participant, worker) -> new AllowedPlayer(participant, worker),
            warning -> {},
            state.playingTime());
    page =
        new LivePage(
            new ListenAddress("127.0.0.1", 0),
            state,
            new HtmlReport(
                    Optional.empty(), embeddedBytes, Optional.empty(), HtmlReport.DEFAULT_STUDY)
                .growing(LogHeader.NONE, "Two rows"),
            log,
            pool);
    TournamentRunner runner = new TournamentRunner(state, pool, GameSink.NONE, List.of(sink, page));
    playing =
        new FutureTask<>(
            () -> {
              begun.countDown();
              runner.play();
              return null;
            });
    new Thread(playing, "tournament").start();
  }

  /** The moves that may be made: first all of the game that has begun first, then the next's. */
  private static final class Allowance {

    private final Map<Integer, Integer> starts = new HashMap<>();
    private final Map<Integer, Integer> places = new HashMap<>();
    private int begun;
    private int allowed;
    private int made;

    /** A player of a worker begins a game. */
    synchronized void begin(int worker) {
      if (starts.merge(worker, 1, Integer::sum) % PLAYERS == 1) {
        places.put(worker, MOVES * begun++);
      }
    }

    synchronized void allow(int more) {
      allowed += more;
      notifyAll();
    }

    /** Waits until the next move of a worker's game may be made. */
    synchronized void take(int worker) throws InterruptedException {
      while (allowed <= places.get(worker)) {
        wait();
      }
      places.merge(worker, 1, Integer::sum);
      made++;
    }

    synchronized int left() {
      return allowed - made;
    }
  }

  /** Plays a row as soon as it may. */
  private final class AllowedPlayer extends Fakes.RowPlayer {

    private final int worker;

    private AllowedPlayer(Participant participant, int worker) {
      super(participant);
      this.worker = worker;
    }

    @Override
    public void start(Geometry geometry, RuleSet rules) throws BrainFailure, InterruptedException {
      super.start(geometry, rules);
      allowance.begin(worker);
    }

    @Override
    public MoveReply ask(List<Point> before) throws BrainFailure, InterruptedException {
      allowance.take(worker);
      return super.ask(before);
    }
  }

  TournamentState state() {
    return state;
  }

  LivePage page() {
    return page;
  }

  /** Lets some moves be made. */
  void allow(int more) {
    allowance.allow(more);
  }

  /** How many moves nobody has made, though they are allowed. */
  int allowed() {
    return allowance.left();
  }

  /** Waits for the end of the games. */
  void awaitEnd() throws InterruptedException, ExecutionException {
    playing.get();
  }

  /** How many games were counted; to be asked after the end. */
  long games() {
    return state.scoreboard().games();
  }

  /** Stops what is left of it. */
  @Override
  public void close() {
    try {
      begun.await();
      pool.stop();
      playing.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      // It was stopped.
    }
    page.close();
  }
}
