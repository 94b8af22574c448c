package org.katachi.tuning;

import java.util.Locale;

/** The score of one side of a match of pairs. Safe for use by several threads. */
final class MatchScore {

  /** So many standard errors to either side hold 95 % of what can have been. */
  private static final double ERRORS = 1.96;

  private int pairs;
  private int won;
  private int lost;
  private double squares;

  synchronized void add(PairResult pair) {
    pairs++;
    won += (pair.first() > 0 ? 1 : 0) + (pair.second() > 0 ? 1 : 0);
    lost += (pair.first() < 0 ? 1 : 0) + (pair.second() < 0 ? 1 : 0);
    squares += share(pair.lead()) * share(pair.lead());
  }

  synchronized int pairs() {
    return pairs;
  }

  /** The score as a share of all points. */
  synchronized double share() {
    return share((won - lost) / (double) pairs);
  }

  private static double share(double lead) {
    return 0.5 + lead / 4;
  }

  /** Half the interval that holds the true share with 95 %, from what the pairs differ by. */
  synchronized double error() {
    double variance = Math.max(0, squares / pairs - share() * share());
    return ERRORS * Math.sqrt(variance / pairs);
  }

  @Override
  public synchronized String toString() {
    return String.format(
        Locale.ROOT,
        "won %d, lost %d, drawn %d: %.1f %% +- %.1f",
        won,
        lost,
        2 * pairs - won - lost,
        100 * share(),
        100 * error());
  }
}
