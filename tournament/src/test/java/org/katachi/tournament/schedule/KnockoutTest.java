package org.katachi.tournament.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.katachi.statistics.WinDrawLoss;

class KnockoutTest {

  private static final WinDrawLoss WON = new WinDrawLoss(2, 0, 0);
  private static final WinDrawLoss EVEN = new WinDrawLoss(1, 0, 1);

  @Test
  void theFirstTwoMeetInTheLastMatchOnly() {
    Knockout knockout = new Knockout(8, 1, 0);
    List<List<EncounterResult>> rounds = new ArrayList<>();
    assertEquals(
        List.of(new Encounter(0, 7), new Encounter(3, 4), new Encounter(1, 6), new Encounter(2, 5)),
        knockout.next(rounds));
    playAsSeeded(knockout, rounds);
    assertEquals(List.of(new Encounter(0, 3), new Encounter(1, 2)), knockout.next(rounds));
    playAsSeeded(knockout, rounds);
    assertEquals(List.of(new Encounter(0, 1)), knockout.next(rounds));
    playAsSeeded(knockout, rounds);
    assertEquals("in stage 3 of 3", standing(knockout, rounds.subList(0, 2)).reasons().get(1));
    assertEquals(List.of(), knockout.next(rounds));
    FormatStanding last = standing(knockout, rounds);
    assertEquals(List.of(0, 1, 2, 3, 4, 5, 6, 7), last.ranking());
    assertEquals("winner", last.reasons().get(0));
    assertEquals("out in stage 1 of 3", last.reasons().get(7));
  }

  @Test
  void theFirstOfTheListHaveNoOpponentWhereTheBracketIsNotFull() {
    Knockout knockout = new Knockout(5, 1, 0);
    List<List<EncounterResult>> rounds = new ArrayList<>();
    assertEquals(List.of(new Encounter(3, 4)), knockout.next(rounds));
    rounds.add(List.of(result(new Encounter(3, 4), WON.reversed())));
    assertEquals(List.of(new Encounter(0, 4), new Encounter(1, 2)), knockout.next(rounds));
  }

  @Test
  void theBracketTellsByesPointsAndWhoGoesOn() {
    Knockout knockout = new Knockout(3, 1, 0);
    KnockoutMatch open = new KnockoutMatch(1, OptionalInt.of(2), 0, 0, OptionalInt.empty());
    assertEquals(List.of(List.of(KnockoutMatch.bye(0), open)), bracket(knockout, List.of()));
    List<List<EncounterResult>> rounds = new ArrayList<>();
    rounds.add(List.of(result(new Encounter(1, 2), WON.reversed())));
    KnockoutMatch played = new KnockoutMatch(1, OptionalInt.of(2), 0, 2, OptionalInt.of(2));
    KnockoutMatch last = new KnockoutMatch(0, OptionalInt.of(2), 0, 0, OptionalInt.empty());
    assertEquals(
        List.of(List.of(KnockoutMatch.bye(0), played), List.of(last)), bracket(knockout, rounds));
    rounds.add(List.of(result(new Encounter(0, 2), WON)));
    assertEquals(OptionalInt.of(0), bracket(knockout, rounds).get(1).get(0).winner());
  }

  /**
   * The points of all its encounters may be enough, and still a round decides when it has ended.
   */
  @Test
  void theBracketTellsThePointsOfARoundThatGoesOnButNobodyGoesOnByThem() {
    Knockout knockout = new Knockout(4, 3, 0);
    List<Encounter> round = knockout.next(List.of());
    List<EncounterResult> current =
        List.of(
            result(new Encounter(0, 3), WON),
            result(new Encounter(3, 0), WON.reversed()),
            result(new Encounter(1, 2), new WinDrawLoss(0, 1, 0)));
    assertTrue(round.size() > current.size());
    assertEquals(
        List.of(
            List.of(
                new KnockoutMatch(0, OptionalInt.of(3), 4, 0, OptionalInt.empty()),
                new KnockoutMatch(1, OptionalInt.of(2), 0.5, 0.5, OptionalInt.empty()))),
        knockout.standing(List.of(), current).bracket());
  }

  private static List<List<KnockoutMatch>> bracket(
      Knockout knockout, List<List<EncounterResult>> earlier) {
    return standing(knockout, earlier).bracket();
  }

  private static FormatStanding standing(Knockout knockout, List<List<EncounterResult>> earlier) {
    return knockout.standing(earlier, List.of());
  }

  @Test
  void onlyEvenMatchesGetAFurtherEncounter() {
    Knockout knockout = new Knockout(4, 2, 0);
    List<List<EncounterResult>> rounds = new ArrayList<>();
    List<Encounter> first = knockout.next(rounds);
    assertEquals(4, first.size());
    rounds.add(
        first.stream().map(e -> result(e, e.isBetween(0, 3) ? EVEN : winFor(e, 2))).toList());
    List<Encounter> tieBreak = knockout.next(rounds);
    assertEquals(List.of(new Encounter(0, 3)), tieBreak);
    rounds.add(List.of(result(tieBreak.get(0), WON.reversed())));
    assertEquals(2, knockout.next(rounds).size());
    assertTrue(knockout.next(rounds).stream().allMatch(e -> e.isBetween(2, 3)));
  }

  @Test
  void aMatchEndsWhenItIsDecided() {
    Knockout knockout = new Knockout(2, 5, 0);
    List<List<EncounterResult>> rounds = new ArrayList<>();
    assertEquals(3, knockout.next(rounds).size());
    playAsSeeded(knockout, rounds);
    assertEquals(List.of(), knockout.next(rounds), "6-0 of 10");
  }

  @Test
  void noMoreEncountersAreDueThanMayBeNeeded() {
    Knockout knockout = new Knockout(2, 5, 0);
    List<List<EncounterResult>> rounds = new ArrayList<>();
    rounds.add(knockout.next(rounds).stream().map(e -> result(e, EVEN)).toList());
    assertEquals(2, knockout.next(rounds).size(), "3-3, two wins would decide it");
    List<Encounter> due = knockout.next(rounds);
    rounds.add(
        List.of(
            result(due.get(0), winFor(due.get(0), 0)), result(due.get(1), winFor(due.get(1), 1))));
    assertEquals(1, knockout.next(rounds).size(), "5-5 is even, a further encounter decides");
    playAsSeeded(knockout, rounds);
    assertEquals(List.of(), knockout.next(rounds));
  }

  @Test
  void whereTieBreaksDoNotDecideTheSoonerWinsDo() {
    Knockout knockout = new Knockout(2, 1, 0);
    List<List<EncounterResult>> rounds = new ArrayList<>();
    while (!knockout.next(rounds).isEmpty()) {
      Encounter due = knockout.next(rounds).get(0);
      // In each encounter brain 1 wins in 20 stones and loses in 30.
      rounds.add(List.of(new EncounterResult(due, EVEN, due.first() == 0 ? 10 : -10)));
    }
    assertEquals(1 + Knockout.MAX_TIE_BREAKS, rounds.size());
    assertEquals(List.of(1, 0), standing(knockout, rounds).ranking());
  }

  @Test
  void whereNothingElseDecidesALotDoesAndNotThePlaceInTheList() {
    Set<List<Integer>> rankings = new HashSet<>();
    for (long lot = 0; lot < 20; lot++) {
      Knockout knockout = new Knockout(2, 1, lot);
      List<List<EncounterResult>> rounds = new ArrayList<>();
      while (!knockout.next(rounds).isEmpty()) {
        play(knockout, rounds, encounter -> 1);
      }
      rankings.add(standing(knockout, rounds).ranking());
    }
    assertEquals(Set.of(List.of(0, 1), List.of(1, 0)), rankings);
  }

  @Property
  void oneIsLeftAndHasWonAllItsMatches(
      @ForAll @IntRange(min = 2, max = 33) int brains,
      @ForAll @IntRange(min = 1, max = 3) int encounters,
      @ForAll Random random) {
    Knockout knockout = new Knockout(brains, encounters, 0);
    List<List<EncounterResult>> rounds = new ArrayList<>();
    while (!knockout.next(rounds).isEmpty()) {
      play(knockout, rounds, encounter -> random.nextInt(3));
    }
    long matches =
        rounds.stream()
            .flatMap(List::stream)
            .map(
                result ->
                    Math.min(seed(result, true), seed(result, false)) * 100
                        + Math.max(seed(result, true), seed(result, false)))
            .distinct()
            .count();
    assertEquals(brains - 1, matches);
  }

  private static int seed(EncounterResult result, boolean first) {
    return first ? result.encounter().first() : result.encounter().second();
  }

  private static WinDrawLoss winFor(Encounter encounter, int seed) {
    return encounter.first() == seed ? WON : WON.reversed();
  }

  private static void playAsSeeded(Knockout knockout, List<List<EncounterResult>> rounds) {
    play(knockout, rounds, encounter -> encounter.first() < encounter.second() ? 2 : 0);
  }

  private static void play(
      Knockout knockout,
      List<List<EncounterResult>> rounds,
      ToDoubleFunction<Encounter> pointsOfFirst) {
    rounds.add(
        knockout.next(rounds).stream()
            .map(
                encounter -> {
                  int wins = (int) pointsOfFirst.applyAsDouble(encounter);
                  return result(encounter, new WinDrawLoss(wins, 0, 2 - wins));
                })
            .toList());
  }

  private static EncounterResult result(Encounter encounter, WinDrawLoss games) {
    return new EncounterResult(encounter, games, 0);
  }
}
