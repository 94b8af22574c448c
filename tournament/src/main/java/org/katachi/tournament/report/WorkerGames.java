package org.katachi.tournament.report;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.katachi.board.Colour;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameTimes;
import org.katachi.tournament.match.PlayedOn;

/** What workers on other machines have played. */
final class WorkerGames {

  /**
   * What a worker has played.
   *
   * @param number its place in the order in which workers were first heard of
   * @param playedOn where its last game was played
   * @param timed how many of its games took a time that is known
   * @param millis the time of these, over the number of games that it plays at once
   */
  record Tally(int number, PlayedOn playedOn, long games, long faults, long timed, double millis) {

    private Tally plus(GameRecord game, PlayedOn where) {
      return new Tally(
          number,
          where,
          games + 1,
          faults + (game.ending().isFault() ? 1 : 0),
          timed + (game.times().isPresent() ? 1 : 0),
          millis + game.times().map(WorkerGames::millis).orElse(0.0) / where.concurrency());
    }

    /** While it played, as many games at once as it can; absent if no time is known. */
    OptionalDouble gamesAnHour() {
      return millis > 0
          ? OptionalDouble.of(timed * MILLIS_PER_HOUR / millis)
          : OptionalDouble.empty();
    }
  }

  /**
   * The games of a pair, or what is known of them.
   *
   * @param worker the number of the worker; negative if several have played it
   * @param one of the two brains the one whose name comes first
   * @param games as that one counts them
   */
  record Pair(int worker, String one, String other, WinDrawLoss games) {

    private Pair plus(Pair more) {
      return new Pair(worker == more.worker ? worker : SEVERAL, one, other, games.plus(more.games));
    }
  }

  private static final int SEVERAL = -1;

  private static final double MILLIS_PER_HOUR = 3_600_000;

  private final Map<String, Tally> workers = new LinkedHashMap<>();
  private final Map<Integer, Pair> pairs = new HashMap<>();

  void add(GameRecord game) {
    if (game.playedOn().isEmpty()) {
      return;
    }
    PlayedOn playedOn = game.playedOn().get();
    Tally before = workers.get(playedOn.worker());
    Tally tally =
        (before == null ? new Tally(workers.size(), playedOn, 0, 0, 0, 0) : before)
            .plus(game, playedOn);
    workers.put(playedOn.worker(), tally);
    Colour colour = game.black().compareTo(game.white()) < 0 ? Colour.BLACK : Colour.WHITE;
    Pair played =
        new Pair(
            tally.number(),
            game.brain(colour),
            game.brain(colour.opponent()),
            WinDrawLoss.NONE.plus(game.outcome(colour)));
    pairs.merge(game.pair(), played, Pair::plus);
  }

  private static double millis(GameTimes times) {
    return times.length().toMillis();
  }

  /** All workers, in the order in which they were first heard of. */
  List<Tally> workers() {
    return List.copyOf(workers.values());
  }

  /** The pairs of so many games that one worker has played. */
  List<Pair> pairs(int gamesPerEncounter) {
    return pairs.values().stream()
        .filter(pair -> pair.worker() != SEVERAL)
        .filter(pair -> pair.games().games() == gamesPerEncounter)
        .toList();
  }
}
