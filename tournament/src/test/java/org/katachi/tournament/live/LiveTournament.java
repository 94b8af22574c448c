package org.katachi.tournament.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import org.katachi.board.Point;
import org.katachi.tournament.config.ListenAddress;
import org.katachi.tournament.engine.BrainFailure;
import org.katachi.tournament.engine.MoveReply;
import org.katachi.tournament.format.Participant;
import org.katachi.tournament.format.RoundRobin;
import org.katachi.tournament.log.LogHeader;
import org.katachi.tournament.report.HtmlReport;
import org.katachi.tournament.run.Fakes;
import org.katachi.tournament.run.LocalPool;
import org.katachi.tournament.run.TournamentRunner;
import org.katachi.tournament.run.TournamentState;

/** A match of two players without processes and its page; moves are made when they are allowed. */
final class LiveTournament implements AutoCloseable {

  private final Semaphore moves = new Semaphore(0);
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
    state = new TournamentState(Fakes.plan(new RoundRobin(2, pairs, false)), Optional.empty());
    pool = new LocalPool(concurrency, 0, (participant, worker) -> new AllowedPlayer(participant));
    page =
        LivePage.open(
            new ListenAddress("127.0.0.1", 0),
            state,
            new HtmlReport().growing(LogHeader.NONE, "Two rows"),
            log,
            pool);
    TournamentRunner runner = new TournamentRunner(state, pool, page);
    playing =
        new FutureTask<>(
            () -> {
              begun.countDown();
              runner.play();
              return null;
            });
    new Thread(playing, "tournament").start();
  }

  /** Plays a row as soon as it may. */
  private final class AllowedPlayer extends Fakes.RowPlayer {

    private AllowedPlayer(Participant participant) {
      super(participant);
    }

    @Override
    public MoveReply ask(List<Point> before) throws BrainFailure, InterruptedException {
      moves.acquire();
      return super.ask(before);
    }
  }

  TournamentState state() {
    return state;
  }

  LivePage page() {
    return page;
  }

  /** Lets some moves be made; a game has nine. */
  void allow(int more) {
    moves.release(more);
  }

  /** How many moves nobody has made, though they are allowed. */
  int allowed() {
    return moves.availablePermits();
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
