package org.katachi.protocol.session;

import java.util.function.LongSupplier;
import org.katachi.protocol.io.ReceivedLine;

/**
 * Charges the start of the process to the clock of the first search.
 *
 * <p>A search's clock starts when its command is read. If the command was there before the process
 * was ready to read, the manager's clock ran during the start of the process. The charge for that
 * is the {@link StartupCpuTime}, which leaves out the time of a suspension.
 */
public final class StartupClock {

  private final LongSupplier startCost;
  private boolean used;

  /**
   * A charge for one process.
   *
   * @param startCost the cost of the start in nanoseconds; asked at most once
   */
  StartupClock(LongSupplier startCost) {
    this.startCost = startCost;
  }

  /** The charge for the start of this process. */
  public static StartupClock ofThisProcess() {
    return new StartupClock(new StartupCpuTime());
  }

  /**
   * The start of a search's clock, in the nanoseconds of {@link System#nanoTime}.
   *
   * @param arrival the arrival of its command
   */
  long clockStart(ReceivedLine arrival) {
    if (used || arrival.awaited()) {
      return arrival.nanoTime();
    }
    used = true;
    long charged = System.nanoTime() - startCost.getAsLong();
    return charged - arrival.nanoTime() < 0 ? charged : arrival.nanoTime();
  }
}
