package org.katachi.tournament.schedule;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Pairs brains with their neighbours in a table, with as few rematches as possible.
 *
 * <p>A search in depth: the first that is still alone meets the nearest below with whom all the
 * rest can be paired, too. Sets of brains that can't be paired are remembered. The search gives up
 * after {@link #MOST_SETS} of them and allows a rematch more; with so many rounds for so few brains
 * that this matters, nearly everybody has met everybody.
 */
final class SwissPairing {

  /** The memory that a search may take: some tens of megabytes. */
  private static final int MOST_SETS = 100_000;

  /** Tells whether two brains have met. */
  @FunctionalInterface
  interface History {
    boolean met(int one, int other);
  }

  /** Brains that are alone, and how many rematches are still allowed among them. */
  private record State(BitSet alone, int rematches) {}

  private final List<Integer> order;
  private final boolean[][] met;
  private final Set<State> hopeless = new HashSet<>();
  private final List<Encounter> encounters = new ArrayList<>();

  private SwissPairing(List<Integer> order, History history) {
    this.order = order;
    met = new boolean[order.size()][order.size()];
    for (int i = 0; i < met.length; i++) {
      for (int j = 0; j < i; j++) {
        met[i][j] = history.met(order.get(i), order.get(j));
        met[j][i] = met[i][j];
      }
    }
  }

  /**
   * Pairs all.
   *
   * @param order the seeds, the best first; an even number
   */
  static List<Encounter> pair(List<Integer> order, History history) {
    SwissPairing pairing = new SwissPairing(order, history);
    BitSet all = new BitSet();
    all.set(0, order.size());
    int rematches = 0;
    while (!pairing.search(all, rematches)) {
      pairing.hopeless.clear();
      rematches++;
    }
    return List.copyOf(pairing.encounters);
  }

  private boolean search(BitSet alone, int rematches) {
    if (alone.isEmpty()) {
      return true;
    }
    State state = new State((BitSet) alone.clone(), rematches);
    if (hopeless.size() >= MOST_SETS || hopeless.contains(state)) {
      return false;
    }
    int one = alone.nextSetBit(0);
    for (int other = alone.nextSetBit(one + 1); other > 0; other = alone.nextSetBit(other + 1)) {
      int left = rematches - (met[one][other] ? 1 : 0);
      if (left >= 0 && pairWith(one, other, alone, left)) {
        return true;
      }
    }
    hopeless.add(state);
    return false;
  }

  private boolean pairWith(int one, int other, BitSet alone, int rematches) {
    encounters.add(new Encounter(order.get(one), order.get(other)));
    alone.clear(one);
    alone.clear(other);
    if (search(alone, rematches)) {
      return true;
    }
    alone.set(one);
    alone.set(other);
    encounters.remove(encounters.size() - 1);
    return false;
  }
}
