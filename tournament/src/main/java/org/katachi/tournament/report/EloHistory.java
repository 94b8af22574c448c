package org.katachi.tournament.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.statistics.EloEstimate;
import org.katachi.tournament.standings.Scoreboard;

/**
 * How Elo came to be, game by game. Of some moments, evenly spread, the counts are kept; each is
 * estimated once, when a page first shows it. Pages may be made by several threads while no game is
 * added.
 */
final class EloHistory {

  /** At how many numbers of games it is shown. */
  private static final int POINTS = 60;

  /** An estimate after some games. */
  record Point(int games, EloEstimate estimate) {}

  /** What had been counted, and what it told when there were so many brains. */
  private static final class Moment {

    private final Scoreboard.Snapshot counts;
    private Map<String, EloEstimate> elo = Map.of();
    private int brains;

    Moment(Scoreboard.Snapshot counts) {
      this.counts = counts;
    }

    synchronized Map<String, EloEstimate> elo(Scoreboard board) {
      if (brains != board.brains().size()) {
        elo = board.elo(counts);
        brains = board.brains().size();
      }
      return elo;
    }
  }

  private final List<Moment> moments = new ArrayList<>();

  /** The games from one moment to the next. */
  private int stride = 1;

  /** A game was counted. */
  void add(Scoreboard board) {
    if (board.games() % stride != 0) {
      return;
    }
    moments.add(new Moment(board.snapshot()));
    if (moments.size() == 2 * POINTS) {
      for (int i = 0; i < POINTS; i++) {
        moments.remove(i); // Each second one, from the first on.
      }
      stride *= 2;
    }
  }

  /**
   * The curves up to now: in a match of two the difference as the first brain sees it, in a pool
   * the rating of each brain.
   */
  Map<String, List<Point>> curves(Scoreboard board) {
    List<Moment> all = new ArrayList<>(moments);
    if (board.games() % stride != 0) {
      all.add(new Moment(board.snapshot()));
    }
    Map<String, List<Point>> curves = new LinkedHashMap<>();
    int points = Math.min(POINTS, all.size());
    for (int i = 1; i <= points; i++) {
      Moment moment = all.get(all.size() * i / points - 1);
      int games = (int) moment.counts.games();
      moment
          .elo(board)
          .forEach(
              (brain, elo) ->
                  curves
                      .computeIfAbsent(brain, added -> new ArrayList<>())
                      .add(new Point(games, elo)));
    }
    return curves;
  }
}
