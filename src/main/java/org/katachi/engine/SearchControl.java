package org.katachi.engine;

import java.util.concurrent.atomic.AtomicInteger;

/** The stop flag and the limits of a running search, which another thread may change. */
public final class SearchControl {

  private final AtomicInteger changes = new AtomicInteger();
  private volatile MoveLimits limits;
  private volatile boolean stopped;

  public SearchControl(MoveLimits limits) {
    this.limits = limits;
  }

  /** The limits as they are now. */
  public MoveLimits limits() {
    return limits;
  }

  /** Replaces the limits of the running search. */
  public void change(MoveLimits newLimits) {
    limits = newLimits;
    changes.incrementAndGet();
  }

  /** How many times the limits have changed. */
  int changes() {
    return changes.get();
  }

  /** Ends the search at once; its best move so far is played. */
  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped;
  }
}
