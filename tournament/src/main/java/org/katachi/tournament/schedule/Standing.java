package org.katachi.tournament.schedule;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.katachi.board.Colour;
import org.katachi.tournament.game.Ending;
import org.katachi.tournament.game.GameResult;
import org.katachi.tournament.statistics.Crosstable;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Outcome;
import org.katachi.tournament.statistics.ScoreSample;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.SprtRun;

/**
 * What the games that have ended add up to, and what the test makes of them. Belongs to one thread.
 */
public final class Standing {

  /** Two brains by their seeds, the one first in the list before the other. */
  private record Two(int higher, int lower) {}

  private final List<String> brains;
  private final Optional<SprtRun> test;
  private final RepeatedGames repeated = new RepeatedGames();
  private final Map<Two, MatchTally> tallies = new HashMap<>();
  private final Map<Integer, MatchTally> openings = new TreeMap<>();
  private final Map<Ending, Long> endings = new EnumMap<>(Ending.class);
  private Optional<Sprt.Status> status = Optional.empty();

  /**
   * A tournament that begins.
   *
   * @param brains the names in the order of the seeds
   * @param test of the first two brains; without one all games are played
   */
  Standing(List<String> brains, Optional<Sprt> test) {
    this.brains = List.copyOf(brains);
    this.test = test.map(SprtRun::new);
  }

  /**
   * Counts a game. The test looks at whole pairs, or at games that are played once.
   *
   * @param black the name of the brain that had black in the end
   * @param moves all stones in their order
   */
  void count(PlannedGame game, String black, GameResult result, String moves, boolean isOfPair) {
    Colour colour = PlannedGame.colour(game.higher(), black);
    Outcome outcome = result.outcome(colour);
    double before = sample(isOfPair).size();
    repeated.count(
        isOfPair ? Optional.of(game.pair()) : Optional.empty(),
        colour,
        outcome,
        String.join(" ", game.higher().name(), game.lower().name(), black, moves));
    add(
        game,
        tally ->
            isOfPair
                ? tally.plus(game.pair(), colour, outcome)
                : tally.plusUnpaired(colour, outcome));
    endings.merge(result.ending(), 1L, Long::sum);
    ScoreSample sample = sample(isOfPair);
    if (sample.size() > before) {
      status = test.map(run -> run.update(sample));
    }
  }

  private ScoreSample sample(boolean ofPairs) {
    MatchTally independent = repeated.independent();
    return ofPairs ? independent.pairs().sample() : independent.games().sample();
  }

  private void add(PlannedGame game, UnaryOperator<MatchTally> count) {
    tallies.compute(
        new Two(game.higher().seed(), game.lower().seed()),
        (two, tally) -> count.apply(tally == null ? MatchTally.NONE : tally));
    openings.compute(
        game.opening(), (opening, tally) -> count.apply(tally == null ? MatchTally.NONE : tally));
  }

  /** The brains' names in the order of their seeds. */
  public List<String> brains() {
    return brains;
  }

  /** The games between the first two brains, as the first counts them. */
  public MatchTally tally() {
    return tally(0, 1);
  }

  /**
   * The games between two brains.
   *
   * @param higher the seed of the one that counts them, less than the other
   */
  public MatchTally tally(int higher, int lower) {
    return tallies.getOrDefault(new Two(higher, lower), MatchTally.NONE);
  }

  /** All games by pair of brains. */
  public Crosstable crosstable() {
    Crosstable.Builder table = new Crosstable.Builder();
    brains.forEach(table::brain);
    tallies.forEach(
        (two, tally) ->
            table.games(brains.get(two.higher()), brains.get(two.lower()), tally.games()));
    return table.build();
  }

  /**
   * The games by the opening's place in the book. Each is counted as that of its two brains counts
   * it that stands first in the list.
   */
  public Map<Integer, MatchTally> openings() {
    return Collections.unmodifiableMap(openings);
  }

  /** How often games ended for each reason. */
  public Map<Ending, Long> endings() {
    return Collections.unmodifiableMap(endings);
  }

  /** Where the test stands; nothing if there is none, or no pair is complete. */
  public Optional<Sprt.Status> test() {
    return status;
  }

  /** Tells whether the test has come to a decision. */
  public boolean isDecided() {
    return status.isPresent() && status.get().decision() != Sprt.Decision.CONTINUE;
  }

  /** How many games repeat an earlier one move by move. */
  public long repeats() {
    return repeated.repeats();
  }

  /** The number of games that have ended. */
  public long games() {
    return endings.values().stream().mapToLong(Long::longValue).sum();
  }
}
