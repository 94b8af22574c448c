package org.katachi.engine;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.apache.commons.lang3.Validate;

/** The stop flag and the limits of a running search, which another thread may change. */
public final class SearchControl {

  private final AtomicInteger changes = new AtomicInteger();
  private volatile SearchLimits limits;
  private volatile boolean stopped;

  /** The search that this is a part of; null if it is a whole one. */
  private final SearchControl whole;

  /** The part's limits by those of the whole. */
  private final UnaryOperator<SearchLimits> share;

  public SearchControl(SearchLimits limits) {
    this.limits = limits;
    whole = null;
    share = null;
  }

  private SearchControl(SearchControl whole, UnaryOperator<SearchLimits> share) {
    this.whole = whole;
    this.share = share;
  }

  /**
   * The control of a part of the search; it follows the whole, whose limits may change, and ends
   * with it.
   *
   * @param partShare the part's limits by those of the whole
   */
  SearchControl part(UnaryOperator<SearchLimits> partShare) {
    return new SearchControl(this, partShare);
  }

  /** The limits as they are now. */
  public SearchLimits limits() {
    return whole == null ? limits : share.apply(whole.limits());
  }

  /**
   * Replaces the limits of the running search, but for strength, lines and excluded moves: by those
   * the engine has chosen how to search.
   *
   * @throws IllegalStateException if it is a part, which follows the whole
   */
  public void change(SearchLimits newLimits) {
    Validate.validState(whole == null, "a part has the limits of the whole");
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
    return whole == null ? changes.get() : whole.changes();
  }

  /** Ends the search at once; its best move so far is played. */
  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped || (whole != null && whole.isStopped());
  }
}
