package org.katachi.tournament.format;

import java.util.List;

/**
 * Who meets whom. A pure function of the results so far, so that a tournament that was broken off
 * goes on as it would have gone.
 */
public interface Format {

  /** The number of brains, which have the seeds from zero. */
  int brains();

  /**
   * The encounters of the next round.
   *
   * @param earlier the results of all rounds before it, in their order; where {@link
   *     #dependsOnResults} is false only the number of rounds matters
   * @return nothing if the tournament is over
   */
  List<Encounter> next(List<List<EncounterResult>> earlier);

  /** Whether two brains meet more than once by plan. */
  boolean repeatsEncounters();

  /** Whether a round can be known only when the one before it has ended. */
  boolean dependsOnResults();
}
