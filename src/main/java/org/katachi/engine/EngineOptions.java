package org.katachi.engine;

import org.katachi.eval.ScoringWeights;

/**
 * What the user of a program sets once for an engine.
 *
 * @param weights the weights of weighted scoring
 * @param overheadMillis the part of a turn in milliseconds that is kept back for the way of the
 *     move to its reader
 */
public record EngineOptions(ScoringWeights weights, int overheadMillis) {

  /** What holds when the user says nothing. */
  public static EngineOptions usual() {
    return new EngineOptions(ScoringWeights.usual(), TimePlan.USUAL_OVERHEAD_MILLIS);
  }
}
