package org.katachi.tournament.report;

import java.util.List;
import java.util.Optional;
import org.katachi.statistics.FairElo;
import org.katachi.statistics.MatchStatistics;
import org.katachi.statistics.Pentanomial;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

/**
 * What a match of two says, in the words and numbers of the terminal.
 *
 * @param brain the first brain, as which all numbers are seen
 * @param opponent the second
 * @param elo the difference in Elo with its error
 * @param normalisedElo the difference in normalised Elo with its error
 * @param los the likelihood that the first is the stronger
 * @param drawn the share of drawn games
 * @param pairsInWords how many pairs were won, lost and split; null if games are played once
 * @param fairElo the difference in Elo where the opening does not decide, with its error; null if
 *     there are too few pairs
 * @param lopsided the share of openings that do; null with it
 * @param pairs the complete pairs by the first brain's points; empty if games are played once
 */
record MatchSummary(
    String brain,
    String opponent,
    String elo,
    String normalisedElo,
    String los,
    String drawn,
    String pairsInWords,
    String fairElo,
    String lopsided,
    List<Pairs> pairs) {

  /** How many pairs brought so many points, and the longest bar's share of them in percent. */
  record Pairs(String points, long count, String share) {}

  /** Null if it is no match of two. */
  static MatchSummary of(Scoreboard board) {
    if (!board.isMatch()) {
      return null;
    }
    MatchStatistics statistics = board.statistics();
    Pentanomial pairs = board.tally().pairs();
    Optional<FairElo> fair = board.fairElo();
    return new MatchSummary(
        board.brains().get(0),
        board.brains().get(1),
        statistics.elo().describe(),
        statistics.normalisedElo().describe(),
        percent(statistics.los()),
        percent(statistics.drawRatio()),
        pairs.pairs() == 0
            ? null
            : NumberText.of("%d won, %d lost, %d split", pairs.won(), pairs.lost(), pairs.one()),
        fair.map(found -> found.elo().describe()).orElse(null),
        fair.map(found -> Text.decimal(100 * found.lopsided(), 0) + " %").orElse(null),
        pairs(pairs));
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
