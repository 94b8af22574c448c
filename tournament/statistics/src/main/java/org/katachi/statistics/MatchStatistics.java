package org.katachi.statistics;

/**
 * What a match says about its two brains, as the first of them sees it.
 *
 * @param elo the difference in logistic Elo
 * @param normalisedElo the difference in normalised Elo
 * @param los the likelihood of superiority
 * @param drawRatio the share of games that were drawn
 */
public record MatchStatistics(
    EloEstimate elo, EloEstimate normalisedElo, double los, double drawRatio) {

  /**
   * The statistics of a match.
   *
   * <p>They are taken from whole pairs, but the share of draws, and leave out games whose partner
   * has not ended; in a match without pairs they are taken from the games.
   */
  public static MatchStatistics of(MatchTally tally) {
    ScoreSample sample = tally.hasPairs() ? tally.pairs().sample() : tally.games().sample();
    return new MatchStatistics(
        EloEstimate.logistic(sample),
        EloEstimate.normalised(sample),
        sample.los(),
        tally.games().drawRatio());
  }
}
