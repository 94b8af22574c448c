package org.katachi.statistics;

import java.util.SplittableRandom;
import org.hipparchus.util.CombinatoricsUtils;

/**
 * How many marked ones are among those that are drawn from an urn, at random. By inversion from the
 * mode outwards, so that a draw takes as many steps as a standard deviation is wide.
 */
final class Hypergeometric {

  private final CombinatoricsUtils.FactorialLog logFactorials;

  /**
   * For urns of so many at most.
   *
   * @param most all that are in the largest
   */
  Hypergeometric(int most) {
    logFactorials = CombinatoricsUtils.FactorialLog.create().withCache(most + 1);
  }

  /**
   * Draws, without putting back.
   *
   * @param all in the urn
   * @param marked of these
   * @param drawn how many are drawn
   * @return how many of the drawn are marked
   */
  int draw(int all, int marked, int drawn, SplittableRandom random) {
    int least = Math.max(0, drawn - (all - marked));
    int most = Math.min(marked, drawn);
    if (least == most) {
      return least;
    }
    int mode = (int) ((marked + 1L) * (drawn + 1L) / (all + 2L));
    int low = mode;
    int high = mode;
    int found = mode;
    double lowProbability = probability(all, marked, drawn, mode);
    double highProbability = lowProbability;
    double rest = random.nextDouble() - lowProbability;
    while (rest >= 0 && (low > least || high < most)) {
      if (low == least || (high < most && highProbability > lowProbability)) {
        highProbability *= ratio(all, marked, drawn, high);
        found = ++high;
        rest -= highProbability;
      } else {
        found = --low;
        lowProbability /= ratio(all, marked, drawn, low);
        rest -= lowProbability;
      }
    }
    return rest < 0 ? found : mode; // The probabilities add up to one but for the last digits.
  }

  private double probability(int all, int marked, int drawn, int found) {
    return Math.exp(
        logChoices(marked, found)
            + logChoices(all - marked, drawn - found)
            - logChoices(all, drawn));
  }

  private double logChoices(int all, int chosen) {
    return logFactorials.value(all)
        - logFactorials.value(chosen)
        - logFactorials.value(all - chosen);
  }

  /** The probability of one more than found over that of found. */
  private static double ratio(int all, int marked, int drawn, int found) {
    double more = (double) (marked - found) * (drawn - found);
    return more / ((found + 1.0) * (all - marked - drawn + found + 1.0));
  }
}
