package org.katachi.engine;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.apache.commons.lang3.Validate;

/** The stop flag and the limits of a running search, which another thread may change. */
public final class SearchControl {

  private final AtomicInteger changes = new AtomicInteger();
  private volatile SearchLimits limits;
  private volatile boolean stopped;

  /** Asked beside the flag; null if there is nobody to ask. */
  private final BooleanSupplier stopPoll;

  /** The search that this is a part of; null if there is none. */
  private final SearchControl parent;

  /** The child's limits by those of the parent. */
  private final UnaryOperator<SearchLimits> subLimits;

  public SearchControl(SearchLimits limits) {
    this(limits, null);
  }

  /**
   * A control that also asks whether to stop, for where no other thread can call {@link #stop}.
   *
   * @param stopPoll asked every few dozen nodes by the thread that searches
   */
  public SearchControl(SearchLimits limits, BooleanSupplier stopPoll) {
    this.limits = limits;
    this.stopPoll = stopPoll;
    parent = null;
    subLimits = null;
  }

  private SearchControl(SearchControl parent, UnaryOperator<SearchLimits> subLimits) {
    stopPoll = null;
    this.parent = parent;
    this.subLimits = subLimits;
  }

  /**
   * The control of a part of the search; it follows this one, whose limits may change, and ends
   * with it.
   *
   * @param ofParent the child's limits by those of this one
   */
  SearchControl child(UnaryOperator<SearchLimits> ofParent) {
    return new SearchControl(this, ofParent);
  }

  /** The limits as they are now. */
  public SearchLimits limits() {
    return parent == null ? limits : subLimits.apply(parent.limits());
  }

  /**
   * Replaces the limits of the running search, but for strength, lines and excluded moves: by those
   * the engine has chosen how to search.
   *
   * @throws IllegalStateException if it is a child, which follows its parent
   */
  public void change(SearchLimits newLimits) {
    Validate.validState(parent == null, "a child has the limits of its parent");
    limits =
        newLimits.toBuilder()
            .strength(limits.strength())
            .lines(limits.lines())
            .excluded(limits.excluded())
            .build();
    changes.incrementAndGet();
  }

  /** How many times the limits have changed. */
  int changes() {
    return parent == null ? changes.get() : parent.changes();
  }

  /** Ends the search at once; its best move so far is played. */
  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped
        || (stopPoll != null && stopPoll.getAsBoolean())
        || (parent != null && parent.isStopped());
  }
}
