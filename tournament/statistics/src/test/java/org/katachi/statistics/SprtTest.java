package org.katachi.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.katachi.statistics.EloModel.LOGISTIC;
import static org.katachi.statistics.EloModel.NORMALISED;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The sequential test. Published ratios are those that the tests of fastchess hold
 * (github.com/Disservin/fastchess, app/tests/sprt_test.cpp), to within a hundredth as there.
 */
class SprtTest {

  @ParameterizedTest
  @CsvSource({
    "NORMALISED, 0, 2, 36433, 68692, 36027, 0.92",
    "NORMALISED, -1.75, 0.25, 10871, 20431, 10650, 2.30",
    "LOGISTIC, 0.5, 2.5, 21404, 40708, 21184, -1.57",
    "LOGISTIC, 0, 2, 57433, 106593, 57030, -2.59"
  })
  void publishedRatiosOfGames(
      EloModel model, double elo0, double elo1, long wins, long draws, long losses, double ratio) {
    Sprt test = new Sprt(elo0, elo1, 0.05, 0.05, model);
    ScoreSample sample = new WinDrawLoss(wins, draws, losses).sample();
    assertEquals(ratio, test.logLikelihoodRatio(sample), 0.0101);
  }

  @ParameterizedTest
  @CsvSource({
    "NORMALISED, 0, 2, 365, 16618, 36229, 16974, 390, 2.25",
    "NORMALISED, -1.75, 0.25, 127, 4883, 10712, 5150, 104, 3.01",
    "LOGISTIC, 0.5, 2.5, 223, 9863, 21279, 10037, 246, -3.07",
    "LOGISTIC, 0, 2, 871, 26175, 55983, 26678, 821, -4.98"
  })
  void publishedRatiosOfPairs(
      EloModel model,
      double elo0,
      double elo1,
      long zero,
      long half,
      long one,
      long oneAndHalf,
      long two,
      double ratio) {
    Sprt test = new Sprt(elo0, elo1, 0.05, 0.05, model);
    ScoreSample sample = new Pentanomial(zero, half, one, oneAndHalf, two).sample();
    assertEquals(ratio, test.logLikelihoodRatio(sample), 0.0101);
  }

  @Test
  void waldsBounds() {
    Sprt even = new Sprt(0, 5, 0.05, 0.05, LOGISTIC);
    assertEquals(Math.log(19), even.upperBound(), 1e-12);
    assertEquals(-Math.log(19), even.lowerBound(), 1e-12);
    Sprt uneven = new Sprt(0, 5, 0.05, 0.10, LOGISTIC);
    assertEquals(Math.log(18), uneven.upperBound(), 1e-12);
    assertEquals(Math.log(2 / 19.0), uneven.lowerBound(), 1e-12);
  }

  /** Without draws the distribution of a given score is known, and the ratio is Wald's own. */
  @Test
  void withoutDrawsTheRatioIsThatOfTheBinomialTest() {
    Sprt test = new Sprt(0, 20, 0.05, 0.05, LOGISTIC);
    double s1 = Elo.expectedScore(20);
    double binomial = 60 * Math.log(s1 / 0.5) + 40 * Math.log((1 - s1) / 0.5);
    assertEquals(binomial, test.logLikelihoodRatio(new WinDrawLoss(60, 0, 40).sample()), 1e-4);
  }

  /** The maximum found by trying all distributions of a fine grid, in place of the equations. */
  @Test
  void theLikeliestDistributionIsTheBestOfAllWithItsMean() {
    ScoreSample sample = new WinDrawLoss(30, 50, 20).sample();
    double mean = 0.6;
    double best = Double.NEGATIVE_INFINITY;
    double bestWin = 0;
    for (double win = 0.2001; win < mean; win += 1e-6) {
      double draw = 2 * (mean - win);
      double logLikelihood =
          30 * Math.log(win) + 50 * Math.log(draw) + 20 * Math.log(1 - win - draw);
      if (logLikelihood > best) {
        best = logLikelihood;
        bestWin = win;
      }
    }
    assertEquals(bestWin, ConstrainedLikelihood.withMean(sample, mean)[2], 2e-6);
  }

  @Test
  void theLikeliestDistributionWithANormalisedEloIsTheBestOfAllWithIt() {
    ScoreSample sample = new WinDrawLoss(30, 50, 20).sample();
    double deviations = 0.3;
    double best = Double.NEGATIVE_INFINITY;
    double bestWin = 0;
    for (double win = 0.05; win < 0.6; win += 1e-5) {
      double loss = lossWith(win, deviations);
      double logLikelihood =
          30 * Math.log(win) + 50 * Math.log(1 - win - loss) + 20 * Math.log(loss);
      if (logLikelihood > best) {
        best = logLikelihood;
        bestWin = win;
      }
    }
    double[] found = ConstrainedLikelihood.withDeviations(sample, deviations);
    assertEquals(bestWin, found[2], 2e-5);
    assertEquals(lossWith(found[2], deviations), found[0], 1e-8);
  }

  /** The share of losses, by halving, at which (mean − ½) / σ is as given. */
  private static double lossWith(double win, double deviations) {
    double low = 0;
    double high = win;
    for (int i = 0; i < 60; i++) {
      double loss = (low + high) / 2;
      double excess = (win - loss) / 2;
      double deviation = Math.sqrt((win + loss) / 4 - excess * excess);
      if (excess / deviation > deviations) {
        low = loss;
      } else {
        high = loss;
      }
    }
    return low;
  }

  /** Samples of all sizes, many with values that never came, up to the largest hypotheses. */
  @ParameterizedTest
  @EnumSource
  void everySampleHasALikeliestDistribution(EloModel model) {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 2000; i++) {
      ScoreSample sample = randomPairs(random).sample();
      double elo = model.largestElo() * (2 * random.nextDouble() - 1);
      double[] found = model.mostLikely(sample, elo);
      assertEquals(1, Arrays.stream(found).sum(), 1e-4, () -> "at " + elo);
      assertEquals(elo, eloOf(found, model), 0.1, () -> "at " + elo);
    }
  }

  private static Pentanomial randomPairs(SplittableRandom random) {
    double size = Math.pow(10, random.nextInt(1, 6));
    long[] counts = random.doubles(5).mapToLong(d -> (long) (size * (2 * d - 1))).toArray();
    return new Pentanomial(
        1 + Math.max(0, counts[0]),
        Math.max(0, counts[1]),
        Math.max(0, counts[2]),
        Math.max(0, counts[3]),
        Math.max(0, counts[4]));
  }

  private static double eloOf(double[] probabilities, EloModel model) {
    double mean = 0;
    double square = 0;
    for (int i = 0; i < 5; i++) {
      mean += probabilities[i] * i / 4;
      square += probabilities[i] * i * i / 16;
    }
    double deviation = Math.sqrt(2 * (square - mean * mean));
    return model == LOGISTIC
        ? 400 * Math.log10(mean / (1 - mean))
        : 800 / Math.log(10) * (mean - 0.5) / deviation;
  }

  @ParameterizedTest
  @EnumSource
  void aOneSidedMatchIsDecidedForItsWinner(EloModel model) {
    Sprt test = new Sprt(0, 50, 0.05, 0.05, model);
    assertEquals(Sprt.Decision.ACCEPT_ELO1, test.status(pairsWon(200)).decision());
    assertEquals(Sprt.Decision.ACCEPT_ELO0, test.status(pairsLost(200)).decision());
  }

  @ParameterizedTest
  @EnumSource
  void everyFurtherWinRaisesTheRatioOfAOneSidedMatch(EloModel model) {
    Sprt test = new Sprt(0, 50, 0.05, 0.05, model);
    double before = 0;
    for (int pairs = 1; pairs <= 20; pairs++) {
      double ratio = test.logLikelihoodRatio(pairsWon(pairs));
      assertTrue(ratio > before && Double.isFinite(ratio), pairs + " pairs: " + ratio);
      before = ratio;
    }
  }

  @Test
  void twentyWinsWeighAboutAsTheBinomialTestSays() {
    Sprt test = new Sprt(0, 50, 0.05, 0.05, LOGISTIC);
    ScoreSample wins = new WinDrawLoss(20, 0, 0).sample();
    assertEquals(20 * Math.log(Elo.expectedScore(50) / 0.5), test.logLikelihoodRatio(wins), 0.01);
  }

  /**
   * The ratio in closed form: {@code t} deviations need at least {@code t² / (1 + t²)} of wins
   * among draws.
   */
  @Test
  void drawsAloneInNormalisedElo() {
    Sprt test = new Sprt(0, 5, 0.05, 0.05, NORMALISED);
    double t = 5 / (800 / Math.log(10));
    ScoreSample draws = new WinDrawLoss(0, 16700, 0).sample();
    assertEquals(-16700 * Math.log(1 + t * t), test.logLikelihoodRatio(draws), 0.01);
  }

  /** In closed form too: {@code t = (p − ½) / √(p (1 − p))} for the share of pairs won. */
  @Test
  void pairsWonAloneInNormalisedElo() {
    Sprt test = new Sprt(0, 5, 0.05, 0.05, NORMALISED);
    double t = Math.sqrt(2) * 5 / (800 / Math.log(10));
    double share = 0.5 + t / 2 / Math.sqrt(1 + t * t);
    assertEquals(104 * Math.log(share / 0.5), test.logLikelihoodRatio(pairsWon(104)), 0.001);
  }

  @ParameterizedTest
  @EnumSource
  void theOpponentSeesTheOppositeRatioOfTheMirroredHypotheses(EloModel model) {
    Pentanomial pairs = new Pentanomial(3, 9, 30, 14, 6);
    double ours = new Sprt(-5, 20, 0.05, 0.05, model).logLikelihoodRatio(pairs.sample());
    double theirs =
        new Sprt(-20, 5, 0.05, 0.05, model).logLikelihoodRatio(pairs.reversed().sample());
    assertEquals(ours, -theirs, 1e-8);
  }

  @ParameterizedTest
  @EnumSource
  void allDrawsRejectAGain(EloModel model) {
    Sprt symmetric = new Sprt(-5, 5, 0.05, 0.05, model);
    ScoreSample draws = new WinDrawLoss(0, 2000, 0).sample();
    assertEquals(0, symmetric.logLikelihoodRatio(draws), 1e-8);
    Sprt gain = new Sprt(0, 5, 0.05, 0.05, LOGISTIC);
    assertEquals(Sprt.Decision.ACCEPT_ELO0, gain.status(draws).decision());
  }

  @Test
  void withoutGamesTheTestGoesOn() {
    Sprt test = new Sprt(0, 5, 0.05, 0.05, LOGISTIC);
    Sprt.Status status = test.status(Pentanomial.NONE.sample());
    assertEquals(
        new Sprt.Status(0, test.lowerBound(), test.upperBound(), Sprt.Decision.CONTINUE), status);
  }

  @Test
  void theFirstDecisionStands() {
    SprtRun run = new SprtRun(new Sprt(0, 50, 0.05, 0.05, LOGISTIC));
    assertEquals(Sprt.Decision.CONTINUE, update(run, pairsWon(2)).decision());
    assertEquals(Sprt.Decision.ACCEPT_ELO1, update(run, pairsWon(200)).decision());
    Sprt.Status after = update(run, new Pentanomial(100, 0, 0, 0, 100).sample());
    assertTrue(after.llr() < after.upperBound());
    assertEquals(Sprt.Decision.ACCEPT_ELO1, after.decision());
    List<Double> ratios = run.llrHistory();
    assertEquals(3, ratios.size());
    assertEquals(after.llr(), ratios.get(2));
  }

  @Test
  void aDecisionWaitsUntilItMayFall() {
    SprtRun run = new SprtRun(new Sprt(0, 50, 0.05, 0.05, LOGISTIC));
    Sprt.Status waits = run.update(pairsWon(200), false);
    assertTrue(waits.llr() > waits.upperBound());
    assertEquals(Sprt.Decision.CONTINUE, waits.decision());
    assertEquals(Sprt.Decision.ACCEPT_ELO1, update(run, pairsWon(201)).decision());
  }

  @Test
  void aTestNeedsTwoHypothesesAndSmallErrors() {
    assertThrows(IllegalArgumentException.class, () -> new Sprt(5, 5, 0.05, 0.05, LOGISTIC));
    assertThrows(
        IllegalArgumentException.class, () -> new Sprt(Double.NaN, 5, 0.05, 0.05, LOGISTIC));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 201, 0.05, 0.05, NORMALISED));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(-1001, 0, 0.05, 0.05, LOGISTIC));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0, 0.05, NORMALISED));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0.5, 0.05, LOGISTIC));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0.05, 0.6, LOGISTIC));
  }

  private static Sprt.Status update(SprtRun run, ScoreSample sample) {
    return run.update(sample, true);
  }

  private static ScoreSample pairsWon(long pairs) {
    return new Pentanomial(0, 0, 0, 0, pairs).sample();
  }

  private static ScoreSample pairsLost(long pairs) {
    return new Pentanomial(pairs, 0, 0, 0, 0).sample();
  }
}
