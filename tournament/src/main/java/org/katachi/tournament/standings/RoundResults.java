package org.katachi.tournament.standings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.katachi.statistics.Outcome;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.schedule.Encounter;
import org.katachi.tournament.schedule.EncounterResult;
import org.katachi.tournament.schedule.FormatStanding;
import org.katachi.tournament.schedule.ResultFormat;

/** How the rounds of a format that pairs by results ended. */
final class RoundResults {

  private final ResultFormat format;
  private final int gamesPerEncounter;
  private final List<List<EncounterResult>> complete = new ArrayList<>();

  /** By round and pair, what has been counted of rounds that go on. */
  private final Map<Integer, Map<Integer, EncounterResult>> open = new TreeMap<>();

  /** How many the first round that has not ended has, once that was asked for. */
  private OptionalInt encounters = OptionalInt.empty();

  /** Holds until the next game; a table asks for it once for each brain. */
  private Optional<FormatStanding> standing = Optional.empty();

  RoundResults(ResultFormat format, int gamesPerEncounter) {
    this.format = format;
    this.gamesPerEncounter = gamesPerEncounter;
  }

  /**
   * Counts a game.
   *
   * @param seeds of the encounter's first brain and its second
   * @param outcome for the first
   */
  void count(GameRecord game, Encounter seeds, Outcome outcome) {
    int stones =
        switch (outcome) {
          case WIN -> game.stones();
          case DRAW -> 0;
          case LOSS -> -game.stones();
        };
    EncounterResult one = new EncounterResult(seeds, WinDrawLoss.NONE.plus(outcome), stones);
    open.computeIfAbsent(game.round() - 1, round -> new TreeMap<>())
        .merge(game.pair(), one, EncounterResult::plus);
    while (isComplete(current())) {
      complete.add(List.copyOf(open.remove(complete.size()).values()));
      encounters = OptionalInt.empty();
    }
    standing = Optional.empty();
  }

  /** By pair, what has been counted of the first round that has not ended. */
  private Map<Integer, EncounterResult> current() {
    return open.getOrDefault(complete.size(), Map.of());
  }

  private boolean isComplete(Map<Integer, EncounterResult> round) {
    return !round.isEmpty()
        && round.values().stream().allMatch(result -> result.games().games() == gamesPerEncounter)
        && round.size() == encounters();
  }

  /** Of the first round that has not ended; to pair a round may take long. */
  private int encounters() {
    if (encounters.isEmpty()) {
      encounters = OptionalInt.of(format.next(complete).size());
    }
    return encounters.getAsInt();
  }

  /** The results of all rounds that have ended, in their order. */
  List<List<EncounterResult>> complete() {
    return Collections.unmodifiableList(complete);
  }

  /** How the brains stand; a knockout's bracket has the points of the round that goes on, too. */
  FormatStanding standing() {
    if (standing.isEmpty()) {
      standing = Optional.of(format.standing(complete, List.copyOf(current().values())));
    }
    return standing.get();
  }
}
