package org.katachi.statistics;

import java.util.Optional;

/**
 * The difference in Elo by those pairs that the opening did not decide.
 *
 * <p>A lopsided opening gives each brain one point, whoever is the stronger. The more of them a
 * book has, the nearer the score is to ½, and {@link EloEstimate#logistic} to 0. Here a share
 * {@code d} of the openings is lopsided, and in the others both games have the expected score
 * {@code p} independently. A pair of two wins counts 1 in {@code a}, of a win and a draw ½, of two
 * draws ¼, as if a toss decided draws; {@code b} counts losses so. Their means are {@code a = (1 −
 * d) p²} and {@code b = (1 − d) (1 − p)²}, whence {@code p / (1 − p) = √(a / b)} and {@code d = 1 −
 * (√a + √b)²}.
 *
 * <p>Without draws the estimate is right for all openings that favour a colour, however much: what
 * they add to black's logarithm of odds cancels in {@code a / b}. Then {@code d} is how many pairs
 * more are split than by chance.
 *
 * <p>The standard error of {@code ½ ln (a / b)} is {@code ½ √Σ(aᵢ/Σa − bᵢ/Σb)²} over the pairs (the
 * delta method). If all pairs that are not split went to one brain the interval is open to one
 * side; the other end is Clopper and Pearson's for {@code a / (a + b)}.
 *
 * <p>Sources: Q. McNemar, Psychometrika 12, 1947 (of matched pairs those with equal outcomes tell
 * nothing of a difference); B. Woolf, Annals of Human Genetics 19, 1955 (the error of the logarithm
 * of odds).
 *
 * @param elo the difference in logistic Elo, with 95 % confidence
 * @param lopsided the share {@code d} of the openings, from 0 to 1; an estimate, whose error is not
 *     told
 */
public record FairElo(EloEstimate elo, double lopsided) {

  /** With fewer pairs nothing is told: the interval would not keep its confidence. */
  private static final long MIN_PAIRS = 20;

  /** What pairs say, as their brain sees it; nothing if there are fewer than twenty. */
  public static Optional<FairElo> of(Pentanomial pairs) {
    if (pairs.pairs() < MIN_PAIRS) {
      return Optional.empty();
    }
    double root = Math.sqrt(won(pairs)) + Math.sqrt(won(pairs.reversed()));
    double lopsided = Math.max(0, 1 - root * root / pairs.pairs());
    return Optional.of(new FairElo(estimate(pairs), lopsided));
  }

  /** The sum of {@code a}. */
  private static double won(Pentanomial pairs) {
    return pairs.two() + pairs.oneAndHalf() / 2.0 + pairs.drawn() / 4.0;
  }

  private static EloEstimate estimate(Pentanomial pairs) {
    if (pairs.won() + pairs.lost() == 0) {
      return EloEstimate.UNKNOWN;
    }
    double won = won(pairs);
    double lost = won(pairs.reversed());
    double elo = Elo.difference(won / (won + lost)) / 2;
    if (lost == 0) {
      return new EloEstimate(elo, leastElo(won), Double.POSITIVE_INFINITY);
    }
    if (won == 0) {
      return new EloEstimate(elo, Double.NEGATIVE_INFINITY, -leastElo(lost));
    }
    double squares =
        (pairs.two() + pairs.oneAndHalf() / 4.0) / (won * won)
            + pairs.drawn() / 16.0 * (1 / won - 1 / lost) * (1 / won - 1 / lost)
            + (pairs.zero() + pairs.half() / 4.0) / (lost * lost);
    double error = Confidence.NORMAL_QUANTILE * Elo.PER_LOG_ODDS * Math.sqrt(squares) / 2;
    return new EloEstimate(elo, elo - error, elo + error);
  }

  /** The lower end where none was lost. */
  private static double leastElo(double won) {
    return Elo.difference(Confidence.clopperPearsonLower(won, won)) / 2;
  }
}
