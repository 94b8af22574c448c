package org.katachi.farm.coordinator;

import org.hipparchus.distribution.discrete.HypergeometricDistribution;

/**
 * Games that a worker played, or several.
 *
 * @param games all of them
 * @param faults those of them that a brain lost by a fault, or that the coordinator had to refuse
 */
record FaultTally(int games, int faults) {

  static final FaultTally NONE = new FaultTally(0, 0);

  /** One or two may be anything. */
  private static final int LEAST_FAULTS = 3;

  /** How often a worker like all others may be taken for a bad one, in a tournament. */
  private static final double ERROR = 0.001;

  FaultTally plus(FaultTally other) {
    return new FaultTally(games + other.games, faults + other.faults);
  }

  /**
   * Whether so many faults among these games are no chance, where the others have theirs: Fisher's
   * exact test, one-sided, corrected for the number of workers (Bonferroni).
   */
  boolean isWorseThan(FaultTally others, int workers) {
    if (faults < LEAST_FAULTS || others.games == 0) {
      return false;
    }
    FaultTally all = plus(others);
    return new HypergeometricDistribution(all.games, all.faults, games)
            .upperCumulativeProbability(faults)
        < ERROR / workers;
  }

  @Override
  public String toString() {
    return faults + " of " + games + " games failed";
  }
}
