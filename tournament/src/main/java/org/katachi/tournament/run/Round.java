package org.katachi.tournament.run;

import java.util.List;
import org.katachi.tournament.format.Encounter;

/**
 * The encounters of a round, each a pair of games or a single one.
 *
 * @param encounters who meet
 * @param firstPair the number of its first pair in the tournament
 */
record Round(List<Encounter> encounters, int firstPair) {

  /** Takes a copy. */
  Round {
    encounters = List.copyOf(encounters);
  }

  /** The number after its last pair's. */
  int endPair() {
    return firstPair + encounters.size();
  }

  /** Who meet in a pair of this round. */
  Encounter encounter(int pair) {
    return encounters.get(pair - firstPair);
  }
}
