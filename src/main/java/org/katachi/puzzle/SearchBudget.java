package org.katachi.puzzle;

import java.math.BigDecimal;
import java.util.concurrent.TimeUnit;
import org.katachi.engine.SearchLimits;

/** The time and the nodes of a search that has several parts. Its clock starts when it is made. */
final class SearchBudget {

  private static final int MILLI_DIGITS = 3;

  private final SearchLimits limits;
  private final long start = System.nanoTime();
  private long nodes;

  /**
   * A budget.
   *
   * @param limits its time {@code maxMillis} and its {@code maxNodes}
   */
  SearchBudget(SearchLimits limits) {
    this.limits = limits;
  }

  void spend(long count) {
    nodes += count;
  }

  long nodes() {
    return nodes;
  }

  long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  /** Whether a part of the time is over. */
  boolean isTimeOver(double share) {
    return millis() >= share * limits.maxMillis();
  }

  /** Whether a part of the time or of the nodes is spent. */
  boolean isSpent(double share) {
    return isTimeOver(share) || nodesLeft(share) == 0;
  }

  /** What is left of a part of the nodes. */
  int nodesLeft(double share) {
    return (int) Math.min(Integer.MAX_VALUE, Math.max(0, share * limits.maxNodes() - nodes));
  }

  /** The limits of a search with what is left, and with so many nodes at the most. */
  SearchLimits rest(long maxNodes) {
    long millis = limits.maxMillis() == SearchLimits.NO_LIMIT ? 0 : millis();
    return limits.toBuilder()
        .clockStart(System.nanoTime())
        .maxMillis(Math.max(0, limits.maxMillis() - millis))
        .maxNodes(Math.min(maxNodes, Math.max(0, limits.maxNodes() - nodes)))
        .build();
  }

  /** The limit at which a part ended, as {@code 1.5 s} or {@code 20000 nodes}. */
  String limit(double share) {
    if (isTimeOver(share)) {
      BigDecimal seconds =
          BigDecimal.valueOf(share * limits.maxMillis()).movePointLeft(MILLI_DIGITS);
      return seconds.stripTrailingZeros().toPlainString() + " s";
    }
    return nodesLeft(share) == 0
        ? (long) (share * limits.maxNodes()) + " nodes"
        : "its greatest depth";
  }
}
