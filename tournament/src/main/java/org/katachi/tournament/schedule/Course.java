package org.katachi.tournament.schedule;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.katachi.tournament.game.GameResult;
import org.katachi.tournament.statistics.Sprt;

/**
 * How far a tournament has come: which games are known, which are given out, which have ended. Of a
 * game that has ended nothing is kept but numbers. Belongs to one thread.
 */
public final class Course {

  private final Plan plan;
  private final Standing standing;
  private final List<Round> rounds = new ArrayList<>();
  private final List<List<EncounterResult>> results = new ArrayList<>();
  private final BitSet given = new BitSet();
  private final BitSet ended = new BitSet();
  private boolean isComplete;

  /**
   * A tournament that begins.
   *
   * @param test without one all games are played
   * @throws IllegalArgumentException if an opening that will be needed does not fit the rules
   */
  public Course(Plan plan, Optional<Sprt> test) {
    this.plan = plan;
    standing = new Standing(plan.brains(), test);
    plan.checkOpenings(Integer.MAX_VALUE);
    planRounds();
  }

  /** Plans all rounds that can be known now. */
  private void planRounds() {
    boolean waits = false;
    while (!isComplete && !waits) {
      List<Encounter> encounters = plan.format().next(results);
      isComplete = encounters.isEmpty();
      if (!isComplete) {
        rounds.add(new Round(encounters, pairs(), plan.gamesPerEncounter()));
        waits = plan.format().dependsOnResults();
        if (!waits) {
          results.add(List.of());
        }
      }
    }
  }

  private int pairs() {
    return rounds.isEmpty() ? 0 : rounds.get(rounds.size() - 1).endPair();
  }

  /** The number of games that are known so far. */
  public int games() {
    return pairs() * plan.gamesPerEncounter();
  }

  /** Tells whether rounds may follow that nobody can know yet. */
  public boolean mayGrow() {
    return !isComplete;
  }

  /** The games that have ended. */
  public Standing standing() {
    return standing;
  }

  /**
   * The brains by how they fared: by the rules of the format if it has some, else by their share of
   * points.
   */
  public List<String> ranking() {
    if (plan.format() instanceof ResultFormat format) {
      return format.ranking(results).stream().map(plan.brains()::get).toList();
    }
    return standing.crosstable().standings();
  }

  /** Tells whether no game is to be played any more. */
  public boolean isOver() {
    return standing.isDecided() || (isComplete && ended.cardinality() == games());
  }

  /**
   * The game with this number, from zero.
   *
   * @throws IllegalArgumentException if there is none, or none yet
   */
  public PlannedGame game(int number) {
    if (number < 0 || number >= games()) {
      throw new IllegalArgumentException("the tournament has no game " + (number + 1L));
    }
    int pair = number / plan.gamesPerEncounter();
    int round = round(pair);
    Encounter encounter = rounds.get(round).encounter(pair);
    Entrant first = plan.entrant(encounter.first());
    Entrant second = plan.entrant(encounter.second());
    boolean swapped = number % plan.gamesPerEncounter() == 1;
    return new PlannedGame(
        number,
        pair,
        round,
        plan.opening(pair),
        swapped ? second : first,
        swapped ? first : second,
        plan.setup(pair));
  }

  /** The number of the round that holds a pair. */
  private int round(int pair) {
    int low = 0;
    int high = rounds.size() - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (pair < rounds.get(middle).endPair()) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /**
   * Gives out the next pair of games, or what of it is neither given out nor ended; none while a
   * round waits for the end of the one before it, or if the tournament {@link #isOver}. Both games
   * of a pair are played under the same conditions only if one worker plays them.
   */
  public List<PlannedGame> nextPair() {
    int number = given.nextClearBit(0);
    if (number >= games() || standing.isDecided()) {
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

  /**
   * Counts a game, given out or played before a break.
   *
   * @param black the name of the brain that had black in the end
   * @param moves all stones in their order, in pos notation
   * @throws IllegalArgumentException if it has been counted already
   */
  public void count(PlannedGame game, String black, GameResult result, String moves) {
    if (ended.get(game.number())) {
      throw new IllegalArgumentException("game " + (game.number() + 1) + " comes twice");
    }
    ended.set(game.number());
    given.set(game.number());
    standing.count(game, black, result, moves, plan.gamesPerEncounter() == 2);
    if (plan.format().dependsOnResults()) {
      Round round = rounds.get(game.round());
      round.count(game, black, result);
      if (round.hasEnded()) {
        results.add(round.results());
        planRounds();
      }
    }
  }
}
