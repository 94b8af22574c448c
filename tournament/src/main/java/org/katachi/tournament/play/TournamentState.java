package org.katachi.tournament.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Point;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.schedule.Encounter;
import org.katachi.tournament.schedule.EncounterResult;
import org.katachi.tournament.schedule.Format;
import org.katachi.tournament.schedule.OpeningOrder;
import org.katachi.tournament.schedule.Plan;
import org.katachi.tournament.standings.ScoreSettings;
import org.katachi.tournament.standings.Scoreboard;

/**
 * How far a tournament has come: which games are known, which are given out, which have ended. Of a
 * game that has ended nothing is kept but numbers. Belongs to one thread.
 */
public final class TournamentState {

  private final Plan plan;
  private final Scoreboard scoreboard;

  /** Who meet, by the number of their pair. */
  private final List<Encounter> encounters = new ArrayList<>();

  /** The numbers of their openings, and room for more. */
  private int[] openings = {};

  private final OpeningOrder order;

  /** The number of the first pair of each round. */
  private final List<Integer> firstPairs = new ArrayList<>();

  private final BitSet given = new BitSet();
  private final BitSet ended = new BitSet();
  private final PlayingTime playingTime = new PlayingTime(System::nanoTime);
  private boolean isComplete;

  /**
   * A tournament that begins.
   *
   * @param test without one all games are played
   * @param anchors the Elo that ratings are bound to, by brain's name
   * @throws IllegalArgumentException if an opening that will be needed does not fit the rules, or
   *     there are too many games
   */
  public TournamentState(Plan plan, Optional<Sprt> test, Map<String, Double> anchors) {
    this.plan = plan;
    order = new OpeningOrder(plan.policy(), plan.openings());
    scoreboard =
        new Scoreboard(
            new ScoreSettings(
                plan.brains(),
                anchors,
                test,
                Optional.of(plan.format()),
                plan.gamesPerEncounter()));
    plan.checkOpenings();
    planRounds();
  }

  /** Plans all rounds that can be known now. */
  private void planRounds() {
    boolean waits = false;
    while (!isComplete && !waits) {
      List<Encounter> round = plan.format().next(results());
      isComplete = round.isEmpty();
      if (!isComplete) {
        firstPairs.add(encounters.size());
        encounters.addAll(round);
        addOpenings(order.next(round));
        Format.checkGames((long) encounters.size() * plan.gamesPerEncounter());
        waits = plan.format().dependsOnResults();
      }
    }
  }

  private void addOpenings(int[] numbers) {
    int all = encounters.size();
    if (all > openings.length) {
      openings = Arrays.copyOf(openings, 2 * all);
    }
    System.arraycopy(numbers, 0, openings, all - numbers.length, numbers.length);
  }

  /** Of a format that does not pair by results only the number of rounds matters. */
  private List<List<EncounterResult>> results() {
    return plan.format().dependsOnResults()
        ? scoreboard.rounds()
        : Collections.nCopies(firstPairs.size(), List.of());
  }

  /** The number of games that are known so far. */
  public int games() {
    return encounters.size() * plan.gamesPerEncounter();
  }

  /** Whether rounds may follow that nobody can know yet. */
  public boolean mayGrow() {
    return !isComplete;
  }

  /** What the games that have ended add up to. */
  public Scoreboard scoreboard() {
    return scoreboard;
  }

  /** For how long it has been played. May be used from any thread. */
  public PlayingTime playingTime() {
    return playingTime;
  }

  /** Whether no game is to be played any more. */
  public boolean isOver() {
    return scoreboard.isDecided() || (isComplete && ended.cardinality() == games());
  }

  /**
   * The game with this number, from zero.
   *
   * @throws IllegalArgumentException if there is none, or none yet
   */
  public PlannedGame game(int number) {
    Validate.isTrue(number >= 0 && number < games(), "the tournament has no game %s", number + 1L);
    int pair = number / plan.gamesPerEncounter();
    Encounter encounter = encounters.get(pair);
    Participant first = plan.participant(encounter.first());
    Participant second = plan.participant(encounter.second());
    boolean swapped = plan.colours().secondHasBlack(number % plan.gamesPerEncounter());
    return new PlannedGame(
        number,
        pair,
        round(pair),
        plan.opening(openings[pair]),
        first.name(),
        swapped ? second : first,
        swapped ? first : second,
        plan.setup(openings[pair]));
  }

  /** Whether two brains play an opening of the book again, in the rounds that are known. */
  public boolean repeatsOpenings() {
    return plan.book().isPresent() && order.repeats();
  }

  /**
   * An opening.
   *
   * @param place in the book, from zero, as the scoreboard counts them
   * @return the points in the order of play, as they are before the book begins anew
   */
  public List<Point> opening(int place) {
    return plan.setup(place).opening();
  }

  /** The number of the round that holds a pair. */
  private int round(int pair) {
    int found = Collections.binarySearch(firstPairs, pair);
    return found >= 0 ? found : -found - 2; // The round that begins before the pair.
  }

  /**
   * Gives out the next pair of games, or what of it is neither given out nor ended; none while a
   * round waits for the end of the one before it, or if the tournament {@link #isOver}. Both games
   * of a pair are played under the same conditions only if one worker plays them.
   */
  public List<PlannedGame> nextPair() {
    int number = given.nextClearBit(0);
    if (number >= games() || scoreboard.isDecided()) {
      return List.of();
    }
    int end = (number / plan.gamesPerEncounter() + 1) * plan.gamesPerEncounter();
    List<PlannedGame> pair = new ArrayList<>();
    for (; number < end; number = given.nextClearBit(number)) {
      given.set(number);
      pair.add(game(number));
    }
    return pair;
  }

  /** Whether the game with this number, from one, has been counted. */
  boolean hasEnded(int game) {
    return ended.get(game - 1);
  }

  /**
   * Counts a game, given out or played before a break.
   *
   * @throws IllegalArgumentException if there is no such game, or it has been counted already
   */
  public void count(GameRecord game) {
    PlannedGame planned = game(game.number() - 1);
    Validate.isTrue(!hasEnded(game.number()), "game %s comes twice", game.number());
    ended.set(planned.number());
    given.set(planned.number());
    scoreboard.count(game, planned.first(), planned.opening());
    if (plan.format().dependsOnResults() && scoreboard.rounds().size() == firstPairs.size()) {
      planRounds();
    }
  }
}
