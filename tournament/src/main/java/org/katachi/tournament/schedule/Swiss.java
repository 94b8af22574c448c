package org.katachi.tournament.schedule;

import java.util.List;
import java.util.stream.IntStream;

/**
 * In each round brains meet that have fared alike so far (the Monrad way of the Swiss system).
 *
 * <ul>
 *   <li>In the first round the upper half of the list meets the lower half, the first brain the
 *       first of the lower half. Later each brain, in the order of {@link SwissTable}, meets the
 *       nearest below it that it has not met. Rematches come only if there is no way to pair all
 *       without, and then as few as there must be.
 *   <li>If the number of brains is odd, the last of the table pauses of those that have paused
 *       least often and without whom the fewest rematches are needed. It gets as many points as if
 *       it had won.
 *   <li>Of two brains the one has black first that was first less often. That matters where an
 *       encounter is a single game; in a pair of games both have black once.
 * </ul>
 *
 * @param brains at least two
 * @param rounds the number of rounds
 * @param pairs how many pairs of games two brains play when they meet
 */
public record Swiss(int brains, int rounds, int pairs) implements ResultFormat {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are less than two brains, or no round
   */
  public Swiss {
    Format.check(brains, rounds);
  }

  @Override
  public boolean repeatsEncounters() {
    return pairs > 1;
  }

  @Override
  public List<Encounter> next(List<List<EncounterResult>> earlier) {
    if (earlier.size() >= rounds) {
      return List.of();
    }
    SwissTable table = table(earlier);
    List<Encounter> encounters =
        earlier.isEmpty()
            ? halves(table.pairingOrder())
            : SwissPairing.pair(table.pairingOrder(), table::met, table::mayPause);
    return Encounter.repeated(
        encounters.stream().map(encounter -> coloured(encounter, table)).toList(), pairs);
  }

  /** The pairs of games that two brains play when they meet are one result. */
  private SwissTable table(List<List<EncounterResult>> earlier) {
    return new SwissTable(brains, earlier.stream().map(this::together).toList());
  }

  private List<EncounterResult> together(List<EncounterResult> round) {
    return IntStream.range(0, round.size() / pairs)
        .mapToObj(i -> round.subList(i * pairs, (i + 1) * pairs))
        .map(same -> same.stream().reduce(EncounterResult::plus).orElseThrow())
        .toList();
  }

  @Override
  public FormatStanding standing(
      List<List<EncounterResult>> earlier, List<EncounterResult> current) {
    SwissTable table = table(earlier);
    return new FormatStanding(
        table.order(),
        IntStream.range(0, brains).mapToObj(table::reason).toList(),
        IntStream.range(0, brains).mapToObj(table::byePoints).toList(),
        List.of());
  }

  private static List<Encounter> halves(List<Integer> order) {
    int half = order.size() / 2;
    return IntStream.range(0, half)
        .mapToObj(i -> new Encounter(order.get(i), order.get(half + i)))
        .toList();
  }

  private static Encounter coloured(Encounter encounter, SwissTable table) {
    int first = table.timesFirst(encounter.first());
    int second = table.timesFirst(encounter.second());
    return first > second ? encounter.reversed() : encounter;
  }
}
