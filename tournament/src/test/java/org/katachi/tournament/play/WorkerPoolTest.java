package org.katachi.tournament.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.standings.Scoreboard;

/** What a tournament runner and any pool of workers may expect of each other. */
@Timeout(60)
class WorkerPoolTest {

  private static final int PAIRS = 20;

  private final TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, PAIRS));
  private final List<Integer> told = new ArrayList<>();

  @Test
  void aPoolIsGivenNoMorePairsThanItTakes() throws Exception {
    QueuePool pool = new QueuePool(3);
    new TournamentRunner(tournament, pool, GameSink.NONE, List.of(this::tell)).play();
    assertEquals(3, pool.mostUnderWay);
    assertEquals(PAIRS, pool.offered);
  }

  @Test
  void aPoolThatGrowsIsGivenMorePairs() throws Exception {
    QueuePool pool =
        new QueuePool(1) {
          @Override
          public int capacity() {
            return told.size() < 10 ? 1 : 4;
          }
        };
    new TournamentRunner(tournament, pool, GameSink.NONE, List.of(this::tell)).play();
    assertEquals(4, pool.mostUnderWay);
  }

  @Test
  void aPairThatIsToldOfTwiceCountsOnce() throws Exception {
    QueuePool pool =
        new QueuePool(2) {
          @Override
          public void offer(List<PlannedGame> pair) {
            super.offer(pair);
            play(pair);
          }
        };
    new TournamentRunner(tournament, pool, GameSink.NONE, List.of(this::tell)).play();
    assertEquals(IntStream.range(0, 2 * PAIRS).boxed().toList(), told.stream().sorted().toList());
    assertEquals(2 * PAIRS, tournament.scoreboard().games());
  }

  @Test
  void aGameIsCountedAndKeptBeforeTheNextIsTaken() throws Exception {
    List<Integer> taken = new ArrayList<>();
    QueuePool pool =
        new QueuePool(2) {
          @Override
          public GameRecord take() throws InterruptedException {
            assertEquals(taken, told);
            GameRecord played = super.take();
            taken.add(played.number() - 1);
            return played;
          }
        };
    new TournamentRunner(tournament, pool, GameSink.NONE, List.of(this::tell)).play();
    assertEquals(2 * PAIRS, taken.size());
  }

  @Test
  void gamesThatAreAtHandAreSettledTogetherAndBeforeOneIsWaitedFor() throws Exception {
    Settling listener = new Settling();
    QueuePool pool =
        new QueuePool(3) {
          @Override
          public GameRecord take() throws InterruptedException {
            assertTrue(isAtHand() || listener.pending == 0, "a wait before all is settled");
            return super.take();
          }
        };
    new TournamentRunner(tournament, pool, GameSink.NONE, List.of(listener)).play();
    assertEquals(0, listener.pending);
    assertTrue(listener.settled < 2 * PAIRS, listener.settled + " times");
  }

  @Test
  void howeverManyGamesAreAtHandTheyAreSettledAgainAndAgain() throws Exception {
    TournamentState many = Fakes.tournament(Fakes.roundRobin(2, 1_000));
    Settling listener = new Settling();
    new TournamentRunner(many, new QueuePool(1_000), GameSink.NONE, List.of(listener)).play();
    assertTrue(listener.mostUnsettled <= 256, listener.mostUnsettled + " at once");
    assertEquals(0, listener.pending);
  }

  @Test
  void whatWasCountedIsSettledWhenTheTournamentIsBrokenOff() {
    Settling listener = new Settling();
    QueuePool pool =
        new QueuePool(PAIRS) {
          @Override
          public GameRecord take() throws InterruptedException {
            if (listener.pending == 3) {
              throw new InterruptedException("as a test wants it");
            }
            return super.take();
          }
        };
    TournamentRunner runner =
        new TournamentRunner(tournament, pool, GameSink.NONE, List.of(listener));
    assertThrows(InterruptedException.class, runner::play);
    assertEquals(3, listener.mostUnsettled);
    assertEquals(0, listener.pending);
  }

  @Test
  void aLocalWorkerDoesNotPlayInAPause() {
    AtomicLong clock = new AtomicLong();
    PlayingTime time = new PlayingTime(clock::get);
    LocalPool pool = new LocalPool(1, 0, (participant, worker) -> null, warning -> {}, time);
    clock.set(Duration.ofHours(1).toNanos());
    time.pause();
    clock.set(Duration.ofHours(5).toNanos());
    time.resume();
    clock.set(Duration.ofHours(6).toNanos());
    assertEquals(Duration.ofHours(2), pool.workers().get(0).time());
  }

  /** Counts games that are settled, and how many wait for that. */
  private static final class Settling implements MatchListener {

    private int pending;
    private int mostUnsettled;
    private int settled;

    @Override
    public void ended(GameRecord game, Scoreboard scoreboard) {
      pending++;
      mostUnsettled = Math.max(mostUnsettled, pending);
    }

    @Override
    public void flush() {
      pending = 0;
      settled++;
    }
  }

  @Test
  void aPoolThatCannotBeginIsClosed() {
    IOException refused = new IOException("the port is taken");
    QueuePool pool =
        new QueuePool(1) {
          @Override
          public void start() throws IOException {
            throw refused;
          }
        };
    TournamentRunner runner =
        new TournamentRunner(tournament, pool, GameSink.NONE, List.of(this::tell));
    assertSame(refused, assertThrows(IOException.class, runner::play));
    assertTrue(pool.isClosed);
  }

  private void tell(GameRecord game, Scoreboard scoreboard) {
    told.add(game.number() - 1);
  }

  /** Has played every pair as soon as it is offered. */
  private static class QueuePool implements WorkerPool {

    private final Deque<GameRecord> played = new ArrayDeque<>();
    private final int capacity;
    private int underWay;
    int mostUnderWay;
    int offered;
    boolean isClosed;

    QueuePool(int capacity) {
      this.capacity = capacity;
    }

    @Override
    public void start() throws IOException {}

    @Override
    public int capacity() {
      return capacity;
    }

    @Override
    public void offer(List<PlannedGame> pair) {
      offered++;
      mostUnderWay = Math.max(mostUnderWay, ++underWay);
      play(pair);
    }

    final void play(List<PlannedGame> pair) {
      pair.forEach(game -> played.add(Fakes.played(game, Fakes.result(game, 1), List.of())));
    }

    @Override
    public GameRecord take() throws InterruptedException {
      GameRecord game = played.remove();
      underWay -= game.number() % 2 == 0 ? 1 : 0;
      return game;
    }

    @Override
    public boolean isAtHand() {
      return !played.isEmpty();
    }

    @Override
    public void watch(Consumer<RunningGame> watcher) {}

    @Override
    public void pause() {}

    @Override
    public void resume() {}

    @Override
    public List<WorkerStatus> workers() {
      return List.of();
    }

    @Override
    public void stop() {}

    @Override
    public void close() {
      isClosed = true;
    }
  }
}
