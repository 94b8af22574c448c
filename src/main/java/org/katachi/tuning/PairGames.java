package org.katachi.tuning;

import java.io.IOException;
import java.io.InterruptedIOException;
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
import org.katachi.command.Seeds;
import org.katachi.eval.EvaluationWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.NetworkWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.RuleSet;

/**
 * Plays pairs of games on several threads at a time.
 *
 * @param rules the rules
 * @param book the openings, taken in turn
 * @param one what the one side evaluates by
 * @param other what the other side evaluates by
 * @param nodes of a move on average
 * @param pairs the number of pairs
 * @param threads the number of threads
 * @param seed decides, with its number, the course of a pair
 */
record PairGames(
    RuleSet rules,
    Book book,
    ShapeEvaluation one,
    ShapeEvaluation other,
    int nodes,
    int pairs,
    int threads,
    long seed) {

  /** The part of the heap that the searches may take. */
  private static final double HEAP_SHARE = 0.75;

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
   * Games as the command line wants them, of two sides that evaluate as usual.
   *
   * @param book the file of openings
   * @throws IllegalArgumentException if an option's value makes no sense
   */
  static PairGames of(Options options, Path book) throws IOException {
    RuleSet rules = options.rules("--rule");
    Geometry geometry = options.board("--boardsize");
    ShapeEvaluation usual = ShapeEvaluation.of(rules.rule(), geometry);
    return new PairGames(
        rules,
        Book.read(book, rules, geometry),
        usual,
        usual,
        (int) options.number("--nodes", 100, Integer.MAX_VALUE / 2),
        (int) options.number("--pairs", 1, Integer.MAX_VALUE / 2),
        (int) options.number("--threads", 1, mostThreads()),
        options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE));
  }

  /**
   * The same games, but the one side evaluates by other numbers.
   *
   * @param weights what it orders moves by
   * @param network what it values positions by
   */
  PairGames with(EvaluationWeights weights, NetworkWeights network) {
    ShapeEvaluation own = new ShapeEvaluation(weights, new ValueNetwork(network));
    return new PairGames(rules, book, own, other, nodes, pairs, threads, seed);
  }

  private static long mostThreads() {
    return (long) (Runtime.getRuntime().maxMemory() * HEAP_SHARE) / Duel.BYTES;
  }

  /** The chance that belongs to a pair. */
  Random random(int number) {
    return Seeds.random(seed, number);
  }

  /**
   * Plays the pairs from a number on. If one fails, no other is begun.
   *
   * @throws IOException what the first that failed has thrown
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
    Duel duel = new Duel(rules, one, other, nodes);
    try {
      int number = next.getAndIncrement();
      while (number < pairs) {
        play.play(duel, number);
        number = next.getAndIncrement();
      }
      return null;
    } finally {
      // The others end as well, be it because all is played or because this one has failed.
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
      if (e.getCause() instanceof IOException trouble) {
        throw trouble;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
