package org.katachi.tournament.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.katachi.board.Colour;
import org.katachi.tournament.game.Venue;
import org.katachi.tournament.log.GameSpan;
import org.katachi.tournament.log.LoggedGame;
import org.katachi.tournament.statistics.WinDrawLoss;

/** What workers on other machines have played. */
final class WorkerGames {

  /** What a worker has played. */
  static final class Tally {

    private final int number;
    private Venue venue;
    private long games;
    private long faults;
    private long timed;
    private double millis;

    private Tally(int number) {
      this.number = number;
    }

    private void add(LoggedGame game, Venue where) {
      venue = where;
      games++;
      faults += game.endedByFault() ? 1 : 0;
      game.span().ifPresent(span -> time(span, where.concurrency()));
    }

    private void time(GameSpan span, int concurrency) {
      timed++;
      millis += (double) span.length().toMillis() / concurrency;
    }

    /** Its place in the order in which workers were first heard of. */
    int number() {
      return number;
    }

    /** Where its last game was played. */
    Venue venue() {
      return venue;
    }

    long games() {
      return games;
    }

    long faults() {
      return faults;
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

  static final int SEVERAL = -1;

  private static final double MILLIS_PER_HOUR = 3_600_000;

  private final Map<String, Tally> workers = new LinkedHashMap<>();
  private final Map<Integer, Pair> pairs = new HashMap<>();

  void add(LoggedGame game) {
    if (game.venue().isEmpty()) {
      return;
    }
    Venue venue = game.venue().get();
    Tally tally = workers.computeIfAbsent(venue.worker(), name -> new Tally(workers.size()));
    tally.add(game, venue);
    Colour colour = game.black().compareTo(game.white()) < 0 ? Colour.BLACK : Colour.WHITE;
    Pair played =
        new Pair(
            tally.number(),
            game.brain(colour),
            game.brain(colour.opponent()),
            WinDrawLoss.NONE.plus(game.outcome(colour)));
    pairs.merge(game.pair(), played, Pair::plus);
  }

  /** All workers, in the order in which they were first heard of. */
  List<Tally> workers() {
    return List.copyOf(workers.values());
  }

  /** The pairs of so many games that one worker has played. */
  List<Pair> pairs(int gamesPerEncounter) {
    return new ArrayList<>(pairs.values())
        .stream()
            .filter(pair -> pair.worker() != SEVERAL)
            .filter(pair -> pair.games().games() == gamesPerEncounter)
            .toList();
  }
}
