package org.katachi.tournament.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.katachi.statistics.EloEstimate;
import org.katachi.tournament.standings.ScoreSettings;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.standings.ScoredGame;

/**
 * How Elo came to be, game by game, and the scoreboard in the end.
 *
 * @param board all games
 * @param curves in a match of two the difference as the first brain sees it, in a pool the rating
 *     of each brain
 */
record EloHistory(Scoreboard board, Map<String, List<Point>> curves) {

  /** At how many numbers of games it is estimated. */
  private static final int POINTS = 60;

  /** An estimate after some games. */
  record Point(int games, EloEstimate estimate) {}

  /** Counts games one after the other. */
  static EloHistory of(ScoreSettings settings, List<ScoredGame> games) {
    Scoreboard board = new Scoreboard(settings.withBrainsOf(games));
    Set<Integer> counts = counts(games.size());
    Map<String, List<Point>> curves = new LinkedHashMap<>();
    for (int i = 1; i <= games.size(); i++) {
      board.count(games.get(i - 1));
      if (counts.contains(i)) {
        addPoints(curves, board);
      }
    }
    return new EloHistory(board, curves);
  }

  private static void addPoints(Map<String, List<Point>> curves, Scoreboard board) {
    Map<String, EloEstimate> estimates = new LinkedHashMap<>();
    if (board.isMatch()) {
      estimates.put(board.brains().get(0), board.statistics().elo());
    } else {
      board.ratingsOnOneScale().forEach(rating -> estimates.put(rating.brain(), rating.interval()));
    }
    estimates.forEach(
        (brain, elo) ->
            curves
                .computeIfAbsent(brain, added -> new ArrayList<>())
                .add(new Point((int) board.games(), elo)));
  }

  /** Numbers of games, evenly spread, the last of them all games. */
  private static Set<Integer> counts(int games) {
    Set<Integer> counts = new HashSet<>();
    for (int i = 1; i <= Math.min(POINTS, games); i++) {
      counts.add((int) ((long) games * i / Math.min(POINTS, games)));
    }
    return counts;
  }
}
