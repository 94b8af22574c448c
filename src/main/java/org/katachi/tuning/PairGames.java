package org.katachi.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.board.Geometry;
import org.katachi.command.Options;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.RuleSet;

/**
 * Plays pairs of games on several threads at a time.
 *
 * @param rules the rules
 * @param book the openings, taken in turn
 * @param evaluation what both sides evaluate by
 * @param nodes of a move on average
 * @param pairs the number of pairs
 * @param threads the number of threads
 * @param seed decides, with its number, the course of a pair
 * @param constants the file of constants
 */
record PairGames(
    RuleSet rules,
    Book book,
    ShapeEvaluation evaluation,
    int nodes,
    int pairs,
    int threads,
    long seed,
    Path constants) {

  private static final int MOST_THREADS = 256;

  /** What is done with each pair. Called on several threads. */
  interface Play {

    /**
     * Plays a pair.
     *
     * @param duel belongs to the calling thread
     * @param number of the pair, from zero
     */
    void play(Duel duel, int number) throws IOException;
  }

  /**
   * Games as the command line wants them.
   *
   * @throws IllegalArgumentException if an option's value makes no sense
   */
  static PairGames of(Options options) throws IOException {
    RuleSet rules = options.rules("--rule");
    Geometry geometry = options.board("--boardsize");
    return new PairGames(
        rules,
        Book.read(Path.of(options.others().get(1)), geometry),
        ShapeEvaluation.of(rules.rule(), geometry),
        (int) options.number("--nodes", 100, Integer.MAX_VALUE / 2),
        (int) options.number("--pairs", 1, Integer.MAX_VALUE / 2),
        (int) options.number("--threads", 1, MOST_THREADS),
        options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE),
        Path.of(options.others().get(0)));
  }

  /** The chance that belongs to a pair. */
  Random random(int number) {
    // Random's seeds differ in all bits after its own scrambling only if they differ in many.
    return new Random(seed * 0x9E3779B97F4A7C15L + number * 0xD1B54A32D192ED03L);
  }

  /** Plays the pairs from a number on, and returns when all are played or one has failed. */
  void playFrom(int first, Play play) throws IOException {
    AtomicInteger next = new AtomicInteger(first);
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Void>> ends = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        ends.add(workers.submit(() -> work(next, play)));
      }
      for (Future<Void> end : ends) {
        await(end);
      }
    } finally {
      workers.shutdownNow();
    }
  }

  private Void work(AtomicInteger next, Play play) throws IOException {
    Duel duel = new Duel(rules, evaluation, nodes);
    int number = next.getAndIncrement();
    while (number < pairs && !Thread.currentThread().isInterrupted()) {
      play.play(duel, number);
      number = next.getAndIncrement();
    }
    return null;
  }

  private static void await(Future<Void> end) throws IOException {
    try {
      end.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException trouble) {
        throw trouble;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
