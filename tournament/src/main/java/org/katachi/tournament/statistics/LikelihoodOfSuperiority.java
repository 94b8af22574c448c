package org.katachi.tournament.statistics;

/** The likelihood of superiority: how probable it is that the brain's expected score exceeds ½. */
public final class LikelihoodOfSuperiority {

  private LikelihoodOfSuperiority() {}

  /**
   * {@code Φ((mean − ½) / √(variance / n))}, as fastchess and fishtest compute it.
   *
   * <p>If all of {@code n} values are the same and not ½ there is no variance to go by. Then it is
   * the posterior probability that such a value is likelier than not, from the uniform prior:
   * {@code 1 − 2^−(n+1)}. With nothing to tell the brains apart it is ½.
   */
  public static double of(ScoreSample sample) {
    if (sample.size() == 0 || sample.mean() == 0.5) {
      return 0.5;
    }
    if (sample.isConstant()) {
      double doubt = Math.pow(0.5, sample.size() + 1);
      return sample.mean() > 0.5 ? 1 - doubt : doubt;
    }
    return Confidence.normalProbability((sample.mean() - 0.5) / sample.standardError());
  }
}
