package org.katachi.tournament.standings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.schedule.Format;

/**
 * What scores need to know of a tournament.
 *
 * @param brains the names in the order of the seeds
 * @param anchors the Elo that ratings of a pool are bound to, by brain's name
 * @param test of the first two brains; without one all games are played
 * @param format who meets whom; it ranks the brains if it pairs by results
 * @param gamesPerEncounter 2, the same opening with colours swapped, or 1
 */
public record ScoreSettings(
    List<String> brains,
    Map<String, Double> anchors,
    Optional<Sprt> test,
    Optional<Format> format,
    int gamesPerEncounter) {

  /** Takes copies. */
  public ScoreSettings {
    brains = List.copyOf(brains);
    anchors = Map.copyOf(anchors);
  }

  /** Whether games come in pairs. */
  boolean hasPairs() {
    return gamesPerEncounter == 2;
  }
}
