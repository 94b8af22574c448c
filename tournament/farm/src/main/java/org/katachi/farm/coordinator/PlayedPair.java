package org.katachi.farm.coordinator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.katachi.farm.message.PairOrder;
import org.katachi.farm.message.Report;
import org.katachi.tournament.games.LoggedGame;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.play.PlayedGame;
import org.katachi.tournament.schedule.PlannedGame;

/** Holds the games that a worker sent against those that it was to play. */
final class PlayedPair {

  private PlayedPair() {}

  /**
   * The games of a pair.
   *
   * @param venue where they were played
   * @throws IllegalArgumentException if they are not those that were asked for, or can't be
   */
  static List<PlayedGame> check(PairOrder order, Report.Played played, PlayedOn venue) {
    int count = order.games().size();
    if (played.games().size() != count) {
      throw new IllegalArgumentException(played.games().size() + " games and not " + count);
    }
    List<PlayedGame> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      PlannedGame planned = order.games().get(i);
      GameRecord sent = played.games().get(i);
      check(planned, sent);
      GameRecord record = completed(planned, sent, venue);
      LoggedGame.of(planned, record); // Refuses what no log could hold.
      games.add(new PlayedGame(planned, record, i == count - 1));
    }
    return games;
  }

  private static void check(PlannedGame planned, GameRecord sent) {
    Set<String> names = Set.of(planned.black().name(), planned.white().name());
    if (!sent.first().equals(planned.black().name())
        || !names.equals(Set.of(sent.black(), sent.white()))) {
      throw new IllegalArgumentException("a game of other brains");
    }
    if (!planned.setup().swap2()
        && !(sent.black().equals(sent.first()) && sent.swap2().isEmpty())) {
      throw new IllegalArgumentException("colours were swapped");
    }
  }

  /** What a game began with is what the plan says; where it was played, what its worker told. */
  private static GameRecord completed(PlannedGame planned, GameRecord sent, PlayedOn venue) {
    return new GameRecord(
        planned.setup(),
        sent.first(),
        sent.black(),
        sent.white(),
        sent.swap2(),
        sent.moves(),
        sent.result(),
        sent.times(),
        Optional.of(venue));
  }
}
