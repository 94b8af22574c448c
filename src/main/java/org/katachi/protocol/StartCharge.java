package org.katachi.protocol;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Charges the start of the process to the clock of the first search.
 *
 * <p>A search's clock starts when its command is read. If the command was there before the process
 * was ready to read, the manager's clock ran during the start of the process. The charge for that
 * is the processor time used so far, because a manager may suspend a new process; it is at most the
 * age of the process, because several processors may have worked at once.
 */
public final class StartCharge {

  private final LongSupplier startCost;
  private boolean used;

  /**
   * A charge for one process.
   *
   * @param startCost the cost of the start in nanoseconds; asked at most once
   */
  StartCharge(LongSupplier startCost) {
    this.startCost = startCost;
  }

  /** The charge for the start of this process. */
  public static StartCharge ofThisProcess() {
    return new StartCharge(new ThisProcess());
  }

  /**
   * The start of a search's clock, in the nanoseconds of {@link System#nanoTime}.
   *
   * @param arrival the arrival of its command
   */
  long clockStart(Arrival arrival) {
    if (used || arrival.awaited()) {
      return arrival.nanoTime();
    }
    used = true;
    long charged = System.nanoTime() - startCost.getAsLong();
    return charged - arrival.nanoTime() < 0 ? charged : arrival.nanoTime();
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
