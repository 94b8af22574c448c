package org.katachi.tournament.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.katachi.statistics.WinDrawLoss;

class SwissTest {

  private static final WinDrawLoss WON = new WinDrawLoss(2, 0, 0);
  private static final WinDrawLoss EVEN = new WinDrawLoss(1, 0, 1);
  private static final List<EncounterResult> FIRST_ROUND =
      List.of(result(new Encounter(0, 2), WON), result(new Encounter(1, 3), WON));

  @Test
  void theUpperHalfBeginsAgainstTheLowerHalf() {
    assertEquals(
        List.of(new Encounter(0, 2), new Encounter(1, 3)), new Swiss(4, 3, 1).next(List.of()));
  }

  @Test
  void winnersMeetWinners() {
    List<EncounterResult> first =
        List.of(result(new Encounter(0, 2), WON.reversed()), result(new Encounter(1, 3), WON));
    assertEquals(
        List.of(Set.of(1, 2), Set.of(0, 3)),
        new Swiss(4, 3, 1)
            .next(List.of(first)).stream().map(e -> Set.of(e.first(), e.second())).toList());
  }

  @Test
  void buchholzTellsThoseApartWhoHaveTheSamePoints() {
    List<EncounterResult> second =
        List.of(result(new Encounter(0, 1), WON), result(new Encounter(2, 3), WON.reversed()));
    // 1 and 3 have two points each; 1 has lost against the first, 3 against 1.
    assertEquals(
        List.of(0, 1, 3, 2), standing(new Swiss(4, 3, 1), List.of(FIRST_ROUND, second)).ranking());
  }

  @Test
  void severalPairsOfGamesAreOneMeeting() {
    Encounter one = new Encounter(0, 2);
    Encounter other = new Encounter(1, 3);
    Swiss swiss = new Swiss(4, 3, 2);
    assertEquals(List.of(one, one, other, other), swiss.next(List.of()));
    List<EncounterResult> first =
        List.of(
            result(one, WON.reversed()),
            result(one, EVEN),
            result(other, WON),
            result(other, EVEN));
    assertEquals(
        List.of(Set.of(1, 2), Set.of(1, 2), Set.of(0, 3), Set.of(0, 3)),
        swiss.next(List.of(first)).stream().map(e -> Set.of(e.first(), e.second())).toList());
    assertEquals("points 3, Buchholz 1", standing(swiss, List.of(first)).reasons().get(2));
  }

  /** Else whoever has paused would stand behind all with the same points. */
  @Test
  void forBuchholzAPauseIsAnOpponentWithTheBrainsOwnPoints() {
    List<EncounterResult> second =
        List.of(result(new Encounter(0, 1), WON.reversed()), result(new Encounter(4, 2), EVEN));
    // 0 and 3 have two points each.
    // 0 has met 2 and 1, who have 1 + 4; 3 has met 1 and paused, 4 + 2.
    FormatStanding standing = standing(new Swiss(5, 3, 1), List.of(FIRST_ROUND, second));
    assertEquals("points 2, Buchholz 6, byes 1", standing.reasons().get(3));
    assertEquals(List.of(1, 4, 3, 0, 2), standing.ranking());
  }

  /** By its own points it would lead the table after the first round, and meet its first brain. */
  @Test
  void forThePairingAPauseIsAnOpponentWithoutPoints() {
    Swiss swiss = new Swiss(5, 3, 1);
    FormatStanding standing = standing(swiss, List.of(FIRST_ROUND));
    assertEquals(List.of(4, 0, 1, 2, 3), standing.ranking());
    assertEquals(
        List.of(new Encounter(0, 1), new Encounter(4, 2)), swiss.next(List.of(FIRST_ROUND)));
    assertEquals(List.of(0.0, 0.0, 0.0, 0.0, 2.0), standing.byePoints());
  }

  @Test
  void aPauseCountsAsAWinAndComesOnceBeforeItComesTwice() {
    List<List<EncounterResult>> rounds = new ArrayList<>();
    List<Integer> pauses = new ArrayList<>();
    Swiss swiss = new Swiss(3, 3, 1);
    for (int round = 0; round < 3; round++) {
      Encounter encounter = swiss.next(rounds).get(0);
      pauses.add(3 - encounter.first() - encounter.second());
      rounds.add(List.of(result(encounter, EVEN)));
    }
    assertEquals(List.of(2, 1, 0), pauses);
    assertEquals(List.of(), swiss.next(rounds));
  }

  @Property(tries = 300)
  void aRematchComesOnlyIfThereIsNoOtherWay(
      @ForAll @IntRange(min = 2, max = 9) int brains, @ForAll Random random) {
    Swiss swiss = new Swiss(brains, 2 * brains, 1);
    List<List<EncounterResult>> rounds = new ArrayList<>();
    for (int round = 0; round < swiss.rounds(); round++) {
      List<Encounter> encounters = swiss.next(rounds);
      Set<Integer> plays = new HashSet<>();
      encounters.forEach(e -> plays.addAll(List.of(e.first(), e.second())));
      assertEquals(brains / 2 * 2, plays.size(), "each plays once");
      boolean hasRematch = encounters.stream().anyMatch(e -> met(rounds, e.first(), e.second()));
      assertEquals(hasRematch, !canPair(List.copyOf(plays), rounds), () -> "after " + rounds);
      rounds.add(encounters.stream().map(e -> randomResult(e, random)).toList());
    }
  }

  /** Two groups that have met each other and are odd: a search in depth gave up here. */
  @Test
  void whereRematchesMustBeTheyAreAsFewAsCanBe() {
    List<Integer> order = IntStream.range(0, 42).boxed().toList();
    BiPredicate<Integer, Integer> otherGroup = (one, other) -> one % 2 != other % 2;
    assertEquals(1, rematches(order, otherGroup));
    BiPredicate<Integer, Integer> allButMirrored =
        (one, other) -> one + other != 41 || one * other == 0;
    assertEquals(1, rematches(order, allButMirrored));
  }

  private static long rematches(List<Integer> order, BiPredicate<Integer, Integer> history) {
    return SwissPairing.pair(order, history, brain -> true).stream()
        .filter(encounter -> history.test(encounter.first(), encounter.second()))
        .count();
  }

  @Test
  void whoPausesIsChosenSoThatNoRematchIsNeeded() {
    // 0 has met 1 and 2, so that they can be paired only if 0 pauses, not the last.
    BiPredicate<Integer, Integer> met = (one, other) -> one == 0 || other == 0;
    assertEquals(
        List.of(new Encounter(1, 2)), SwissPairing.pair(List.of(0, 1, 2), met, brain -> true));
    assertEquals(
        List.of(new Encounter(0, 2)),
        SwissPairing.pair(List.of(0, 1, 2), met, brain -> brain == 1));
  }

  @Property(tries = 25)
  void withSixtyBrainsAllIsPairedSoon(@ForAll Random random) {
    List<List<EncounterResult>> rounds = new ArrayList<>();
    Swiss swiss = new Swiss(60, 12, 1);
    for (int round = 0; round < swiss.rounds(); round++) {
      List<Encounter> encounters = swiss.next(rounds);
      assertTrue(encounters.stream().noneMatch(e -> met(rounds, e.first(), e.second())));
      rounds.add(encounters.stream().map(e -> randomResult(e, random)).toList());
    }
  }

  @Property(tries = 200)
  void coloursAreBalanced(@ForAll @IntRange(min = 2, max = 16) int brains, @ForAll Random random) {
    List<List<EncounterResult>> rounds = new ArrayList<>();
    Swiss swiss = new Swiss(brains, 9, 1);
    int[] balance = new int[brains];
    for (int round = 0; round < swiss.rounds(); round++) {
      List<Encounter> encounters = swiss.next(rounds);
      for (Encounter encounter : encounters) {
        balance[encounter.first()]++;
        balance[encounter.second()]--;
      }
      rounds.add(encounters.stream().map(e -> randomResult(e, random)).toList());
    }
    assertTrue(IntStream.of(balance).allMatch(difference -> Math.abs(difference) <= 3));
  }

  private static FormatStanding standing(Swiss swiss, List<List<EncounterResult>> earlier) {
    return swiss.standing(earlier, List.of());
  }

  private static EncounterResult randomResult(Encounter encounter, Random random) {
    int wins = random.nextInt(3);
    return result(encounter, new WinDrawLoss(wins, 0, 2 - wins));
  }

  private static boolean met(List<List<EncounterResult>> rounds, int one, int other) {
    return rounds.stream()
        .flatMap(List::stream)
        .anyMatch(result -> result.encounter().isBetween(one, other));
  }

  /** The slow twin: tries all ways to pair without a rematch. */
  private static boolean canPair(List<Integer> alone, List<List<EncounterResult>> rounds) {
    if (alone.isEmpty()) {
      return true;
    }
    for (int i = 1; i < alone.size(); i++) {
      if (!met(rounds, alone.get(0), alone.get(i))) {
        List<Integer> rest = new ArrayList<>(alone);
        rest.remove(i);
        rest.remove(0);
        if (canPair(rest, rounds)) {
          return true;
        }
      }
    }
    return false;
  }

  private static EncounterResult result(Encounter encounter, WinDrawLoss games) {
    return new EncounterResult(encounter, games, 0);
  }
}
