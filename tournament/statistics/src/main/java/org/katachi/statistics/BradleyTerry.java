package org.katachi.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * Ratings of a pool by the most likely strengths of the Bradley-Terry model: a brain scores {@code
 * 1 / (1 + 10^((elo_j − elo_i) / 400))} to be expected against another, and a draw is half a win.
 *
 * <p>A little prior keeps brains finite that won or lost all: each brain is given a number of drawn
 * games, spread over its opponents as its real games are. With 2 it is the prior of BayesElo.
 *
 * <p>Anchors keep the Elo that they are given. Brains that no chain of games links to an anchor
 * have the mean 0; if the pool falls into parts with no games between them, each part has, and Elo
 * of different parts don't compare.
 *
 * <p>Errors count in that the opponents' ratings are uncertain too. So they are wider than
 * BayesElo's with {@code exactdist}, which takes the opponents for known. Two games of a pair share
 * an opening and are one value: how much pairs scatter is measured, not assumed ({@link
 * StrengthFit}). With games that are played once errors are those of Fisher's information.
 *
 * <p>Sources: R. A. Bradley and M. E. Terry, Biometrika 39, 1952; L. R. Ford, American Mathematical
 * Monthly 64, 1957 (when the maximum exists); D. R. Hunter, Annals of Statistics 32, 2004; R.
 * Coulom, <i>Bayesian Elo Rating</i>, remi-coulom.fr/Bayesian-Elo (the prior).
 *
 * @param priorDraws virtual draws of each brain, more than zero
 * @param anchors fixed Elo by brain's name; names that are not in the pool don't matter
 */
public record BradleyTerry(double priorDraws, Map<String, Double> anchors) {

  /** The prior of BayesElo. */
  public static final double DEFAULT_PRIOR_DRAWS = 2;

  /**
   * Checks the settings and takes a copy of the anchors.
   *
   * @throws IllegalArgumentException if the prior is not positive and finite, or an anchor is not
   *     finite
   */
  public BradleyTerry {
    if (!(priorDraws > 0 && Double.isFinite(priorDraws))) {
      throw new IllegalArgumentException("the prior must be more than zero draws: " + priorDraws);
    }
    anchors = Map.copyOf(anchors);
    anchors.forEach(BradleyTerry::checkFinite);
  }

  private static void checkFinite(String brain, double elo) {
    if (!Double.isFinite(elo)) {
      throw new IllegalArgumentException("anchor of " + brain + " is not finite: " + elo);
    }
  }

  /** The ratings of all brains of a table, the strongest first. */
  public List<Rating> rate(Crosstable table) {
    return rateParts(table, part -> true);
  }

  /** The same of the brains alone that games link with an anchor; of all if there is none. */
  public List<Rating> rateLinkedWithAnchors(Crosstable table) {
    return table.brains().stream().anyMatch(anchors::containsKey)
        ? rateParts(
            table, part -> part.stream().map(table.brains()::get).anyMatch(anchors::containsKey))
        : rate(table);
  }

  private List<Rating> rateParts(Crosstable table, Predicate<List<Integer>> isWanted) {
    return linked(table)
        .filter(isWanted)
        .flatMap(part -> rateLinked(table, part).stream())
        .sorted(Comparator.comparingDouble(Rating::elo).reversed())
        .toList();
  }

  /** The parts of a pool, in each of which chains of games link all brains. */
  private static Stream<List<Integer>> linked(Crosstable table) {
    Graph<Integer, DefaultEdge> games = new SimpleGraph<>(DefaultEdge.class);
    for (int brain = 0; brain < table.brains().size(); brain++) {
      games.addVertex(brain);
      for (int other = 0; other < brain; other++) {
        if (table.result(brain, other).games() > 0) {
          games.addEdge(brain, other);
        }
      }
    }
    return new ConnectivityInspector<>(games)
        .connectedSets().stream().map(part -> part.stream().sorted().toList());
  }

  private List<Rating> rateLinked(Crosstable table, List<Integer> brains) {
    List<OptionalDouble> fixed = brains.stream().map(brain -> anchor(table, brain)).toList();
    StrengthFit fit = StrengthFit.of(pointsWithPrior(table, brains), pairs(table, brains), fixed);
    List<Rating> ratings = new ArrayList<>();
    for (int i = 0; i < brains.size(); i++) {
      String name = table.brains().get(brains.get(i));
      double elo = anchors.getOrDefault(name, Elo.PER_LOG_ODDS * fit.strength(i));
      double error = Confidence.NORMAL_QUANTILE * Elo.PER_LOG_ODDS * fit.standardError(i);
      ratings.add(new Rating(name, elo, error, table.total(name)));
    }
    return ratings;
  }

  private static ScoreSample[][] pairs(Crosstable table, List<Integer> brains) {
    ScoreSample[][] pairs = new ScoreSample[brains.size()][brains.size()];
    for (int i = 0; i < pairs.length; i++) {
      for (int j = 0; j < pairs.length; j++) {
        pairs[i][j] = table.pairs(brains.get(i), brains.get(j)).sample();
      }
    }
    return pairs;
  }

  private OptionalDouble anchor(Crosstable table, int brain) {
    Double elo = anchors.get(table.brains().get(brain));
    return elo == null ? OptionalDouble.empty() : OptionalDouble.of(elo / Elo.PER_LOG_ODDS);
  }

  /** Points of each brain (row) against each other (column), virtual draws included. */
  private double[][] pointsWithPrior(Crosstable table, List<Integer> brains) {
    double[][] points = new double[brains.size()][brains.size()];
    for (int i = 0; i < points.length; i++) {
      double games = table.total(table.brains().get(brains.get(i))).games();
      for (int j = 0; j < points.length; j++) {
        WinDrawLoss result = table.result(brains.get(i), brains.get(j));
        if (result.games() > 0) {
          double virtualPoints = priorDraws * result.games() / games / 2;
          points[i][j] += result.points() + virtualPoints;
          points[j][i] += virtualPoints;
        }
      }
    }
    return points;
  }
}
