package org.katachi.statistics;

/**
 * The sequential probability ratio test of two hypotheses on a difference in Elo, generalised
 * (GSPRT) to counts whose other parameters, as the draw ratio, are not known.
 *
 * <p>After {@code N} values with the frequencies {@code fᵢ} the log-likelihood ratio is {@code LLR
 * = N Σ fᵢ ln(p1ᵢ / p0ᵢ)}, where {@code p0} and {@code p1} are the distributions under which the
 * sample is most likely if the difference is {@code elo0}, {@code elo1}. The test goes on while
 * {@code ln(β / (1 − α)) < LLR < ln((1 − β) / α)}.
 *
 * <p>Values that never came count as 0.001 times; so a one-sided match has a finite ratio of the
 * right sign that grows with every game. Without games the ratio is 0.
 *
 * <p>Sources: A. Wald, <i>Sequential Tests of Statistical Hypotheses</i>, Annals of Mathematical
 * Statistics 16, 1945 (the bounds); X. Li, J. Liu, Z. Ying, <i>Generalized Sequential Probability
 * Ratio Test for Separate Families of Hypotheses</i>, Sequential Analysis 33, 2014; M. Van den
 * Bergh, <i>A Practical Introduction to the GSPRT</i>,
 * www.cantate.be/Fishtest/GSPRT_approximation.pdf.
 *
 * @param elo0 the difference of the first hypothesis
 * @param elo1 the difference of the second hypothesis, greater
 * @param alpha the probability to accept the second though the first holds
 * @param beta the probability to accept the first though the second holds
 * @param model the scale of both differences
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, EloModel model) {

  /**
   * Checks the test.
   *
   * @throws IllegalArgumentException if the differences are not in order or greater than the model
   *     allows, or a probability of error is not within 0 and a half
   */
  public Sprt {
    double largest = model.largestElo();
    if (!(-largest <= elo0 && elo0 < elo1 && elo1 <= largest)) {
      throw new IllegalArgumentException(
          "elo0 must be less than elo1, and both within " + largest + ": " + elo0 + ", " + elo1);
    }
    if (!(alpha > 0 && beta > 0 && alpha < 0.5 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "alpha and beta must be more than 0 and less than 0.5: " + alpha + ", " + beta);
    }
  }

  /** The ratio at which the first hypothesis is accepted, negative. */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /** The ratio at which the second hypothesis is accepted, positive. */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /** The log-likelihood ratio of the second hypothesis to the first. */
  public double logLikelihoodRatio(ScoreSample sample) {
    if (sample.size() == 0) {
      return 0;
    }
    double[] frequencies = sample.positiveFrequencies();
    double[] p0 = model.mostLikely(sample, elo0);
    double[] p1 = model.mostLikely(sample, elo1);
    double sum = 0;
    for (int i = 0; i < frequencies.length; i++) {
      sum += frequencies[i] * Math.log(p1[i] / p0[i]);
    }
    return sample.size() * sum;
  }

  /** Where the test stands after a sample. */
  public Status status(ScoreSample sample) {
    double llr = logLikelihoodRatio(sample);
    double lower = lowerBound();
    double upper = upperBound();
    return new Status(llr, lower, upper, Decision.of(llr, lower, upper));
  }

  /** What to do next. */
  public enum Decision {
    /** The games do not tell yet. */
    CONTINUE("goes on"),
    /** The difference is rather {@code elo0}, or less. */
    ACCEPT_ELO0("elo0 accepted"),
    /** The difference is rather {@code elo1}, or more. */
    ACCEPT_ELO1("elo1 accepted");

    private final String words;

    Decision(String words) {
      this.words = words;
    }

    /** What people are told. */
    public String words() {
      return words;
    }

    /** What follows from a ratio alone. */
    private static Decision of(double llr, double lowerBound, double upperBound) {
      if (llr >= upperBound) {
        return ACCEPT_ELO1;
      }
      return llr <= lowerBound ? ACCEPT_ELO0 : CONTINUE;
    }
  }

  /**
   * Where a test stands.
   *
   * @param llr the log-likelihood ratio
   * @param lowerBound the ratio at which the first hypothesis is accepted
   * @param upperBound the ratio at which the second hypothesis is accepted
   * @param decision what follows
   */
  public record Status(double llr, double lowerBound, double upperBound, Decision decision) {}
}
