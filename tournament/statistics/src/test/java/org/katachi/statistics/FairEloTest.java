package org.katachi.statistics;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FairEloTest {

  private static final int MATCHES = 1000;

  /**
   * 36 of a hundred pairs are won and 4 lost: three games won to one lost. With these odds 24 of
   * the 60 split pairs are so by chance, the other 36 by lopsided openings.
   */
  @Test
  void withoutDrawsOnlyPairsThatAreNotSplitCount() {
    FairElo fair = fair(new Pentanomial(4, 0, 60, 0, 36));
    assertEquals(Elo.difference(0.75), fair.elo().elo(), 1e-9);
    assertEquals(1 - 0.64, fair.lopsided(), 1e-9);
    double error = 1.959964 * Elo.PER_LOG_ODDS * Math.sqrt(1 / 36.0 + 1 / 4.0) / 2;
    assertEquals(error, fair.elo().error(), 1e-4);
    FairElo withMoreSplit = fair(new Pentanomial(4, 0, 600, 0, 36));
    assertEquals(fair.elo(), withMoreSplit.elo());
  }

  /** Half of the games won, a tenth lost, independently: the score is the plain one. */
  @Test
  void inLevelOpeningsItIsTheEloOfTheScore() {
    FairElo fair = fair(new Pentanomial(1, 8, 10 + 16, 40, 25, 16));
    assertEquals(Elo.difference(0.7), fair.elo().elo(), 1e-9);
    assertEquals(0, fair.lopsided(), 1e-9);
  }

  /**
   * Matches against Rapfi, of 100 pairs for each rule, whose fair Elo was computed by hand from
   * wins, draws and losses and from the pairs that one colour won. Of freestyle they are 133-24-43
   * with 35, of 20×20 149-0-51 with 43, of standard 138-18-44 with 33, of renju 127-7-66 with 52.
   * How draws fall into pairs is assumed as it is likely.
   */
  @ParameterizedTest
  @CsvSource({
    "1, 6, 37, 14, 42, 2, 209, 0.16",
    "4, 0, 43, 0,  53, 0, 225, 0.14",
    "3, 5, 34, 11, 47, 1, 193, 0.07",
    "6, 2, 52, 5,  35, 0, 145, 0.23"
  })
  void matchesThatWereComputedByHand(
      long zero, long half, long one, long oneAndHalf, long two, long drawn, double elo, double d) {
    FairElo fair = fair(new Pentanomial(zero, half, one, oneAndHalf, two, drawn));
    assertEquals(elo, fair.elo().elo(), 1);
    assertEquals(d, fair.lopsided(), 0.005);
  }

  @Test
  void theOpponentSeesTheOpposite() {
    Pentanomial pairs = new Pentanomial(3, 9, 30, 14, 6, 5);
    FairElo fair = fair(pairs);
    FairElo other = fair(pairs.reversed());
    assertEquals(fair.elo().elo(), -other.elo().elo(), 1e-9);
    assertEquals(fair.elo().lower(), -other.elo().upper(), 1e-9);
    assertEquals(fair.lopsided(), other.lopsided(), 1e-9);
  }

  @Test
  void whereNoPairWasLostThereIsALowerEndAlone() {
    EloEstimate won = fair(new Pentanomial(0, 0, 15, 0, 5)).elo();
    assertEquals(POSITIVE_INFINITY, won.elo());
    assertEquals(POSITIVE_INFINITY, won.upper());
    // A brain of this strength wins five pairs of five that are not split once in forty times.
    double p = Elo.expectedScore(won.lower());
    assertEquals(0.025, Math.pow(p * p / (p * p + (1 - p) * (1 - p)), 5), 1e-9);
    EloEstimate lost = fair(new Pentanomial(5, 0, 15, 0, 0)).elo();
    assertEquals(-won.lower(), lost.upper(), 1e-9);
    assertEquals(NEGATIVE_INFINITY, lost.lower());
  }

  @Test
  void splitPairsAloneTellNothing() {
    EloEstimate unknown = new EloEstimate(0, NEGATIVE_INFINITY, POSITIVE_INFINITY);
    assertEquals(new FairElo(unknown, 1), fair(new Pentanomial(0, 0, 20, 0, 0)));
    assertEquals(unknown, fair(new Pentanomial(0, 0, 20, 0, 0, 20)).elo());
  }

  @Test
  void fewPairsTellNothing() {
    assertEquals(Optional.empty(), FairElo.of(new Pentanomial(4, 0, 10, 0, 5)));
    assertEquals(Optional.empty(), FairElo.of(Pentanomial.NONE));
  }

  /** The interval holds the true difference in about 95 of 100 matches, and the mean is near it. */
  @ParameterizedTest
  @CsvSource({
    "100, 0,    0.45, 0.1",
    "100, 0.16, 0.7,  0.14",
    "100, 0.5,  0.6,  0.1",
    "400, 0.23, 0.68, 0.04",
    "20,  0.16, 0.7,  0.14"
  })
  void matchesOfKnownStrength(int size, double lopsided, double win, double draw) {
    SplittableRandom random = new SplittableRandom(1);
    List<FairElo> matches =
        matches(
            size,
            pairs ->
                random.nextDouble() < lopsided
                    ? pairs.plus(Outcome.WIN, Outcome.LOSS)
                    : pairs.plus(game(random, win, draw), game(random, win, draw)));
    double expected = Elo.difference(win + draw / 2);
    double held = shareThatHold(matches, expected);
    assertTrue(held > 0.93 && held < 0.985, () -> "the interval held it in " + held);
    if (size >= 100) {
      assertEquals(expected, mean(matches, match -> match.elo().elo()), 10);
      assertEquals(lopsided, mean(matches, FairElo::lopsided), 0.04);
    }
  }

  /** Without draws the share of lopsided openings is no matter: each may favour a colour. */
  @Test
  void openingsMayFavourAColourMoreOrLess() {
    SplittableRandom random = new SplittableRandom(2);
    List<FairElo> matches =
        matches(
            400,
            pairs -> {
              double forBlack = 800 * (random.nextDouble() - 0.5);
              return pairs.plus(
                  game(random, Elo.expectedScore(100 + forBlack), 0),
                  game(random, Elo.expectedScore(100 - forBlack), 0));
            });
    assertEquals(100, mean(matches, match -> match.elo().elo()), 2);
    assertEquals(0.95, shareThatHold(matches, 100), 0.02);
  }

  private static List<FairElo> matches(int size, UnaryOperator<Pentanomial> pair) {
    List<FairElo> matches = new ArrayList<>();
    for (int match = 0; match < MATCHES; match++) {
      Pentanomial pairs = Pentanomial.NONE;
      for (int i = 0; i < size; i++) {
        pairs = pair.apply(pairs);
      }
      matches.add(fair(pairs));
    }
    return matches;
  }

  private static Outcome game(SplittableRandom random, double win, double draw) {
    double chance = random.nextDouble();
    if (chance < win) {
      return Outcome.WIN;
    }
    return chance < win + draw ? Outcome.DRAW : Outcome.LOSS;
  }

  private static double mean(List<FairElo> matches, ToDoubleFunction<FairElo> value) {
    return matches.stream().mapToDouble(value).filter(Double::isFinite).average().orElseThrow();
  }

  private static double shareThatHold(List<FairElo> matches, double elo) {
    return mean(matches, match -> match.elo().lower() <= elo && elo <= match.elo().upper() ? 1 : 0);
  }

  private static FairElo fair(Pentanomial pairs) {
    return FairElo.of(pairs).orElseThrow();
  }
}
