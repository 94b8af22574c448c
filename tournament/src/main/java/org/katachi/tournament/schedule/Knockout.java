package org.katachi.tournament.schedule;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who loses a match is out.
 *
 * <ul>
 *   <li>The bracket is that of tournaments with seeds: the first two brains of the list can meet in
 *       the last match only, the first four not before the matches before it. Where the brains do
 *       not fill it, the first of the list have no opponent in the first matches and go on.
 *   <li>A match has so many encounters, all with openings of their own, and ends as soon as the
 *       points that are left can't change who has more. If the points are even after all of them, a
 *       further encounter decides, and another, up to {@link #MAX_TIE_BREAKS}. After these the
 *       brain goes on that has won sooner: with fewer stones on the board in the games that it won.
 *       If that is even, too, a lot decides.
 *   <li>A round of the schedule holds, of each match that goes on, the encounters that it needs at
 *       least.
 * </ul>
 *
 * @param brains at least two
 * @param encounters how many encounters a match has
 * @param lot the seed of the lots
 */
public record Knockout(int brains, int encounters, long lot) implements ResultFormat {

  /** How many encounters may follow a match that is even. */
  public static final int MAX_TIE_BREAKS = 8;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are less than two brains, or no encounter
   */
  public Knockout {
    Format.check(brains, encounters);
  }

  @Override
  public boolean repeatsEncounters() {
    return encounters > 1;
  }

  @Override
  public List<Encounter> next(List<List<EncounterResult>> earlier) {
    KnockoutBracket bracket = play(earlier);
    return bracket.isOver() ? List.of() : bracket.due();
  }

  @Override
  public FormatStanding standing(
      List<List<EncounterResult>> earlier, List<EncounterResult> current) {
    KnockoutBracket bracket = play(earlier);
    bracket.show(current);
    return new FormatStanding(
        ranking(bracket), reasons(bracket), Collections.nCopies(brains, 0.0), bracket.stages());
  }

  /** Those that came farther stand higher, of these those that stand first in the list. */
  private List<Integer> ranking(KnockoutBracket bracket) {
    return IntStream.range(0, brains)
        .boxed()
        .sorted(Comparator.comparingInt(seed -> -bracket.wins(seed)))
        .toList();
  }

  /** As {@code winner}, {@code out in stage 2 of 3}, {@code in stage 3 of 3}. */
  private List<String> reasons(KnockoutBracket bracket) {
    int stages = Integer.SIZE - Integer.numberOfLeadingZeros(brains - 1);
    return IntStream.range(0, brains)
        .mapToObj(
            seed ->
                bracket.wins(seed) == stages
                    ? "winner"
                    : "%s stage %d of %d"
                        .formatted(
                            bracket.isOut(seed) ? "out in" : "in", bracket.wins(seed) + 1, stages))
        .toList();
  }

  private KnockoutBracket play(List<List<EncounterResult>> earlier) {
    KnockoutBracket bracket = new KnockoutBracket(this);
    earlier.forEach(bracket::count);
    return bracket;
  }
}
