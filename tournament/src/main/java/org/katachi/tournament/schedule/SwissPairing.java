package org.katachi.tournament.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * Pairs brains with their neighbours in a table, with as few rematches as possible.
 *
 * <p>How few is told by a perfect matching of least cost. Of all ways with so few, the lowest
 * pauses that may, and then the first that is still alone meets the nearest below with whom the
 * rest has such a matching, too.
 */
final class SwissPairing {

  private final int[][] rematches;

  private SwissPairing(List<Integer> order, BiPredicate<Integer, Integer> met) {
    rematches = new int[order.size()][order.size()];
    for (int i = 0; i < rematches.length; i++) {
      for (int j = 0; j < i; j++) {
        rematches[i][j] = met.test(order.get(i), order.get(j)) ? 1 : 0;
        rematches[j][i] = rematches[i][j];
      }
    }
  }

  /**
   * Pairs all.
   *
   * @param order the seeds, the best first
   * @param met whether two brains have met
   * @param mayPause by its seed, whether a brain may pause if their number is odd; some may
   * @return the encounters, in the order of their first brains in the table
   */
  static List<Encounter> pair(
      List<Integer> order, BiPredicate<Integer, Integer> met, IntPredicate mayPause) {
    SwissPairing pairing = new SwissPairing(order, met);
    List<Integer> alone = new ArrayList<>(IntStream.range(0, order.size()).boxed().toList());
    if (order.size() % 2 == 1) {
      int pausing = pairing.pausing(alone, place -> mayPause.test(order.get(place)));
      alone.remove(Integer.valueOf(pausing));
    }
    return pairing.encounters(alone, order);
  }

  /** The lowest of those whose absence makes the fewest rematches necessary. */
  private int pausing(List<Integer> alone, IntPredicate mayPause) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int place = alone.size() - 1; place >= 0 && fewest > 0; place--) {
      if (mayPause.test(place)) {
        int needed = fewestRematches(without(alone, place));
        if (needed < fewest) {
          fewest = needed;
          best = place;
        }
      }
    }
    return best;
  }

  private List<Encounter> encounters(List<Integer> all, List<Integer> order) {
    List<Encounter> encounters = new ArrayList<>();
    List<Integer> alone = all;
    int fewest = fewestRematches(alone);
    while (!alone.isEmpty()) {
      int one = alone.get(0);
      int other = opponent(alone, fewest);
      fewest -= rematches[one][other];
      alone = without(alone, one, other);
      encounters.add(new Encounter(order.get(one), order.get(other)));
    }
    return encounters;
  }

  /** The nearest below the first with whom no more rematches come than must. */
  private int opponent(List<Integer> alone, int fewest) {
    int one = alone.get(0);
    return alone.stream()
        .skip(1)
        .filter(
            other ->
                rematches[one][other] <= fewest
                    && fewestRematches(without(alone, one, other))
                        == fewest - rematches[one][other])
        .findFirst()
        .orElseThrow();
  }

  private static List<Integer> without(List<Integer> places, Integer... gone) {
    List<Integer> rest = new ArrayList<>(places);
    rest.removeAll(List.of(gone));
    return rest;
  }

  private int fewestRematches(List<Integer> places) {
    if (places.isEmpty()) {
      return 0;
    }
    SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph =
        new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    places.forEach(graph::addVertex);
    for (int i = 0; i < places.size(); i++) {
      for (int j = 0; j < i; j++) {
        DefaultWeightedEdge edge = graph.addEdge(places.get(i), places.get(j));
        graph.setEdgeWeight(edge, rematches[places.get(i)][places.get(j)]);
      }
    }
    double cost =
        new KolmogorovWeightedPerfectMatching<>(graph, ObjectiveSense.MINIMIZE)
            .getMatching()
            .getWeight();
    return (int) Math.round(cost);
  }
}
