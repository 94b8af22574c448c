package org.katachi.tournament.report;

import java.util.List;
import org.katachi.statistics.MatchStatistics;
import org.katachi.statistics.Pentanomial;
import org.katachi.tournament.standings.Scoreboard;

/**
 * What a match of two says, in the words and numbers of the terminal.
 *
 * @param brain the first brain, as which all numbers are seen
 * @param opponent the second
 * @param elo the difference in Elo with its error
 * @param normalisedElo the difference in normalised Elo with its error
 * @param los the likelihood that the first is the stronger
 * @param drawn the share of drawn games
 * @param pairs the complete pairs by the first brain's points; empty if games are played once
 */
record MatchSummary(
    String brain,
    String opponent,
    String elo,
    String normalisedElo,
    String los,
    String drawn,
    List<Pairs> pairs) {

  /** How many pairs brought so many points, and the longest bar's share of them in percent. */
  record Pairs(String points, long count, String share) {}

  /** Null if it is no match of two. */
  static MatchSummary of(Scoreboard board) {
    if (!board.isMatch()) {
      return null;
    }
    MatchStatistics statistics = board.statistics();
    return new MatchSummary(
        board.brains().get(0),
        board.brains().get(1),
        statistics.elo().describe(),
        statistics.normalisedElo().describe(),
        percent(statistics.los()),
        percent(statistics.drawRatio()),
        pairs(board.tally().pairs()));
  }

  private static String percent(double share) {
    return Text.decimal(100 * share, 1) + " %";
  }

  private static List<Pairs> pairs(Pentanomial pairs) {
    if (pairs.pairs() == 0) {
      return List.of();
    }
    return List.of(
        row("2", pairs.two(), pairs),
        row("1½", pairs.oneAndHalf(), pairs),
        row("1", pairs.one(), pairs),
        row("½", pairs.half(), pairs),
        row("0", pairs.zero(), pairs));
  }

  private static Pairs row(String points, long count, Pentanomial pairs) {
    return new Pairs(points, count, Text.percent(count, pairs.pairs()));
  }
}
