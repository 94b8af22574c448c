package org.katachi.farm.worker;

import java.util.stream.IntStream;

/** Measures how fast one thread of this machine is, by work that is the same everywhere. */
final class ReferenceBench {

  /** 256 KiB of table: beyond a core's first cache, and within what other programs leave of it. */
  private static final int CELLS = 1 << 16;

  private static final int STEPS = 10_000_000;
  private static final int RUNS = 5;
  private static final int MULTIPLIER = 0x9E3779B9;
  private static final double NANOS_PER_MICRO = 1e3;

  private ReferenceBench() {}

  /** The best of some runs, in millions of steps a second. It takes a second or less. */
  static double speed() {
    int[] table = IntStream.range(0, CELLS).map(i -> i * MULTIPLIER).toArray();
    double best = 0;
    for (int run = 0; run < RUNS; run++) {
      long begin = System.nanoTime();
      walk(table);
      best = Math.max(best, STEPS * NANOS_PER_MICRO / (System.nanoTime() - begin));
    }
    return best;
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
