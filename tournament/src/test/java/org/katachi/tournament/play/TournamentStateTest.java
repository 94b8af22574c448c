package org.katachi.tournament.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.Adjudication;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.schedule.ColourOrder;
import org.katachi.tournament.schedule.Format;
import org.katachi.tournament.schedule.Knockout;
import org.katachi.tournament.schedule.OpeningPolicy;
import org.katachi.tournament.schedule.Plan;
import org.katachi.tournament.schedule.Swiss;
import org.katachi.tournament.schedule.TournamentType;

class TournamentStateTest {

  @Test
  void bothGamesOfAPairHaveTheSameOpeningWithColoursSwapped() {
    OpeningBook book =
        OpeningBook.read(new Geometry(15, 15), RuleSet.FREESTYLE, List.of("h8", "i9"));
    Plan plan =
        new Plan(
            Fakes.names(2),
            Fakes.roundRobin(2, 3),
            2,
            new Geometry(15, 15),
            RuleSet.FREESTYLE,
            Optional.of(book),
            OpeningPolicy.PAIR,
            false,
            Adjudication.NONE,
            ColourOrder.DEFAULT);
    TournamentState tournament = Fakes.tournament(plan);
    PlannedGame first = tournament.game(2);
    PlannedGame second = tournament.game(3);
    assertEquals(first.setup(), second.setup());
    assertEquals("i9", Notation.pos(first.setup().opening()));
    assertEquals(1, first.opening());
    assertEquals(0, tournament.game(4).opening());
    assertEquals(first.black(), second.white());
    assertEquals(first.white(), second.black());
    assertEquals(6, tournament.games());
  }

  /** Fault T1: of five brains each two saw a fifth of the book, and others another fifth. */
  @Test
  void twoBrainsPlayTheWholeBookBeforeAnOpeningComesAgain() {
    Map<Set<Participant>, Set<Integer>> seen = new HashMap<>();
    TournamentState tournament = Fakes.tournament(planWithBook(Fakes.roundRobin(5, 125), 125));
    for (int game = 0; game < tournament.games(); game += 2) {
      PlannedGame planned = tournament.game(game);
      seen.computeIfAbsent(Set.of(planned.black(), planned.white()), two -> new HashSet<>())
          .add(planned.opening());
    }
    assertEquals(10, seen.size());
    seen.forEach((two, openings) -> assertEquals(125, openings.size(), two::toString));
  }

  /** Fault T1: the one played openings 1, 3, 5, the other 2, 4, 6. */
  @Test
  void theCandidatesOfAGauntletAreComparedOnTheSameOpenings() {
    Format gauntlet =
        TournamentType.GAUNTLET.format(new TournamentType.Numbers(3, 4, 2, 1, false, 0));
    TournamentState tournament = Fakes.tournament(planWithBook(gauntlet, 20));
    Map<Integer, List<Integer>> openings = new HashMap<>();
    for (int game = 0; game < tournament.games(); game += 2) {
      PlannedGame planned = tournament.game(game);
      int candidate = Math.max(planned.black().seed(), planned.white().seed());
      openings.computeIfAbsent(candidate, added -> new ArrayList<>()).add(planned.opening());
    }
    assertEquals(List.of(0, 1, 2, 3, 4, 5, 6, 7), openings.get(1));
    assertEquals(openings.get(1), openings.get(2));
  }

  /** Each round has openings of its own, also those of a match of several encounters. */
  @Test
  void allWhoMeetInARoundMayPlayTheSameOpenings() {
    Plan plan = Fakes.plan(new Knockout(4, 3, 0), Optional.of(book(50)), OpeningPolicy.ROUND);
    TournamentState tournament = Fakes.tournament(plan);
    assertEquals(List.of(0, 0, 1, 1), openings(tournament));
    Plan swiss = Fakes.plan(new Swiss(4, 2, 2), Optional.of(book(50)), OpeningPolicy.ROUND);
    TournamentState rounds = Fakes.tournament(swiss);
    for (int game = 0; game < 8; game++) {
      Fakes.count(rounds, rounds.game(game), 1);
    }
    assertEquals(List.of(0, 1, 0, 1, 2, 3, 2, 3), openings(rounds));
  }

  @Test
  void eachEncounterMayHaveTheNextOpening() {
    Plan plan = Fakes.plan(Fakes.roundRobin(3, 2), Optional.of(book(4)), OpeningPolicy.ENCOUNTER);
    assertEquals(List.of(0, 1, 2, 3, 0, 1), openings(Fakes.tournament(plan)));
  }

  @Test
  void anOpeningThatComesAgainIsKnownBefore() {
    assertFalse(Fakes.tournament(planWithBook(Fakes.roundRobin(3, 4), 4)).repeatsOpenings());
    assertTrue(Fakes.tournament(planWithBook(Fakes.roundRobin(3, 5), 4)).repeatsOpenings());
    assertFalse(Fakes.tournament(Fakes.roundRobin(3, 5)).repeatsOpenings());
  }

  private static List<Integer> openings(TournamentState tournament) {
    return IntStream.range(0, tournament.games() / 2)
        .mapToObj(pair -> tournament.game(2 * pair).opening())
        .toList();
  }

  private static OpeningBook book(int openings) {
    List<String> lines =
        IntStream.range(0, openings)
            .mapToObj(i -> "" + (char) ('a' + i % 15) + (1 + i / 15))
            .toList();
    return OpeningBook.read(new Geometry(15, 15), RuleSet.FREESTYLE, lines);
  }

  private static Plan planWithBook(Format format, int openings) {
    return Fakes.plan(format, Optional.of(book(openings)), OpeningPolicy.PAIR);
  }

  @Test
  void coloursMayStayOrBeginTheOtherWay() {
    assertEquals(List.of(0, 1, 0, 1), blacks(ColourOrder.DEFAULT));
    assertEquals(List.of(0, 0, 0, 0), blacks(new ColourOrder(false, false)));
    assertEquals(List.of(1, 0, 1, 0), blacks(new ColourOrder(true, true)));
    assertEquals(List.of(1, 1, 1, 1), blacks(new ColourOrder(false, true)));
  }

  private static List<Integer> blacks(ColourOrder colours) {
    Plan plan = Fakes.plan(Fakes.roundRobin(2, 2));
    Plan coloured =
        new Plan(
            plan.brains(),
            plan.format(),
            plan.gamesPerEncounter(),
            plan.geometry(),
            plan.rules(),
            plan.book(),
            plan.policy(),
            plan.swap2(),
            plan.adjudication(),
            colours);
    TournamentState tournament = Fakes.tournament(coloured);
    return IntStream.range(0, 4).mapToObj(game -> tournament.game(game).black().seed()).toList();
  }

  @Test
  void aBrainThatHadTheOtherColourInTheEndIsCountedForWhatItDid() {
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 1));
    PlannedGame game = tournament.nextPair().get(0);
    PlannedGame swapped =
        new PlannedGame(0, 0, 0, 0, game.first(), game.white(), game.black(), game.setup());
    GameResult won = new GameResult(Optional.of(Colour.BLACK), Termination.FIVE, "black wins");
    tournament.count(Fakes.played(swapped, won, List.of()));
    assertEquals(1, tournament.scoreboard().tally().asWhite().losses());
  }

  @Test
  void gamesThatAreUnknownOrComeTwiceAreRefused() {
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 1));
    PlannedGame game = tournament.game(1);
    Fakes.count(tournament, game, 0);
    assertThrows(IllegalArgumentException.class, () -> Fakes.count(tournament, game, 0));
    assertThrows(IllegalArgumentException.class, () -> tournament.game(2));
    assertThrows(IllegalArgumentException.class, () -> tournament.game(-1));
  }

  @Test
  void soManyGamesThatMemoryHasNoRoomForThemAreRefused() {
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> Fakes.tournament(Fakes.roundRobin(40, Integer.MAX_VALUE / 40)));
    assertTrue(refusal.getMessage().contains("at most 10000000 games"), refusal::getMessage);
  }

  @Test
  void gamesAreGivenOutByPairs() {
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 3));
    PlannedGame played = tournament.game(2);
    Fakes.count(tournament, played, 1);
    assertEquals(List.of(tournament.game(0), tournament.game(1)), tournament.nextPair());
    assertEquals(List.of(tournament.game(3)), tournament.nextPair());
    assertEquals(List.of(tournament.game(4), tournament.game(5)), tournament.nextPair());
    assertEquals(List.of(), tournament.nextPair());
  }

  @Test
  void aRoundThatGoesByResultsWaitsForTheOneBefore() {
    TournamentState tournament = Fakes.tournament(new Swiss(4, 2, 1));
    assertEquals(4, tournament.games());
    List<PlannedGame> first = new ArrayList<>(tournament.nextPair());
    first.addAll(tournament.nextPair());
    assertEquals(4, first.size());
    assertEquals(List.of(), tournament.nextPair());
    assertFalse(tournament.isOver());
    first.forEach(game -> Fakes.count(tournament, game, 1));
    assertEquals(8, tournament.games());
    assertEquals(1, tournament.nextPair().get(0).round());
  }

  /**
   * Whatever the order in which games end, and wherever the tournament is broken off: played to its
   * end after the break it has the games that it would have had.
   */
  @Property(tries = 200)
  void aTournamentGoesOnAfterABreakAsItWouldHave(
      @ForAll("formats") Format format, @ForAll long seed, @ForAll Random random) {
    List<PlannedGame> whole = new ArrayList<>();
    play(Fakes.tournament(format), seed, random, whole);
    int played = random.nextInt(whole.size());
    TournamentState tournament = Fakes.tournament(format);
    List<PlannedGame> resumed = new ArrayList<>();
    for (PlannedGame game : whole.subList(0, played)) {
      PlannedGame again = tournament.game(game.number());
      Fakes.count(tournament, again, seed);
      resumed.add(again);
    }
    play(tournament, seed, random, resumed);
    assertEquals(Set.copyOf(whole), Set.copyOf(resumed));
    assertEquals(whole.size(), resumed.size());
    assertEquals(numbers(whole.size()), numbers(resumed));
  }

  @Provide
  Arbitrary<Format> formats() {
    return Arbitraries.integers()
        .between(2, 9)
        .flatMap(
            brains ->
                Arbitraries.of(
                    Fakes.roundRobin(brains, 2),
                    TournamentType.GAUNTLET.format(
                        new TournamentType.Numbers(brains, 2, 1, 1, false, 0)),
                    new Swiss(brains, 4, 1),
                    new Knockout(brains, 2, 0)));
  }

  /** Plays to the end, always some games at once, which end in any order. */
  private static void play(
      TournamentState tournament, long seed, Random random, List<PlannedGame> played) {
    List<PlannedGame> underWay = new ArrayList<>();
    while (!tournament.isOver()) {
      while (underWay.size() < 3 && underWay.addAll(tournament.nextPair())) {
        assertTrue(underWay.size() <= 4);
      }
      PlannedGame game = underWay.remove(random.nextInt(underWay.size()));
      Fakes.count(tournament, game, seed);
      played.add(game);
    }
    assertTrue(underWay.isEmpty());
    assertEquals(List.of(), tournament.nextPair());
  }

  private static Set<Integer> numbers(List<PlannedGame> games) {
    Set<Integer> numbers = new HashSet<>();
    games.forEach(game -> numbers.add(game.number()));
    return numbers;
  }

  private static Set<Integer> numbers(int games) {
    Set<Integer> numbers = new HashSet<>();
    for (int number = 0; number < games; number++) {
      numbers.add(number);
    }
    return numbers;
  }
}
