package org.katachi.tournament.statistics;

/**
 * The games with one opening.
 *
 * @param black all of them as black counts them: how fair the opening is
 * @param pairs the pairs that are complete, as the first brain of each counts them: whether it
 *     tells brains apart
 */
public record OpeningTally(WinDrawLoss black, Pentanomial pairs) {

  /** What a tally of the opening's games says. */
  public static OpeningTally of(MatchTally tally) {
    return new OpeningTally(tally.asBlack().plus(tally.asWhite().reversed()), tally.pairs());
  }

  /** Black's share of points; NaN if there are no games. */
  public double blackShare() {
    return black.share();
  }

  /** How far black's share is from one half. */
  public double unfairness() {
    return Math.abs(blackShare() - 0.5);
  }
}
