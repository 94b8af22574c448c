package org.katachi.tournament.report;

import java.util.Comparator;
import java.util.List;
import org.katachi.statistics.MatchTally;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

/** Shares of games as bars of three parts: won, drawn, lost. */
final class Bars {

  /** How many openings are told apart. */
  private static final int MOST_OPENINGS = 14;

  /**
   * A bar.
   *
   * @param name what is counted
   * @param games how many games
   * @param words wins, draws and losses
   * @param win the first part's length in percent
   * @param draw the second part's
   * @param loss the third part's
   * @param score the share of points
   * @param share how many of all games these are, in percent
   */
  record Bar(
      String name,
      long games,
      String words,
      String win,
      String draw,
      String loss,
      String score,
      String share) {

    /** As {@code 20 games}. */
    String gamesInWords() {
      return Text.games(games);
    }
  }

  /**
   * An opening.
   *
   * @param opening what to draw
   * @param bar its games, as black counts them
   * @param pairs its pairs by black's points; empty if none is complete
   */
  record OpeningBar(Results.Opening opening, Bar bar, String pairs) {

    private static OpeningBar of(Results.Opening opening, MatchTally tally, long all) {
      Pentanomial pairs = tally.pairs();
      return new OpeningBar(
          opening,
          Bars.of(opening.moves(), tally.games(), all),
          pairs.pairs() == 0 ? "" : NumberText.counts(pairs));
    }
  }

  private Bars() {}

  static Bar of(String name, WinDrawLoss counts, long all) {
    long games = counts.games();
    return new Bar(
        name,
        games,
        Text.winDrawLoss(counts),
        Text.percent(counts.wins(), games),
        Text.percent(counts.draws(), games),
        Text.percent(counts.losses(), games),
        Text.score(counts),
        Text.percent(games, all));
  }

  /** Endings, the most frequent first. */
  static List<Bar> endings(Scoreboard board) {
    return board.endings().entrySet().stream()
        .sorted(Comparator.comparingLong(ending -> -ending.getValue().games()))
        .map(ending -> of(ending.getKey().toString(), ending.getValue(), board.games()))
        .toList();
  }

  /** The openings that were played most, in the order of the log. */
  static List<OpeningBar> openings(Results results, Scoreboard board) {
    return results.openings().entrySet().stream()
        .map(
            entry ->
                OpeningBar.of(
                    entry.getKey(),
                    board.openings().getOrDefault(entry.getValue(), MatchTally.NONE),
                    board.games()))
        .sorted(Comparator.comparingLong(opening -> -opening.bar().games()))
        .limit(MOST_OPENINGS)
        .toList();
  }
}
