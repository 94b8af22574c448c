package org.katachi.tournament.output.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.board.Colour;
import org.katachi.tournament.statistics.BradleyTerry;
import org.katachi.tournament.statistics.EloEstimate;
import org.katachi.tournament.statistics.MatchStatistics;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Outcome;
import org.katachi.tournament.statistics.Rating;

/**
 * How Elo came to be, game by game: in a match of two the difference as the first brain sees it, in
 * a pool the rating of each brain.
 */
final class EloHistory {

  /** At how many numbers of games it is estimated. */
  private static final int POINTS = 60;

  /** An estimate after some games. */
  record Point(int games, double elo, double lower, double upper) {}

  private final Results results;

  EloHistory(Results results) {
    this.results = results;
  }

  /** By brain, the estimates from the first game to the last. */
  Map<String, List<Point>> curves() {
    return results.brains().size() == 2 ? match() : pool();
  }

  /** Games are counted one by one, and pairs as soon as they are complete. */
  private Map<String, List<Point>> match() {
    String first = results.brains().get(0);
    List<Integer> counts = counts();
    List<Point> points = new ArrayList<>();
    boolean isOfPairs = results.hasPairs();
    MatchTally tally = MatchTally.NONE;
    for (int i = 0; i < results.games().size(); i++) {
      tally = plus(tally, results.games().get(i), first, isOfPairs);
      if (counts.contains(i + 1)) {
        EloEstimate elo = MatchStatistics.of(tally).elo();
        points.add(new Point(i + 1, elo.elo(), elo.lower(), elo.upper()));
      }
    }
    return Map.of(first, points);
  }

  private static MatchTally plus(
      MatchTally tally, Results.Result game, String first, boolean isOfPairs) {
    boolean isBlack = game.black().equals(first);
    Outcome outcome = isBlack ? game.forBlack() : game.forBlack().reversed();
    Colour colour = isBlack ? Colour.BLACK : Colour.WHITE;
    return isOfPairs
        ? tally.plus(game.pair(), colour, outcome)
        : tally.plusUnpaired(colour, outcome);
  }

  private Map<String, List<Point>> pool() {
    Map<String, List<Point>> curves = new LinkedHashMap<>();
    results.brains().forEach(brain -> curves.put(brain, new ArrayList<>()));
    for (int count : counts()) {
      for (Rating rating : new BradleyTerry().rate(results.crosstable(count))) {
        curves
            .get(rating.brain())
            .add(
                new Point(
                    count,
                    rating.elo(),
                    rating.elo() - rating.error(),
                    rating.elo() + rating.error()));
      }
    }
    return curves;
  }

  /** Numbers of games, evenly spread, the last of them all games. */
  private List<Integer> counts() {
    int games = results.games().size();
    List<Integer> counts = new ArrayList<>();
    for (int i = 1; i <= Math.min(POINTS, games); i++) {
      counts.add((int) ((long) games * i / Math.min(POINTS, games)));
    }
    return counts;
  }
}
