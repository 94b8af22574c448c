package org.katachi.farm.coordinator;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.hipparchus.util.ArithmeticUtils;
import org.katachi.farm.message.Report;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.play.WorkerStatus;
import org.katachi.tournament.player.ManagerFault;

/**
 * The workers that have joined: what they have played, when they were heard last, and how often
 * games failed on each. One on which more fail than on the others is set aside. From any thread.
 */
final class WorkerRegistry {

  /** One or two may be anything. */
  private static final int LEAST_FAILED = 3;

  /** How often any worker is taken for a bad one in a tournament in which all are alike. */
  private static final double ERROR = 0.001;

  /** Of a worker that is silent for so long nothing is told any more. */
  private static final Duration FORGOTTEN = Duration.ofMinutes(5);

  private final OptionalDouble referenceSpeed;
  private final Map<String, Member> members = new LinkedHashMap<>();

  /**
   * A crew of nobody.
   *
   * @param referenceSpeed of the machine that the brains' times hold for, if they are scaled
   */
  WorkerRegistry(OptionalDouble referenceSpeed) {
    this.referenceSpeed = referenceSpeed;
  }

  /** A worker; what it plays counts on when it comes again. */
  private static final class Member {
    private Report.Joined joined;
    private boolean isHere;
    private boolean isAside;
    private final FaultTally tally = new FaultTally();

    /** When it has joined last. */
    private long beginNanos;

    /** How long it was there before that. */
    private long earlierNanos;

    private long heardNanos;
    private long games;

    /** Whoever has played nothing yet need not say that it lives. */
    private boolean hasPlayed;

    private void join(Report.Joined report) {
      earlierNanos += hasPlayed ? heardNanos - beginNanos : 0;
      joined = report;
      isHere = true;
      beginNanos = System.nanoTime();
      hasPlayed = false;
    }

    private void hear(int played) {
      heardNanos = System.nanoTime();
      games += played;
      hasPlayed = true;
    }

    private Duration silence(long now) {
      return Duration.ofNanos(hasPlayed ? now - heardNanos : 0);
    }

    private WorkerStatus status(long now) {
      return new WorkerStatus(
          joined.worker(),
          joined.machine().toString(),
          joined.concurrency(),
          games,
          Duration.ofNanos(earlierNanos + now - beginNanos),
          silence(now));
    }
  }

  synchronized void join(Report.Joined worker) {
    // It stands where it has joined last.
    Member member = Optional.ofNullable(members.remove(worker.worker())).orElseGet(Member::new);
    member.join(worker);
    members.put(worker.worker(), member);
  }

  /** The worker plays no more. */
  synchronized void leave(String worker) {
    member(worker).ifPresent(member -> member.isHere = false);
  }

  /** The worker lives. */
  synchronized void hear(String worker) {
    member(worker).ifPresent(member -> member.hear(0));
  }

  private Optional<Member> member(String worker) {
    return Optional.ofNullable(members.get(worker));
  }

  /** Where a worker's games are played; nothing if it has not joined. */
  synchronized Optional<PlayedOn> venue(String worker) {
    return member(worker)
        .map(member -> member.joined)
        .map(
            joined ->
                new PlayedOn(
                    worker,
                    joined.concurrency(),
                    joined.machine(),
                    joined.machine().timeScale(referenceSpeed)));
  }

  /** All that were heard of not long ago, in the order in which they have joined. */
  synchronized List<WorkerStatus> statuses() {
    long now = System.nanoTime();
    return members.values().stream()
        .filter(member -> member.isHere && member.silence(now).compareTo(FORGOTTEN) < 0)
        .map(member -> member.status(now))
        .toList();
  }

  synchronized boolean isAside(String worker) {
    return member(worker).filter(member -> member.isAside).isPresent();
  }

  /**
   * Counts a pair of a worker.
   *
   * @param pair one of its games as it was planned
   * @param games its games as they were played
   */
  synchronized void count(String worker, PlannedGame pair, List<GameRecord> games) {
    Member member = known(worker);
    member.hear(games.size());
    member.tally.add(pair, games.stream().anyMatch(game -> game.ending().isFault()));
  }

  /** Counts a pair for which a worker sent games that are not those that it was to play. */
  synchronized void countRefused(String worker, PlannedGame pair) {
    known(worker).tally.add(pair, true);
  }

  /** Whoever sends games need not have said that it is there. */
  private Member known(String worker) {
    return members.computeIfAbsent(worker, name -> new Member());
  }

  /**
   * Sets a worker aside if more of its pairs have failed than can be chance, beside those of the
   * others that are not. It is looked at whenever it has played twice as many pairs as before, for
   * whoever looks after every pair sees sooner or later what is rare.
   *
   * @return why it is; nothing if it is not
   * @throws ManagerFault if more than half of all workers would be aside then: it is not they that
   *     are the exception
   */
  synchronized Optional<String> judge(String worker) {
    Optional<Member> judged =
        member(worker).filter(member -> ArithmeticUtils.isPowerOfTwo(member.tally.pairs()));
    if (judged.isEmpty()) {
      return Optional.empty();
    }
    List<Member> players =
        members.values().stream().filter(member -> member.tally.pairs() > 0).toList();
    FaultTally own = judged.get().tally;
    FaultTally others = new FaultTally();
    players.stream()
        .filter(member -> !member.equals(judged.get()) && !member.isAside)
        .forEach(member -> others.addAll(member.tally));
    if (own.failed() < LEAST_FAILED
        || own.chance(others) >= ERROR / players.size() * shareOfLook(own.pairs())) {
      return Optional.empty();
    }
    judged.get().isAside = true;
    long aside = players.stream().filter(member -> member.isAside).count();
    String reason = own + ", on the others " + others;
    if (2 * aside > players.size()) {
      throw new ManagerFault(
          "stopped: %d of %d workers would be set aside; on worker %s %s"
              .formatted(aside, players.size(), WorkerWarnings.printable(worker), reason));
    }
    return Optional.of(reason);
  }

  /** The part of the error that a look may take; those of all looks together are one. */
  private static double shareOfLook(int pairs) {
    int look = 1 + Integer.numberOfTrailingZeros(pairs);
    return 1.0 / (look * (look + 1));
  }
}
