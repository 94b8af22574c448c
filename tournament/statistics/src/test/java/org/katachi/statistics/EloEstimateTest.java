package org.katachi.statistics;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Colour;

/**
 * Elo differences. Published values are those that the tests of fastchess hold
 * (github.com/Disservin/fastchess, app/tests/elo_test.cpp), rounded as there.
 */
class EloEstimateTest {

  private static final double ROUNDED = 0.0051;

  private static final ScoreSample TWENTY_WINS = new WinDrawLoss(20, 0, 0).sample();
  private static final ScoreSample TWENTY_DRAWS = new WinDrawLoss(0, 20, 0).sample();

  @ParameterizedTest
  @CsvSource({"0, 0.5", "400, 0.9090909", "-400, 0.0909091", "200, 0.7597469"})
  void theLogisticScale(double elo, double score) {
    assertEquals(score, Elo.expectedScore(elo), 1e-7);
    assertEquals(elo, Elo.difference(Elo.expectedScore(elo)), 1e-9);
  }

  @Test
  void aScoreIsBetweenZeroAndOne() {
    assertThrows(IllegalArgumentException.class, () -> Elo.difference(1.001));
    assertThrows(IllegalArgumentException.class, () -> Elo.difference(Double.NaN));
  }

  @Test
  void publishedDifferenceOfGames() {
    EloEstimate estimate = EloEstimate.logistic(new WinDrawLoss(136, 111, 96).sample());
    assertEquals(40.70, estimate.elo(), ROUNDED);
    assertEquals(30.43, estimate.error(), ROUNDED);
  }

  @ParameterizedTest
  @CsvSource({
    "34, 54, 63, 64, 75, 55.58, 27.65",
    "332, 433, 498, 333, 334, -8.64, 10.33",
    "7895, 8757, 5685, 568, 9999, -21.04, 2.95"
  })
  void publishedDifferencesOfPairs(
      long zero, long half, long one, long oneAndHalf, long two, double elo, double error) {
    EloEstimate estimate =
        EloEstimate.logistic(new Pentanomial(zero, half, one, oneAndHalf, two).sample());
    assertEquals(elo, estimate.elo(), ROUNDED);
    assertEquals(error, estimate.error(), ROUNDED);
  }

  @ParameterizedTest
  @CsvSource({
    "76, 123, 89, -20.76, 40.13",
    "136, 111, 96, 49.77, 36.77",
    "34, 0, 356, -508.44, 34.48"
  })
  void publishedNormalisedDifferencesOfGames(
      long wins, long draws, long losses, double elo, double error) {
    EloEstimate estimate = EloEstimate.normalised(new WinDrawLoss(wins, draws, losses).sample());
    assertEquals(elo, estimate.elo(), ROUNDED);
    assertEquals(error, estimate.error(), ROUNDED);
  }

  @ParameterizedTest
  @CsvSource({
    "34, 54, 63, 64, 75, 57.94, 28.28",
    "332, 433, 498, 333, 334, -9.17, 10.96",
    "7895, 8757, 5685, 568, 9999, -19.01, 2.65"
  })
  void publishedNormalisedDifferencesOfPairs(
      long zero, long half, long one, long oneAndHalf, long two, double elo, double error) {
    EloEstimate estimate =
        EloEstimate.normalised(new Pentanomial(zero, half, one, oneAndHalf, two).sample());
    assertEquals(elo, estimate.elo(), ROUNDED);
    assertEquals(error, estimate.error(), ROUNDED);
  }

  @Test
  void publishedLikelihoodsOfSuperiority() {
    assertEquals(0.1553, los(76, 123, 89), 5e-5);
    assertEquals(0.9960, los(136, 111, 96), 5e-5);
    assertEquals(0.0505, new Pentanomial(332, 433, 498, 333, 334).sample().los(), 5e-5);
  }

  @Test
  void twentyWinsAreAtLeastSoMuchAndPerhapsInfinite() {
    EloEstimate estimate = EloEstimate.logistic(TWENTY_WINS);
    assertEquals(POSITIVE_INFINITY, estimate.elo());
    assertEquals(POSITIVE_INFINITY, estimate.upper());
    // A brain that scores so much wins 20 games of 20 once in forty matches.
    assertEquals(0.025, Math.pow(Elo.expectedScore(estimate.lower()), 20), 1e-12);
    assertEquals("at least +277.4", estimate.describe());
  }

  @Test
  void twentyLossesAreTheMirrorOfTwentyWins() {
    ScoreSample losses = new WinDrawLoss(0, 0, 20).sample();
    assertMirrored(EloEstimate.logistic(TWENTY_WINS), EloEstimate.logistic(losses));
    assertMirrored(EloEstimate.normalised(TWENTY_WINS), EloEstimate.normalised(losses));
    assertEquals("at most -277.4", EloEstimate.logistic(losses).describe());
    assertEquals(TWENTY_WINS.los(), 1 - losses.los(), 1e-12);
  }

  private static void assertMirrored(EloEstimate one, EloEstimate other) {
    assertEquals(one.elo(), -other.elo());
    assertEquals(one.lower(), -other.upper(), 1e-9);
    assertEquals(one.upper(), -other.lower());
  }

  @Test
  void twentyWinsAreAtLeastSoMuchInNormalisedElo() {
    EloEstimate estimate = EloEstimate.normalised(TWENTY_WINS);
    assertEquals(POSITIVE_INFINITY, estimate.elo());
    double score = Math.pow(0.025, 1 / 20.0);
    double deviations = (score - 0.5) / Math.sqrt(score * (1 - score));
    assertEquals(800 / Math.log(10) * deviations, estimate.lower(), 1e-9);
  }

  @Test
  void tenPairsWonSayLessThanTwentyIndependentGamesWon() {
    EloEstimate pairs = EloEstimate.logistic(new Pentanomial(0, 0, 0, 0, 10).sample());
    assertEquals(POSITIVE_INFINITY, pairs.upper());
    assertTrue(pairs.lower() > 0);
    assertTrue(pairs.lower() < EloEstimate.logistic(TWENTY_WINS).lower());
  }

  @Test
  void allDrawsAreEvenWithAnErrorThatShrinks() {
    EloEstimate twenty = EloEstimate.logistic(TWENTY_DRAWS);
    assertEquals(0, twenty.elo());
    // The score at which all twenty are drawn once in forty matches, the rest being wins.
    assertEquals(Elo.difference(0.5 + (1 - Math.pow(0.025, 0.05)) / 2), twenty.upper(), 1e-9);
    assertEquals(-twenty.upper(), twenty.lower(), 1e-9);
    EloEstimate thousand = EloEstimate.logistic(new WinDrawLoss(0, 1000, 0).sample());
    assertTrue(thousand.error() > 0 && thousand.error() < twenty.error() / 10);
    assertEquals(0, EloEstimate.normalised(TWENTY_DRAWS).elo());
    assertEquals(0.5, TWENTY_DRAWS.los());
  }

  @Test
  void noGamesSayNothing() {
    ScoreSample none = WinDrawLoss.NONE.sample();
    EloEstimate unknown = new EloEstimate(0, NEGATIVE_INFINITY, POSITIVE_INFINITY);
    assertEquals(unknown, EloEstimate.logistic(none));
    assertEquals(unknown, EloEstimate.normalised(Pentanomial.NONE.sample()));
    assertEquals(POSITIVE_INFINITY, unknown.error());
    assertEquals("unknown", unknown.describe());
    assertEquals(0.5, none.los());
  }

  @Test
  void oneWinIsHardlySuperiority() {
    assertEquals(0.75, los(1, 0, 0));
    assertEquals(0.25, los(0, 0, 1));
  }

  /** The Wald interval fails this: at 19½ of 20 its lower end is above that of 20 wins. */
  @Test
  void everyHalfPointMoreRaisesBothEndsOfAOneSidedScore() {
    EloEstimate before = EloEstimate.logistic(new WinDrawLoss(18, 0, 2).sample());
    for (WinDrawLoss games :
        new WinDrawLoss[] {
          new WinDrawLoss(18, 1, 1), new WinDrawLoss(19, 0, 1),
          new WinDrawLoss(19, 1, 0), new WinDrawLoss(20, 0, 0)
        }) {
      EloEstimate estimate = EloEstimate.logistic(games.sample());
      assertTrue(estimate.lower() > before.lower(), games + " " + estimate);
      assertTrue(estimate.upper() > before.upper(), games + " " + estimate);
      before = estimate;
    }
  }

  /** Clopper and Pearson's own tails, summed: each end makes the score as rare as 2.5 %. */
  @Test
  void theEndsOfAOneSidedScoreAreExact() {
    ScoreInterval interval = ScoreInterval.of(new WinDrawLoss(19, 0, 1).sample());
    double p = interval.lower();
    assertEquals(0.025, Math.pow(p, 20) + 20 * Math.pow(p, 19) * (1 - p), 1e-9);
    double q = interval.upper();
    assertEquals(0.975, Math.pow(q, 20), 1e-9);
  }

  @Test
  void nineteenIntervalsOfTwentyHoldTheTruth() {
    SplittableRandom random = new SplittableRandom(20);
    assertTrue(coverage(random, 0.45, 0.15) > 0.93);
    assertTrue(coverage(random, 0.93, 0.04) > 0.93);
  }

  private static double coverage(SplittableRandom random, double win, double draw) {
    int held = 0;
    for (int match = 0; match < 4000; match++) {
      WinDrawLoss games = WinDrawLoss.NONE;
      for (int game = 0; game < 60; game++) {
        games = games.plus(randomOutcome(random, win, draw));
      }
      ScoreInterval interval = ScoreInterval.of(games.sample());
      if (interval.lower() <= win + draw / 2 && win + draw / 2 <= interval.upper()) {
        held++;
      }
    }
    return held / 4000.0;
  }

  private static Outcome randomOutcome(SplittableRandom random, double win, double draw) {
    double number = random.nextDouble();
    if (number < win) {
      return Outcome.WIN;
    }
    return number < win + draw ? Outcome.DRAW : Outcome.LOSS;
  }

  @Test
  void aDifferenceIsWordedWithItsError() {
    ScoreSample sample = new WinDrawLoss(136, 111, 96).sample();
    assertEquals("+40.7 ± 30.4", EloEstimate.logistic(sample).describe());
  }

  /** Openings that black always wins: the games are a coin's tosses, the pairs all alike. */
  @Test
  void aMatchIsJudgedByItsPairs() {
    MatchTally tally = MatchTally.NONE;
    for (int pair = 0; pair < 50; pair++) {
      tally = tally.plus(pair, Colour.BLACK, Outcome.WIN).plus(pair, Colour.WHITE, Outcome.LOSS);
    }
    MatchStatistics statistics =
        MatchStatistics.of(tally.pairs().sample(), tally.games().drawRatio());
    assertEquals(EloEstimate.logistic(tally.pairs().sample()), statistics.elo());
    assertTrue(statistics.elo().error() < EloEstimate.logistic(tally.games().sample()).error() / 2);
    assertEquals(0.5, statistics.los());
    assertEquals(0, statistics.drawRatio());
  }

  @Test
  void aMatchWithoutPairsIsJudgedByItsGames() {
    MatchTally tally = MatchTally.NONE.plusUnpaired(Colour.BLACK, Outcome.WIN);
    MatchStatistics statistics =
        MatchStatistics.of(tally.games().sample(), tally.games().drawRatio());
    assertEquals(EloEstimate.logistic(tally.games().sample()), statistics.elo());
    assertEquals(EloEstimate.normalised(tally.games().sample()), statistics.normalisedElo());
    assertEquals(0.75, statistics.los());
  }

  @Test
  void halfAPairTellsNothing() {
    MatchTally half = MatchTally.NONE.plus(0, Colour.BLACK, Outcome.WIN);
    MatchStatistics statistics = MatchStatistics.of(half.pairs().sample(), 0);
    assertEquals("unknown", statistics.elo().describe());
    assertEquals(0.5, statistics.los());
  }

  private static double los(long wins, long draws, long losses) {
    return new WinDrawLoss(wins, draws, losses).sample().los();
  }
}
