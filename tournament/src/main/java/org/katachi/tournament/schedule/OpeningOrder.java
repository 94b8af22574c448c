package org.katachi.tournament.schedule;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers the openings of a tournament, round by round. A number beyond the book is one of its
 * openings again.
 */
public final class OpeningOrder {

  private final OpeningPolicy policy;
  private final int size;

  /** How many openings the rounds so far have had. */
  private int used;

  /** By two brains, how often they have met. */
  private final Map<Encounter, Integer> met = new HashMap<>();

  /** By two brains, the places in the book of what they have played. */
  private final Map<Encounter, BitSet> played = new HashMap<>();

  private boolean repeats;

  /**
   * The order before the first round.
   *
   * @param size of the book
   */
  public OpeningOrder(OpeningPolicy policy, int size) {
    this.policy = policy;
    this.size = size;
  }

  /** For each encounter of the next round the number of its opening, from zero. */
  public int[] next(List<Encounter> round) {
    int[] numbers = new int[round.size()];
    Map<Encounter, Integer> inRound = new HashMap<>();
    for (int i = 0; i < numbers.length; i++) {
      Encounter two = round.get(i).ordered();
      int before = met.merge(two, 1, Integer::sum) - 1;
      int beforeInRound = inRound.merge(two, 1, Integer::sum) - 1;
      int number =
          switch (policy) {
            case ENCOUNTER -> used + i;
            case ROUND -> used + beforeInRound;
            case PAIR -> before;
          };
      numbers[i] = number;
      BitSet places = played.computeIfAbsent(two, added -> new BitSet());
      repeats |= places.get(number % size);
      places.set(number % size);
    }
    used +=
        policy == OpeningPolicy.ENCOUNTER
            ? round.size()
            : inRound.values().stream().max(Integer::compare).orElse(0);
    return numbers;
  }

  /** Whether two brains play an opening of the book again in the rounds so far. */
  public boolean repeats() {
    return repeats;
  }
}
