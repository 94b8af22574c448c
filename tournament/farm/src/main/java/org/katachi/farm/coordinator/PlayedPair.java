package org.katachi.farm.coordinator;

import java.util.ArrayList;
import java.util.List;
import org.katachi.farm.message.PairOrder;
import org.katachi.farm.message.Report;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;

/** Holds the games that a worker sent against those that it was to play. */
final class PlayedPair {

  private PlayedPair() {}

  /**
   * The games of a pair.
   *
   * @param venue where they were played
   * @throws IllegalArgumentException if they are not those that were asked for, or can't be
   */
  static List<GameRecord> check(PairOrder order, Report.Played played, PlayedOn venue) {
    int count = order.games().size();
    if (played.games().size() != count) {
      throw new IllegalArgumentException(played.games().size() + " games and not " + count);
    }
    List<GameRecord> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      GameRecord sent = played.games().get(i);
      check(order.games().get(i), sent);
      games.add(sent.playedOn(venue));
    }
    return games;
  }

  private static void check(PlannedGame planned, GameRecord sent) {
    if (!sent.isOf(planned)
        || sent.pair() != planned.pair() + 1
        || sent.round() != planned.round() + 1
        || !sent.first().equals(planned.first())) {
      throw new IllegalArgumentException("other games than were asked for");
    }
    sent.checkStones();
  }
}
