package org.katachi.farm.coordinator;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.katachi.farm.message.Report;
import org.katachi.tournament.engine.ManagerFault;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.game.Venue;

/**
 * The workers that have joined, and how often games failed on each. One on which games fail more
 * often than on the others is set aside.
 */
final class Crew {

  private final OptionalDouble referenceSpeed;
  private final Map<String, Report.Joined> joined = new HashMap<>();
  private final Map<String, FaultTally> tallies = new HashMap<>();
  private final Set<String> aside = new HashSet<>();

  /**
   * A crew of nobody.
   *
   * @param referenceSpeed of the machine that the brains' times hold for, if they are scaled
   */
  Crew(OptionalDouble referenceSpeed) {
    this.referenceSpeed = referenceSpeed;
  }

  void join(Report.Joined worker) {
    joined.put(worker.worker(), worker);
  }

  /** Where a worker's games are played; nothing if it has not joined. */
  Optional<Venue> venue(String worker) {
    return Optional.ofNullable(joined.get(worker))
        .map(
            member ->
                new Venue(
                    worker,
                    member.concurrency(),
                    member.machine(),
                    member.machine().timeScale(referenceSpeed)));
  }

  boolean isAside(String worker) {
    return aside.contains(worker);
  }

  /** Counts games of a worker. */
  void count(String worker, List<GameRecord> games) {
    int faults = (int) games.stream().filter(game -> game.result().ending().isFault()).count();
    count(worker, new FaultTally(games.size(), faults));
  }

  /** Counts games that a worker sent and that are not those that it was to play. */
  void countRefused(String worker, int games) {
    count(worker, new FaultTally(games, games));
  }

  private void count(String worker, FaultTally games) {
    tallies.merge(worker, games, FaultTally::plus);
  }

  /**
   * Sets a worker aside if games fail on it more often than on the others that are not.
   *
   * @return why it is; nothing if it is not
   * @throws ManagerFault if more than half of all workers would be aside then: it is not they that
   *     are the exception
   */
  Optional<String> judge(String worker) {
    FaultTally own = tallies.getOrDefault(worker, FaultTally.NONE);
    FaultTally others =
        tallies.entrySet().stream()
            .filter(entry -> !entry.getKey().equals(worker) && !aside.contains(entry.getKey()))
            .map(Map.Entry::getValue)
            .reduce(FaultTally.NONE, FaultTally::plus);
    if (!own.isWorseThan(others, tallies.size())) {
      return Optional.empty();
    }
    aside.add(worker);
    String reason = own + ", on the others " + others;
    if (2 * aside.size() > tallies.size()) {
      throw new ManagerFault(
          "stopped: %d of %d workers would be set aside; on worker %s %s"
              .formatted(aside.size(), tallies.size(), worker, reason));
    }
    return Optional.of(reason);
  }
}
