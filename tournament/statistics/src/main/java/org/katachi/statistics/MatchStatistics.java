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
   * @param sample its pairs, or its games if they are played once, that are independent
   * @param drawRatio of all games
   */
  public static MatchStatistics of(ScoreSample sample, double drawRatio) {
    return new MatchStatistics(
        EloEstimate.logistic(sample), EloEstimate.normalised(sample), sample.los(), drawRatio);
  }
}
