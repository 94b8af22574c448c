package org.katachi.tournament.schedule;

import java.util.List;
import java.util.stream.IntStream;
import org.katachi.tournament.game.GameResult;
import org.katachi.tournament.statistics.WinDrawLoss;

/** The encounters of a round, each a pair of games or a single one, and how they ended. */
final class Round {

  private final List<Encounter> encounters;
  private final int firstPair;
  private final int gamesPerEncounter;
  private WinDrawLoss[] scores = {};

  /**
   * A round that has not begun.
   *
   * @param firstPair the number of its first pair in the tournament
   */
  Round(List<Encounter> encounters, int firstPair, int gamesPerEncounter) {
    this.encounters = List.copyOf(encounters);
    this.firstPair = firstPair;
    this.gamesPerEncounter = gamesPerEncounter;
  }

  /** The number after its last pair's. */
  int endPair() {
    return firstPair + encounters.size();
  }

  /** Who meet in a pair of this round. */
  Encounter encounter(int pair) {
    return encounters.get(pair - firstPair);
  }

  void count(PlannedGame game, String black, GameResult result) {
    if (scores.length == 0) {
      scores = encounters.stream().map(encounter -> WinDrawLoss.NONE).toArray(WinDrawLoss[]::new);
    }
    int index = game.pair() - firstPair;
    Entrant first = game.entrant(encounters.get(index).first());
    scores[index] = scores[index].plus(result.outcome(PlannedGame.colour(first, black)));
  }

  boolean hasEnded() {
    return scores.length > 0
        && IntStream.range(0, scores.length).allMatch(i -> scores[i].games() == gamesPerEncounter);
  }

  List<EncounterResult> results() {
    return IntStream.range(0, scores.length)
        .mapToObj(i -> new EncounterResult(encounters.get(i), scores[i]))
        .toList();
  }
}
