package org.katachi.statistics;

/** The scale on which the two hypotheses of a sequential test stand. */
public enum EloModel {
  /** Elo of the expected score, {@link Elo}. */
  LOGISTIC("logistic", 1000) {
    @Override
    double[] mostLikely(ScoreSample sample, double elo) {
      return ConstrainedLikelihood.withMean(sample, Elo.expectedScore(elo));
    }
  },
  /** Normalised Elo, {@link NormalisedElo}: tests of equal width take equally many games. */
  NORMALISED("normalized", 200) {
    @Override
    double[] mostLikely(ScoreSample sample, double elo) {
      double deviations = elo / NormalisedElo.PER_DEVIATION * Math.sqrt(sample.gamesPerValue());
      return ConstrainedLikelihood.withDeviations(sample, deviations);
    }
  };

  private final String word;
  private final double largestElo;

  EloModel(String word, double largestElo) {
    this.word = word;
    this.largestElo = largestElo;
  }

  /** What match managers call it. */
  @Override
  public String toString() {
    return word;
  }

  /**
   * The largest difference that a hypothesis may state, either way. Far beyond what takes more than
   * a few games to see, and before a likeliest distribution is hard to compute.
   */
  public double largestElo() {
    return largestElo;
  }

  /**
   * Of all distributions that have this Elo, the one under which the sample is most likely.
   *
   * @return a probability for each value of the scale
   */
  abstract double[] mostLikely(ScoreSample sample, double elo);
}
