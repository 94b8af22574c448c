package org.katachi.engine;

import org.katachi.search.SearchLimits;

/**
 * Ends the main search by the time manager, the limits on depth and nodes, and the stop flag.
 * Follows the limits when they change during the search.
 */
final class MainSearchLimits implements SearchLimits {

  private final SearchControl control;
  private final ThreadPool threads;
  private final int overheadMillis;
  private int changesSeen;
  private MoveLimits limits;
  private long nodeLimit;
  private TimeManager time;
  private long hardDeadline;

  MainSearchLimits(SearchControl control, int overheadMillis, ThreadPool threads) {
    this.control = control;
    this.threads = threads;
    this.overheadMillis = overheadMillis;
    readLimits();
  }

  @Override
  public boolean isHardLimitReached(long nodes) {
    followChanges();
    return control.isStopped()
        || nodes + threads.helperNodes() >= nodeLimit
        || System.nanoTime() - hardDeadline >= 0;
  }

  @Override
  public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
    return !isHardLimitReached(nodes)
        && depth <= limits.maxDepth()
        && System.nanoTime() - time.softDeadline(limits.clockStart(), scoreDrop) < 0;
  }

  @Override
  public boolean hasClock() {
    return control.limits().hasClock();
  }

  /** Without a clock an easy move saves nothing. */
  @Override
  public boolean playsEasyMove() {
    return hasClock();
  }

  private void followChanges() {
    if (control.changes() != changesSeen) {
      readLimits();
    }
  }

  private void readLimits() {
    changesSeen = control.changes();
    limits = control.limits();
    nodeLimit = limits.nodeLimit();
    time = TimeManager.of(limits, overheadMillis);
    hardDeadline = time.hardDeadline(limits.clockStart());
  }
}
