package org.katachi.tournament.schedule;

import org.katachi.tournament.statistics.WinDrawLoss;

/**
 * How an encounter ended.
 *
 * @param encounter who met
 * @param games as the first of them counts them
 */
public record EncounterResult(Encounter encounter, WinDrawLoss games) {

  /** The points that a brain made; none if it is neither of the two. */
  double points(int seed) {
    if (seed == encounter.first()) {
      return games.points();
    }
    return seed == encounter.second() ? games.reversed().points() : 0;
  }
}
