package org.katachi.lab.games;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Random;
import org.katachi.search.LimitCheck;

/** What a side spends on a move: between half and one and a half times an average. */
public sealed interface MoveBudget {

  /**
   * The limits of one search; the thread that asks for them is the one that searches.
   *
   * @param random decides how much of the budget it has
   */
  LimitCheck limits(Random random);

  /** About how many nodes a move has on average. */
  int nodes();

  /** The option of the command line that sets it. */
  String option();

  /**
   * A number of nodes.
   *
   * @param average of a move, at least 2
   */
  record Nodes(int average) implements MoveBudget {

    @Override
    public LimitCheck limits(Random random) {
      return new LimitCheck.Nodes(average / 2 + random.nextInt(average));
    }

    @Override
    public int nodes() {
      return average;
    }

    @Override
    public String option() {
      return "--nodes " + average;
    }
  }

  /**
   * Time of the processor for the thread that searches. It is a fair measure even while other
   * programs run, for what they take counts for nobody.
   *
   * @param averageMillis of a move, 1 to {@value #MAX_MILLIS}
   */
  record ProcessorTime(int averageMillis) implements MoveBudget {

    /** The most milliseconds: a sum of nanoseconds is an {@code int}. */
    public static final int MAX_MILLIS = 1_000;

    private static final int NANOS_PER_MILLI = 1_000_000;
    private static final int NODES_PER_MILLI = 1_000;

    @Override
    public LimitCheck limits(Random random) {
      int nanos = averageMillis * NANOS_PER_MILLI;
      return new ProcessorTimeLimit(nanos / 2 + random.nextInt(nanos));
    }

    @Override
    public int nodes() {
      return averageMillis * NODES_PER_MILLI;
    }

    @Override
    public String option() {
      return "--millis " + averageMillis;
    }
  }

  /** A limit of the time that the thread which made it has had from the processor since. */
  final class ProcessorTimeLimit implements LimitCheck {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long limitNanos;
    private final long startNanos = THREADS.getCurrentThreadCpuTime();

    private ProcessorTimeLimit(long limitNanos) {
      this.limitNanos = limitNanos;
    }

    @Override
    public boolean isHardLimitReached(long nodes) {
      return spentNanos() >= limitNanos;
    }

    /** An iteration takes longer than all before it, so one that began late would not end. */
    @Override
    public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
      return spentNanos() < limitNanos / 2;
    }

    private long spentNanos() {
      return THREADS.getCurrentThreadCpuTime() - startNanos;
    }
  }
}
