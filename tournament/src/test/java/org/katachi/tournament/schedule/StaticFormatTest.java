package org.katachi.tournament.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class StaticFormatTest {

  @Test
  void aMatchOfTwoIsARoundRobin() {
    assertEquals(
        Collections.nCopies(3, List.of(new Encounter(0, 1))), rounds(roundRobin(2, 3, false)));
  }

  @Test
  void singleGamesOfAMatchAlternate() {
    assertEquals(
        List.of(List.of(new Encounter(0, 1)), List.of(new Encounter(1, 0))),
        rounds(roundRobin(2, 2, true)));
  }

  @Property
  void inARoundRobinEachMeetsEachOnceACycle(
      @ForAll @IntRange(min = 2, max = 20) int brains,
      @ForAll @IntRange(min = 1, max = 3) int cycles) {
    Map<Set<Integer>, Integer> met = new HashMap<>();
    rounds(roundRobin(brains, cycles, true)).stream()
        .flatMap(List::stream)
        .forEach(encounter -> met.merge(seeds(encounter), 1, Integer::sum));
    assertEquals(brains * (brains - 1) / 2, met.size());
    assertEquals(Set.of(cycles), new HashSet<>(met.values()));
  }

  @Test
  void twoThatMeetMayPlaySeveralPairsOfGames() {
    TournamentType.Numbers numbers = new TournamentType.Numbers(3, 1, 2, 1, false, 0);
    assertEquals(
        List.of(new Encounter(0, 1), new Encounter(0, 1), new Encounter(0, 2), new Encounter(0, 2)),
        TournamentType.GAUNTLET.format(numbers).next(List.of()));
    assertEquals(List.of(), TournamentType.GAUNTLET.format(numbers).next(List.of(List.of())));
  }

  @Test
  void aRoundOfMoreGamesThanATournamentMayHaveIsRefusedBeforeItIsPlanned() {
    for (TournamentType type : TournamentType.values()) {
      Format format = type.format(new TournamentType.Numbers(200, 1, 5_000_000, 1, false, 0));
      assertThrows(
          IllegalArgumentException.class, () -> format.next(List.of()), () -> type.toString());
    }
  }

  @Test
  void inAPyramidEachMeetsThoseBeforeIt() {
    assertEquals(
        List.of(
            List.of(new Encounter(1, 0), new Encounter(2, 0), new Encounter(2, 1)),
            List.of(new Encounter(0, 1), new Encounter(0, 2), new Encounter(1, 2))),
        rounds(new StaticFormat(Cycle.pyramid(3), 2, true, 1)));
  }

  @Property
  void nobodyPlaysTwiceInARoundOfARoundRobin(@ForAll @IntRange(min = 2, max = 20) int brains) {
    for (List<Encounter> round : rounds(roundRobin(brains, 1, false))) {
      assertEquals(brains / 2, round.size());
      Set<Integer> plays = new HashSet<>();
      round.forEach(encounter -> plays.addAll(seeds(encounter)));
      assertEquals(2 * round.size(), plays.size());
    }
  }

  @Property
  void coloursOfACycleDifferByOneAtMost(@ForAll @IntRange(min = 2, max = 20) int brains) {
    int[] balance = balance(roundRobin(brains, 1, true));
    assertTrue(IntStream.of(balance).allMatch(difference -> Math.abs(difference) <= 1));
    assertTrue(IntStream.of(balance(roundRobin(brains, 2, true))).allMatch(twice -> twice == 0));
  }

  @Property
  void inAGauntletTheSeedsMeetAllAndTheOthersNobodyElse(
      @ForAll @IntRange(min = 2, max = 12) int brains,
      @ForAll @IntRange(min = 1, max = 11) int seeds) {
    int fewer = Math.min(seeds, brains - 1);
    List<Encounter> round = Cycle.gauntlet(brains, fewer).rounds().get(0);
    assertEquals(fewer * brains - fewer * (fewer + 1) / 2, round.size());
    assertEquals(round.size(), round.stream().map(StaticFormatTest::seeds).distinct().count());
    assertTrue(round.stream().allMatch(encounter -> encounter.first() < fewer));
  }

  @Test
  void senselessNumbersAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> roundRobin(1, 1, false));
    assertThrows(IllegalArgumentException.class, () -> roundRobin(2, 0, false));
    assertThrows(IllegalArgumentException.class, () -> Cycle.gauntlet(3, 3));
    assertThrows(IllegalArgumentException.class, () -> Cycle.gauntlet(3, 0));
  }

  private static StaticFormat roundRobin(int brains, int cycles, boolean alternates) {
    return new StaticFormat(Cycle.roundRobin(brains), cycles, alternates, 1);
  }

  private static List<List<Encounter>> rounds(StaticFormat format) {
    List<List<Encounter>> rounds = new ArrayList<>();
    List<Encounter> next = format.next(List.of());
    while (!next.isEmpty()) {
      rounds.add(next);
      next = format.next(Collections.nCopies(rounds.size(), List.of()));
    }
    return rounds;
  }

  private static Set<Integer> seeds(Encounter encounter) {
    return Set.of(encounter.first(), encounter.second());
  }

  /** By brain, how much more often it was the first than the second of an encounter. */
  private static int[] balance(StaticFormat format) {
    int[] balance = new int[format.brains()];
    for (List<Encounter> round : rounds(format)) {
      for (Encounter encounter : round) {
        balance[encounter.first()]++;
        balance[encounter.second()]--;
      }
    }
    return balance;
  }
}
