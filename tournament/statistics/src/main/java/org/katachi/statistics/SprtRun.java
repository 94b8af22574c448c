package org.katachi.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A sequential test while its match goes on. The first decision stands: games that were under way
 * when it fell move the ratio, but no longer the decision. Not safe for use by several threads.
 */
public final class SprtRun {

  private final Sprt test;
  private final List<Double> llrs = new ArrayList<>();
  private Sprt.Decision decision = Sprt.Decision.CONTINUE;

  /** Begins a test. */
  public SprtRun(Sprt test) {
    this.test = test;
  }

  /**
   * Looks at the match again.
   *
   * @param sample all pairs, or all games, that have ended so far
   * @param mayDecide whether a decision may fall now
   * @return where the test stands, with the decision that fell first
   */
  public Sprt.Status update(ScoreSample sample, boolean mayDecide) {
    Sprt.Status status = test.status(sample);
    llrs.add(status.llr());
    if (decision == Sprt.Decision.CONTINUE && mayDecide) {
      decision = status.decision();
    }
    return new Sprt.Status(status.llr(), status.lowerBound(), status.upperBound(), decision);
  }

  /** The log-likelihood ratio after each update, to draw how it grew. */
  public List<Double> llrHistory() {
    return Collections.unmodifiableList(llrs);
  }
}
