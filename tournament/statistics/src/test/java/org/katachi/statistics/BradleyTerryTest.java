package org.katachi.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.katachi.statistics.BradleyTerry.DEFAULT_PRIOR_DRAWS;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;

class BradleyTerryTest {

  /** So small a prior that the ratings are those of the games alone. */
  private static final double HARDLY_ANY = 1e-9;

  /** By how much openings favour black, in the logarithm of odds. */
  private static final double[] OPENINGS = {-2, 0, 2, 3};

  @Test
  void theGomocupLeagueIsRatedAsBayesEloRatesIt() {
    List<Rating> ratings =
        new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of()).rate(GomocupLeague.table());
    Map<String, Double> published = GomocupLeague.bayesElo();
    assertEquals(List.copyOf(published.keySet()), ratings.stream().map(Rating::brain).toList());
    double publishedMean =
        published.values().stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    double largest = 0;
    for (Rating rating : ratings) {
      double deviation = rating.elo() - (published.get(rating.brain()) - publishedMean);
      largest = Math.max(largest, Math.abs(deviation));
    }
    assertTrue(largest < 1, "deviates by " + largest);
  }

  /** Hunter's iteration (minorise, maximise): slower, and another way to the same maximum. */
  @Test
  void newtonAndHunterFindTheSameMaximum() {
    Crosstable table = GomocupLeague.table();
    double[] expected = hunter(table, BradleyTerry.DEFAULT_PRIOR_DRAWS);
    Map<String, Double> elo = elo(new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of()).rate(table));
    for (int i = 0; i < expected.length; i++) {
      assertEquals(expected[i], elo.get(table.brains().get(i)), 1e-5);
    }
  }

  private static double[] hunter(Crosstable table, double priorDraws) {
    int n = table.brains().size();
    double[] odds = new double[n];
    Arrays.fill(odds, 1);
    for (int iteration = 0; iteration < 20_000; iteration++) {
      double[] next = new double[n];
      for (int i = 0; i < n; i++) {
        double points = 0;
        double weight = 0;
        for (int j = 0; j < n; j++) {
          // Each of the two spreads its draws evenly over the n - 1 opponents of a round robin.
          double draws = i == j ? 0 : 2 * priorDraws / (n - 1);
          points += table.result(i, j).points() + draws / 2;
          weight += (table.result(i, j).games() + draws) / (odds[i] + odds[j]);
        }
        next[i] = points / weight;
      }
      odds = next;
    }
    double mean = Arrays.stream(odds).map(Math::log).average().orElseThrow();
    return Arrays.stream(odds).map(o -> Elo.PER_LOG_ODDS * (Math.log(o) - mean)).toArray();
  }

  @Test
  void twoBrainsDifferAsTheirScoreSays() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", new WinDrawLoss(60, 20, 20), Pentanomial.NONE)
            .build();
    List<Rating> ratings = new BradleyTerry(HARDLY_ANY, Map.of()).rate(table);
    assertEquals("a", ratings.get(0).brain());
    assertEquals(Elo.difference(0.7) / 2, ratings.get(0).elo(), 1e-5);
    assertEquals(-Elo.difference(0.7) / 2, ratings.get(1).elo(), 1e-5);
    assertEquals(new WinDrawLoss(60, 20, 20), ratings.get(0).games());
  }

  @Test
  void theErrorOfADifferenceIsThatOfABinomialScore() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", new WinDrawLoss(70, 0, 30), Pentanomial.NONE)
            .build();
    Rating rating = new BradleyTerry(HARDLY_ANY, Map.of("b", 0.0)).rate(table).get(0);
    double standardError = 400 / Math.log(10) / Math.sqrt(100 * 0.7 * 0.3);
    assertEquals(1.959964 * standardError, rating.error(), 1e-3);
    // Each of the two is half the difference from their mean.
    Rating free = new BradleyTerry(HARDLY_ANY, Map.of()).rate(table).get(0);
    assertEquals(rating.error() / 2, free.error(), 1e-6);
  }

  @Test
  void nineteenErrorBarsOfTwentyHoldTheTruth() {
    double[] truth = {120, 40, -30, -130};
    SplittableRandom random = new SplittableRandom(4);
    int held = 0;
    for (int pool = 0; pool < 500; pool++) {
      for (Rating rating : new BradleyTerry(0.1, Map.of()).rate(play(truth, random))) {
        double deviation = rating.elo() - truth[Integer.parseInt(rating.brain())];
        held += Math.abs(deviation) <= rating.error() ? 1 : 0;
      }
    }
    assertEquals(0.95, held / 2000.0, 0.015);
  }

  /** An opening favours black by odds of its own: the two games of a pair are not independent. */
  @Test
  void nineteenErrorBarsOfTwentyHoldTheTruthWherePairsShareUnfairOpenings() {
    double[] strengths = {0.8, 0.2, -0.2, -0.8};
    Map<String, Double> truth =
        elo(new BradleyTerry(HARDLY_ANY, Map.of()).rate(expectedTable(strengths)));
    SplittableRandom random = new SplittableRandom(5);
    int held = 0;
    int heldIfIndependent = 0;
    for (int pool = 0; pool < 500; pool++) {
      Crosstable.Builder pairs = new Crosstable.Builder();
      Crosstable.Builder games = new Crosstable.Builder();
      playPairs(strengths, random, pairs, games);
      held += held(new BradleyTerry(0.1, Map.of()).rate(pairs.build()), truth);
      heldIfIndependent += held(new BradleyTerry(0.1, Map.of()).rate(games.build()), truth);
    }
    assertEquals(0.95, held / 2000.0, 0.015);
    assertTrue(heldIfIndependent > 0.99 * 2000, "too wide: " + heldIfIndependent);
  }

  private static int held(List<Rating> ratings, Map<String, Double> truth) {
    return (int)
        ratings.stream().filter(r -> Math.abs(r.elo() - truth.get(r.brain())) <= r.error()).count();
  }

  private static void playPairs(
      double[] strengths,
      SplittableRandom random,
      Crosstable.Builder pairs,
      Crosstable.Builder games) {
    for (int i = 0; i < strengths.length; i++) {
      for (int j = 0; j < i; j++) {
        MatchTally match = MatchTally.NONE;
        for (int pair = 0; pair < 20; pair++) {
          double forBlack = OPENINGS[random.nextInt(OPENINGS.length)];
          double difference = strengths[i] - strengths[j];
          match = match.plus(pair, Colour.BLACK, game(difference + forBlack, random));
          match = match.plus(pair, Colour.WHITE, game(difference - forBlack, random));
        }
        pairs.games(Integer.toString(i), Integer.toString(j), match.games(), match.pairs());
        games.games(Integer.toString(i), Integer.toString(j), match.games(), Pentanomial.NONE);
      }
    }
  }

  private static Outcome game(double logOdds, SplittableRandom random) {
    return random.nextDouble() < probability(logOdds) ? Outcome.WIN : Outcome.LOSS;
  }

  private static double probability(double logOdds) {
    return 1 / (1 + Math.exp(-logOdds));
  }

  /** Very many games that end as they are expected to. */
  private static Crosstable expectedTable(double[] strengths) {
    long games = 1_000_000_000;
    Crosstable.Builder table = new Crosstable.Builder();
    for (int i = 0; i < strengths.length; i++) {
      for (int j = 0; j < i; j++) {
        double difference = strengths[i] - strengths[j];
        double share =
            Arrays.stream(OPENINGS)
                .map(o -> (probability(difference + o) + probability(difference - o)) / 2)
                .average()
                .orElseThrow();
        long wins = Math.round(games * share);
        table.games(
            Integer.toString(i),
            Integer.toString(j),
            new WinDrawLoss(wins, 0, games - wins),
            Pentanomial.NONE);
      }
    }
    return table.build();
  }

  @Test
  void aMatchThatIsEvenInEachPairHasASmallErrorAndNotNone() {
    MatchTally match = MatchTally.NONE;
    for (int pair = 0; pair < 30; pair++) {
      match = match.plus(pair, Colour.BLACK, Outcome.WIN).plus(pair, Colour.WHITE, Outcome.LOSS);
    }
    double paired =
        new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of())
            .rate(new Crosstable.Builder().games("a", "b", match.games(), match.pairs()).build())
            .get(0)
            .error();
    double single =
        new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of())
            .rate(new Crosstable.Builder().games("a", "b", match.games(), Pentanomial.NONE).build())
            .get(0)
            .error();
    assertTrue(paired > 0 && paired < single / 2, paired + " and " + single);
  }

  private static Crosstable play(double[] elo, SplittableRandom random) {
    Crosstable.Builder table = new Crosstable.Builder();
    for (int i = 0; i < elo.length; i++) {
      for (int j = 0; j < i; j++) {
        for (int game = 0; game < 40; game++) {
          boolean won = random.nextDouble() < Elo.expectedScore(elo[i] - elo[j]);
          table.games(
              Integer.toString(i),
              Integer.toString(j),
              WinDrawLoss.NONE.plus(won ? Outcome.WIN : Outcome.LOSS),
              Pentanomial.NONE);
        }
      }
    }
    return table.build();
  }

  @Test
  void anAnchorKeepsItsEloAndTheOthersFollow() {
    Crosstable table = GomocupLeague.table();
    List<Rating> free = new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of()).rate(table);
    double shift = 1890 - elo(free).get("WINE18");
    List<Rating> anchored = new BradleyTerry(2, Map.of("WINE18", 1890.0)).rate(table);
    for (int i = 0; i < free.size(); i++) {
      assertEquals(free.get(i).elo() + shift, anchored.get(i).elo(), 1e-6);
    }
    Rating anchor = anchored.stream().filter(r -> r.brain().equals("WINE18")).findFirst().get();
    assertEquals(1890, anchor.elo(), 1e-9);
    assertEquals(0, anchor.error());
  }

  @Test
  void betweenTwoAnchorsABrainIsWhereItsPointsAreExpected() {
    Crosstable table =
        new Crosstable.Builder()
            .games("new", "low", new WinDrawLoss(14, 2, 4), Pentanomial.NONE)
            .games("new", "high", new WinDrawLoss(6, 2, 12), Pentanomial.NONE)
            .build();
    Map<String, Double> anchors = Map.of("low", 1500.0, "high", 1800.0, "absent", 3000.0);
    double elo = elo(new BradleyTerry(HARDLY_ANY, anchors).rate(table)).get("new");
    double expected = 20 * Elo.expectedScore(elo - 1500) + 20 * Elo.expectedScore(elo - 1800);
    assertEquals(15 + 7, expected, 1e-6);
  }

  @Test
  void allBrainsCanBeAnchors() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", WinDrawLoss.NONE.plus(Outcome.LOSS), Pentanomial.NONE)
            .build();
    List<Rating> ratings = new BradleyTerry(2, Map.of("a", 100.0, "b", 50.0)).rate(table);
    assertEquals(
        List.of(
            new Rating("a", 100, 0, new WinDrawLoss(0, 0, 1)),
            new Rating("b", 50, 0, new WinDrawLoss(1, 0, 0))),
        ratings);
  }

  @Test
  void thePriorKeepsABrainThatWonAllFinite() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", new WinDrawLoss(20, 0, 0), Pentanomial.NONE)
            .build();
    List<Rating> ratings = new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of()).rate(table);
    // Two draws of each brain are four virtual games: 22 points of 24.
    assertEquals(Elo.difference(22 / 24.0), ratings.get(0).elo() - ratings.get(1).elo(), 1e-6);
    List<Rating> wider = new BradleyTerry(1e-3, Map.of()).rate(table);
    assertTrue(wider.get(0).elo() > ratings.get(0).elo() && Double.isFinite(wider.get(0).elo()));
  }

  @Test
  void allDrawsAreOneRatingWithAnError() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", new WinDrawLoss(0, 10, 0), Pentanomial.NONE)
            .games("b", "c", new WinDrawLoss(0, 10, 0), Pentanomial.NONE)
            .build();
    for (Rating rating : new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of()).rate(table)) {
      assertEquals(0, rating.elo(), 1e-9);
      assertTrue(rating.error() > 0 && rating.error() < 400);
    }
  }

  @Test
  void partsWithoutGamesBetweenThemAreRatedByThemselves() {
    Crosstable table =
        new Crosstable.Builder()
            .games("a", "b", new WinDrawLoss(3, 0, 1), Pentanomial.NONE)
            .games("c", "d", new WinDrawLoss(3, 0, 1), Pentanomial.NONE)
            .brain("idle")
            .build();
    Map<String, Double> elo = elo(new BradleyTerry(2, Map.of("c", 1000.0)).rate(table));
    assertEquals(0, elo.get("a") + elo.get("b"), 1e-9);
    assertEquals(elo.get("a") - elo.get("b"), 1000 - elo.get("d"), 1e-6);
    assertEquals(0, elo.get("idle"));
  }

  @Test
  void aBrainWithoutGamesMayBeAnything() {
    Crosstable idle = new Crosstable.Builder().brain("idle").build();
    assertEquals(
        List.of(new Rating("idle", 0, Double.POSITIVE_INFINITY, WinDrawLoss.NONE)),
        new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of()).rate(idle));
    assertEquals(
        List.of(),
        new BradleyTerry(DEFAULT_PRIOR_DRAWS, Map.of()).rate(new Crosstable.Builder().build()));
  }

  @Test
  void theFitComesHomeFromAnchorsFarApart() {
    Crosstable table =
        new Crosstable.Builder()
            .games("new", "low", new WinDrawLoss(0, 0, 50), Pentanomial.NONE)
            .games("new", "high", new WinDrawLoss(50, 0, 0), Pentanomial.NONE)
            .build();
    Map<String, Double> anchors = Map.of("low", -4000.0, "high", 4000.0);
    double elo = elo(new BradleyTerry(0.01, anchors).rate(table)).get("new");
    assertEquals(0, elo, 1e-3);
  }

  @Test
  void theFitComesHomeFromWhereTheLikelihoodIsFlat() {
    Crosstable table =
        new Crosstable.Builder()
            .games("new", "high", new WinDrawLoss(5, 0, 5), Pentanomial.NONE)
            .games("high", "low", new WinDrawLoss(10, 0, 0), Pentanomial.NONE)
            .build();
    Map<String, Double> anchors = Map.of("low", -4500.0, "high", 4500.0);
    assertEquals(4500, elo(new BradleyTerry(2, anchors).rate(table)).get("new"), 1e-6);
  }

  @Test
  void thePriorIsMoreThanNothingAndAnchorsAreNumbers() {
    assertThrows(IllegalArgumentException.class, () -> new BradleyTerry(0, Map.of()));
    assertThrows(
        IllegalArgumentException.class, () -> new BradleyTerry(2, Map.of("a", Double.NaN)));
  }

  private static Map<String, Double> elo(List<Rating> ratings) {
    return ratings.stream().collect(Collectors.toMap(Rating::brain, Rating::elo));
  }
}
