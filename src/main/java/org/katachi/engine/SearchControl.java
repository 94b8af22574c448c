package org.katachi.engine;

import java.util.concurrent.atomic.AtomicInteger;

/** The stop flag and the limits of a running search, which another thread may change. */
public final class SearchControl {

  private final AtomicInteger changes = new AtomicInteger();
  private volatile MoveLimits limits;
  private volatile boolean stopped;

  /** The search that this is a part of; null if it is a whole one. */
  private final SearchControl whole;

  public SearchControl(MoveLimits limits) {
    this(limits, null);
  }

  private SearchControl(MoveLimits limits, SearchControl whole) {
    this.limits = limits;
    this.whole = whole;
  }

  /** The control of a part of the search with limits of its own; it ends with the whole. */
  SearchControl part(MoveLimits partLimits) {
    return new SearchControl(partLimits, this);
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
    return stopped || (whole != null && whole.isStopped());
  }
}
