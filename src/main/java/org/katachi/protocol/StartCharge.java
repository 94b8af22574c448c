package org.katachi.protocol;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Says when the clock of a choice began.
 *
 * <p>That is when its command was read, unless the command lay there already when the process was
 * ready to read: then the manager's clock ran while the process started, and what the start cost is
 * charged to the first choice. It cost no more than the processor time used so far, for a manager
 * may suspend a process that it has just started, and no more than the process is old, for several
 * processors may have worked at once.
 */
public final class StartCharge {

  private final LongSupplier startCost;
  private boolean used;

  /**
   * @param startCost what the start has cost in nanoseconds; asked at most once
   */
  StartCharge(LongSupplier startCost) {
    this.startCost = startCost;
  }

  /** The charge for the start of this process. */
  public static StartCharge ofThisProcess() {
    return new StartCharge(new ThisProcess());
  }

  /**
   * When the clock of a choice began.
   *
   * @param received when the choice's command came
   * @return a time in the nanoseconds of {@link System#nanoTime}
   */
  long clockStart(Received received) {
    if (used || received.awaited()) {
      return received.nanoTime();
    }
    used = true;
    long charged = System.nanoTime() - startCost.getAsLong();
    return charged - received.nanoTime() < 0 ? charged : received.nanoTime();
  }

  /** Asked only when needed: the process API takes some milliseconds to load. */
  private static final class ThisProcess implements LongSupplier {

    @Override
    public long getAsLong() {
      ProcessHandle.Info info = ProcessHandle.current().info();
      Optional<Duration> worked = info.totalCpuDuration();
      Optional<Instant> start = info.startInstant();
      if (worked.isEmpty() || start.isEmpty()) {
        return 0;
      }
      long age = Duration.between(start.get(), Instant.now()).toNanos();
      return Math.max(0, Math.min(age, worked.get().toNanos()));
    }
  }
}
