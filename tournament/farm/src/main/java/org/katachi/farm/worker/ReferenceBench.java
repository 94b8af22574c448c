package org.katachi.farm.worker;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Measures how fast one thread of this machine is, by work that is the same everywhere, while as
 * many threads do it as games will be played at once: cores share their clock, their caches and, of
 * two threads of a core, their units.
 *
 * <p>The work is a walk through a table of 256 KiB in which each step needs the result of the one
 * before it: a multiplication, a load, a store. That is integer work beyond a core's first cache,
 * as searches of games are; it says nothing of vector units or of large memory.
 */
public final class ReferenceBench {

  private static final int CELLS = 1 << 16;

  /** Some 50 ms a run: many time slices of the operating system. */
  private static final int STEPS = 10_000_000;

  /** The compiler has done its work after them, and the processor has its clock. */
  private static final int WARM_UP_RUNS = 3;

  /** Odd, so that the median is a run. A run that something else disturbed does not count. */
  private static final int RUNS = 15;

  private static final int MULTIPLIER = 0x9E3779B9;
  private static final double NANOS_PER_MICRO = 1e3;

  private ReferenceBench() {}

  /**
   * The median of all threads' runs, in millions of steps a second.
   *
   * @param threads that run at once
   */
  public static double speed(int threads) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<CompletableFuture<double[]>> speeds =
          Stream.generate(() -> CompletableFuture.supplyAsync(ReferenceBench::runs, pool))
              .limit(threads)
              .toList();
      return median(
          speeds.stream().flatMapToDouble(runs -> Arrays.stream(runs.join())).boxed().toList());
    } finally {
      pool.shutdownNow();
    }
  }

  static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int upper = sorted.size() / 2;
    int lower = (sorted.size() - 1) / 2;
    return (sorted.get(lower) + sorted.get(upper)) / 2;
  }

  private static double[] runs() {
    int[] table = IntStream.range(0, CELLS).map(i -> i * MULTIPLIER).toArray();
    for (int run = 0; run < WARM_UP_RUNS; run++) {
      speed(table);
    }
    return IntStream.range(0, RUNS).mapToDouble(run -> speed(table)).toArray();
  }

  private static double speed(int[] table) {
    long begin = System.nanoTime();
    walk(table);
    return STEPS * NANOS_PER_MICRO / (System.nanoTime() - begin);
  }

  /** Each step needs the result of the one before it. */
  private static void walk(int[] table) {
    int place = 0;
    for (int step = 0; step < STEPS; step++) {
      int cell = table[place] * MULTIPLIER + step;
      table[place] = cell;
      place = (cell ^ (cell >>> 15)) & (CELLS - 1);
    }
  }
}
