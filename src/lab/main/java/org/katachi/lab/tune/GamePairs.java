package org.katachi.lab.tune;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.lab.search.GameRandom;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.opening.OpeningBook;

/**
 * Pairs of games that are played on several threads.
 *
 * @param rules the rules
 * @param geometry the board
 * @param openings the openings, taken in turn
 * @param own the one side
 * @param opponent the other side
 * @param pairs the number of pairs
 * @param threads the number of threads
 * @param seed decides how much of its budget each move has
 */
public record GamePairs(
    RuleSet rules,
    Geometry geometry,
    OpeningBook openings,
    SearchSide own,
    SearchSide opponent,
    int pairs,
    int threads,
    long seed) {

  /** The part of the heap that the searches may take. */
  private static final double HEAP_SHARE = 0.75;

  /** Plays one pair. Called on several threads. */
  interface Play {

    /**
     * Plays a pair.
     *
     * @param player belongs to the calling thread
     * @param number the number of the pair, from zero
     */
    void play(GamePairPlayer player, int number) throws IOException;

    /** Whether another pair is to be played. */
    default boolean goesOn() {
      return true;
    }
  }

  /** The greatest number of threads for which the heap has room. */
  public static int mostThreads() {
    return (int) ((long) (Runtime.getRuntime().maxMemory() * HEAP_SHARE) / GamePairPlayer.BYTES);
  }

  /** A board with the opening of a pair. */
  Board opened(int number) {
    Board board = new Board(geometry);
    openings.opening(number).forEach(point -> board.play(geometry.cell(point)));
    return board;
  }

  /** The random numbers of a pair. */
  Random random(int number) {
    return GameRandom.of(seed, number);
  }

  /**
   * Plays the pairs from a number on. If one fails, no other is begun.
   *
   * @throws IOException the exception of the first pair that failed
   */
  void playFrom(int first, Play play) throws IOException {
    AtomicInteger next = new AtomicInteger(first);
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    List<Future<Void>> ends = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      ends.add(workers.submit(() -> work(next, play)));
    }
    workers.shutdown();
    for (Future<Void> end : ends) {
      await(end);
    }
  }

  private Void work(AtomicInteger next, Play play) throws IOException {
    GamePairPlayer player = new GamePairPlayer(rules, own, opponent);
    try {
      int number = next.getAndIncrement();
      while (number < pairs && play.goesOn()) {
        play.play(player, number);
        number = next.getAndIncrement();
      }
      return null;
    } finally {
      // The other threads end as well: either all pairs are played, or this one has failed.
      next.set(pairs);
    }
  }

  private static void await(Future<Void> end) throws IOException {
    try {
      end.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
