package org.katachi.tournament.schedule;

import java.util.List;

/** A format that pairs by results: a round is known when the one before it has ended. */
public interface ResultFormat extends Format {

  /**
   * How the brains stand.
   *
   * @param earlier the results of all rounds that have ended
   * @param current those so far of the round that goes on: a knockout's bracket tells their points,
   *     but they decide nothing
   */
  FormatStanding standing(List<List<EncounterResult>> earlier, List<EncounterResult> current);

  @Override
  default boolean dependsOnResults() {
    return true;
  }
}
