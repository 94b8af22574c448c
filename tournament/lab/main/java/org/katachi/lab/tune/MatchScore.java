package org.katachi.lab.tune;

import java.util.Locale;
import org.katachi.statistics.EloEstimate;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.ScoreInterval;
import org.katachi.statistics.Sprt;
import org.katachi.statistics.WinDrawLoss;

/**
 * The score of one side of a match of game pairs, with the tournament manager's statistics of
 * pairs.
 */
final class MatchScore {

  private static final int PERCENT = 100;

  private Pentanomial pairs = Pentanomial.NONE;
  private WinDrawLoss games = WinDrawLoss.NONE;

  void add(PairResult pair) {
    pairs = pairs.plus(pair.first(), pair.second());
    games = games.plus(pair.first()).plus(pair.second());
  }

  long pairs() {
    return pairs.pairs();
  }

  /** The score as a share of all points. */
  double share() {
    return pairs.sample().mean();
  }

  /** The interval that holds the true share with 95 % confidence. */
  ScoreInterval interval() {
    return ScoreInterval.of(pairs.sample());
  }

  /** The state of a sequential test after these pairs. */
  Sprt.Status status(Sprt test) {
    return test.status(pairs.sample());
  }

  /** Games, score and Elo, the last two with their intervals of 95 % confidence. */
  @Override
  public String toString() {
    ScoreInterval interval = interval();
    return String.format(
        Locale.ROOT,
        "won %d, lost %d, drawn %d: %.1f %% (%.1f to %.1f), Elo %s",
        games.wins(),
        games.losses(),
        games.draws(),
        PERCENT * share(),
        PERCENT * interval.lower(),
        PERCENT * interval.upper(),
        EloEstimate.logistic(pairs.sample()).describe());
  }
}
