package org.katachi.tournament.schedule;

import org.katachi.statistics.WinDrawLoss;

/**
 * How an encounter ended.
 *
 * @param encounter who met
 * @param games as the first of them counts them
 * @param stones those of the games that the first won, less those of the games that the second won
 */
public record EncounterResult(Encounter encounter, WinDrawLoss games, int stones) {

  /** Both together, of the same two brains. */
  public EncounterResult plus(EncounterResult other) {
    boolean sameOrder = encounter.equals(other.encounter);
    return new EncounterResult(
        encounter,
        games.plus(sameOrder ? other.games : other.games.reversed()),
        stones + (sameOrder ? other.stones : -other.stones));
  }

  /** The points that a brain made; none if it is neither of the two. */
  double points(int seed) {
    if (seed == encounter.first()) {
      return games.points();
    }
    return seed == encounter.second() ? games.reversed().points() : 0;
  }
}
