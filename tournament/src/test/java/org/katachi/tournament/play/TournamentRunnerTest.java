package org.katachi.tournament.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.EloModel;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Replies;
import org.katachi.tournament.schedule.Swiss;
import org.katachi.tournament.standings.Scoreboard;

@Timeout(60)
class TournamentRunnerTest {

  private final AtomicInteger open = new AtomicInteger();
  private final Set<Thread> players = ConcurrentHashMap.newKeySet();
  private final List<Integer> told = new ArrayList<>();
  private final Set<Thread> tellers = new HashSet<>();

  @AfterEach
  void nothingIsLeft() {
    assertEquals(0, open.get(), "players that are still open");
    assertTrue(players.stream().noneMatch(Thread::isAlive), "threads of workers");
  }

  @Test
  void allGamesOfAPoolArePlayedOnceByAnyNumberOfWorkers() throws Exception {
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(5, 3));
    Fakes.runner(tournament, 4, this::row, this::tell).play();
    assertTrue(tournament.isOver());
    assertEquals(60, told.size());
    assertEquals(60, new HashSet<>(told).size());
    assertEquals(60, tournament.scoreboard().games());
  }

  @Test
  void oneThreadIsToldOfAllGames() throws Exception {
    Fakes.runner(Fakes.tournament(new Swiss(6, 3, 1)), 3, this::row, this::tell).play();
    assertEquals(Set.of(Thread.currentThread()), tellers);
  }

  @Test
  void soManyGamesAsAskedForArePlayedAtOnce() throws Exception {
    // Nobody gets past the start of a game before three games have been started.
    CyclicBarrier threeGames = new CyclicBarrier(3);
    PlayerFactory factory =
        (participant, worker) ->
            new Row(participant) {
              @Override
              public void start(Geometry geometry, RuleSet rules)
                  throws BrainFailure, InterruptedException {
                super.start(geometry, rules);
                if (participant.seed() == 0) {
                  await(threeGames);
                }
              }
            };
    Fakes.runner(Fakes.tournament(Fakes.roundRobin(2, 3)), 3, factory, this::tell).play();
    assertEquals(6, told.size());
  }

  /** On processors of unequal speed their noise cancels only then. */
  @Test
  void oneWorkerPlaysBothGamesOfAPair() throws Exception {
    Map<Integer, Set<Thread>> threads = new ConcurrentHashMap<>();
    PlayerFactory factory =
        (participant, worker) ->
            new Row(participant) {
              @Override
              public void nextGame(String name) {
                int game = Integer.parseInt(name.replaceAll("\\D", ""));
                threads
                    .computeIfAbsent((game - 1) / 2, pair -> ConcurrentHashMap.newKeySet())
                    .add(Thread.currentThread());
              }
            };
    Fakes.runner(Fakes.tournament(Fakes.roundRobin(2, 30)), 3, factory, this::tell).play();
    assertEquals(30, threads.size());
    assertTrue(threads.values().stream().allMatch(of -> of.size() == 1), threads::toString);
  }

  @Test
  void aWorkerKeepsTheBrainsOfItsLastGameAndNoOthers() throws Exception {
    AtomicInteger opened = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    PlayerFactory factory =
        (participant, worker) -> {
          opened.incrementAndGet();
          Player player = row(participant, worker);
          most.accumulateAndGet(open.get(), Math::max);
          return player;
        };
    Fakes.runner(Fakes.tournament(Fakes.roundRobin(2, 50)), 1, factory, this::tell).play();
    assertEquals(2, opened.get());
    Fakes.runner(Fakes.tournament(Fakes.roundRobin(6, 1)), 1, factory, this::tell).play();
    assertEquals(2, most.get());
  }

  @Test
  void aTestThatIsDecidedStopsTheGamesUnderWay() throws Exception {
    // The last game given out never ends by itself.
    CountDownLatch never = new CountDownLatch(1);
    Iterator<Point> scattered =
        IntStream.iterate(0, i -> i + 1)
            .mapToObj(i -> new Point(3 * (i % 5), 1 + i % 14))
            .iterator();
    TournamentState tournament =
        new TournamentState(
            Fakes.plan(Fakes.roundRobin(2, 1000)),
            Optional.of(new Sprt(0, 200, 0.05, 0.05, EloModel.LOGISTIC)),
            Map.of());
    PlayerFactory factory =
        (participant, worker) ->
            new Row(participant) {
              @Override
              public MoveReply ask(List<Point> before) throws BrainFailure, InterruptedException {
                if (worker == 1) {
                  never.await();
                }
                return participant.seed() == 1 ? Replies.move(scattered.next()) : super.ask(before);
              }
            };
    Fakes.runner(tournament, 2, factory, this::tell).play();
    assertTrue(tournament.scoreboard().isDecided());
    assertEquals(told.size(), tournament.scoreboard().games());
  }

  @Test
  void stopEndsItBetweenTwoGames() {
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 1_000_000));
    TournamentRunner[] runner = new TournamentRunner[1];
    MatchListener stopper =
        (game, standing) -> {
          tell(game, standing);
          if (told.size() == 10) {
            runner[0].stop();
          }
        };
    runner[0] = Fakes.runner(tournament, 2, this::row, stopper);
    assertThrows(InterruptedException.class, runner[0]::play);
    assertFalse(tournament.isOver());
    assertEquals(told.size(), tournament.scoreboard().games());
  }

  /** Nobody is told what is then played again, perhaps with another result. */
  @Test
  void aGameThatCannotBeKeptDoesNotCount() {
    IOException full = new IOException("the disk is full");
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(3, 100));
    GameSink sink =
        game -> {
          if (told.size() == 3) {
            throw full;
          }
        };
    TournamentRunner runner =
        new TournamentRunner(tournament, Fakes.pool(2, this::row), sink, List.of(this::tell));
    assertSame(full, assertThrows(IOException.class, runner::play));
    assertEquals(3, told.size());
    assertEquals(3, tournament.scoreboard().games());
  }

  @Test
  void aGameThatCannotBeToldEndsIt() {
    IOException full = new IOException("the disk is full");
    TournamentRunner runner =
        Fakes.runner(
            Fakes.tournament(Fakes.roundRobin(3, 100)),
            2,
            this::row,
            (game, standing) -> {
              throw full;
            });
    assertSame(full, assertThrows(IOException.class, runner::play));
  }

  /** Fault 3: nor is it one when there is no memory. */
  @ParameterizedTest
  @MethodSource("errors")
  void anErrorOfOursIsNoResult(Throwable ours) {
    PlayerFactory factory =
        (participant, worker) ->
            new Row(participant) {
              @Override
              public MoveReply ask(List<Point> before) {
                if (ours instanceof Error error) {
                  throw error;
                }
                throw (RuntimeException) ours;
              }
            };
    TournamentRunner runner =
        Fakes.runner(Fakes.tournament(Fakes.roundRobin(2, 1)), 1, factory, this::tell);
    IllegalStateException error = assertThrows(IllegalStateException.class, runner::play);
    assertEquals(ours, error.getCause());
    assertTrue(error.getMessage().contains(ours.getMessage()), error::getMessage);
    assertEquals(List.of(), told);
  }

  private static Stream<Throwable> errors() {
    return Stream.of(new IllegalStateException("a bug"), new OutOfMemoryError("Java heap space"));
  }

  private void tell(GameRecord game, Scoreboard standing) {
    told.add(game.number());
    tellers.add(Thread.currentThread());
  }

  private Player row(Participant participant, int worker) {
    return new Row(participant);
  }

  private static void await(CyclicBarrier barrier) throws InterruptedException {
    try {
      barrier.await();
    } catch (BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Counts the places that are open, and who plays. */
  private class Row extends Fakes.RowPlayer {

    Row(Participant participant) {
      super(participant);
      open.incrementAndGet();
      players.add(Thread.currentThread());
    }

    @Override
    public void close() {
      open.decrementAndGet();
    }
  }
}
