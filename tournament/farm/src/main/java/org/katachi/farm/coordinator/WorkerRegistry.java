package org.katachi.farm.coordinator;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.hipparchus.util.ArithmeticUtils;
import org.katachi.farm.message.Joined;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.play.WorkerStatus;
import org.katachi.tournament.player.ManagerFault;
import org.katachi.tournament.schedule.Encounter;

/**
 * The workers that have joined: what they have played, when they were heard last, and how often
 * games failed on each. One on which more fail than on the others is rejected. From any thread.
 */
final class WorkerRegistry {

  /** One or two may be anything. */
  private static final int MIN_FAILED = 3;

  /** How often any worker is taken for a bad one in a tournament in which all are alike. */
  private static final double ERROR = 0.001;

  /** Of a worker that is silent for so long nothing is told any more. */
  private static final Duration FORGOTTEN = Duration.ofMinutes(5);

  private final OptionalDouble referenceSpeed;
  private final Map<String, Member> members = new LinkedHashMap<>();

  /**
   * A registry of nobody.
   *
   * @param referenceSpeed of the machine that the brains' times hold for, if they are scaled
   */
  WorkerRegistry(OptionalDouble referenceSpeed) {
    this.referenceSpeed = referenceSpeed;
  }

  /** A worker; what it plays counts on when it comes again. */
  private static final class Member {
    private Joined joined;
    private boolean isHere;
    private boolean isRejected;
    private final FaultTally tally = new FaultTally();

    /** When it has joined last. */
    private long beginNanos;

    /** How long it was there before that. */
    private long earlierNanos;

    private long heardNanos;
    private long games;

    /** Whoever has played nothing yet need not say that it lives. */
    private boolean hasPlayed;

    private void join(Joined told) {
      earlierNanos += hasPlayed ? heardNanos - beginNanos : 0;
      joined = told;
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

    private WorkerStatus status(String name, long now) {
      return new WorkerStatus(
          name,
          joined.machine().toString(),
          joined.concurrency(),
          games,
          Duration.ofNanos(earlierNanos + now - beginNanos),
          silence(now));
    }
  }

  synchronized void join(String worker, Joined told) {
    // It stands where it has joined last.
    Member member = Optional.ofNullable(members.remove(worker)).orElseGet(Member::new);
    member.join(told);
    members.put(worker, member);
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
  synchronized Optional<PlayedOn> playedOn(String worker) {
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
    return members.entrySet().stream()
        .filter(member -> member.getValue().isHere)
        .filter(member -> member.getValue().silence(now).compareTo(FORGOTTEN) < 0)
        .map(member -> member.getValue().status(member.getKey(), now))
        .toList();
  }

  /** How much these workers do at once. */
  synchronized int concurrency(Set<String> names) {
    return members.entrySet().stream()
        .filter(member -> member.getValue().joined != null && names.contains(member.getKey()))
        .mapToInt(member -> member.getValue().joined.concurrency())
        .sum();
  }

  synchronized boolean isRejected(String worker) {
    return member(worker).filter(member -> member.isRejected).isPresent();
  }

  /**
   * Counts a pair of a worker.
   *
   * @param encounter who meet in it
   * @param games how many were played
   * @param failed whether a brain lost by a fault, or they were refused
   */
  synchronized void count(String worker, Encounter encounter, int games, boolean failed) {
    Member member = known(worker);
    member.hear(games);
    member.tally.add(encounter, failed);
  }

  /** Whoever sends games need not have said that it is there. */
  private Member known(String worker) {
    return members.computeIfAbsent(worker, name -> new Member());
  }

  /**
   * Rejects a worker if more of its pairs have failed than can be chance, beside those of the
   * others that are not rejected. It is looked at whenever it has played twice as many pairs as
   * before, for whoever looks after every pair sees sooner or later what is rare.
   *
   * @return why it is; nothing if it is not
   * @throws ManagerFault if more than half of all workers would be rejected then: it is not they
   *     that are the exception
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
        .filter(member -> !member.equals(judged.get()) && !member.isRejected)
        .forEach(member -> others.addAll(member.tally));
    if (own.failed() < MIN_FAILED
        || own.chance(others) >= ERROR / players.size() * shareOfLook(own.pairs())) {
      return Optional.empty();
    }
    judged.get().isRejected = true;
    long rejected = players.stream().filter(member -> member.isRejected).count();
    String reason = own + ", on the others " + others;
    if (2 * rejected > players.size()) {
      throw new ManagerFault(
          "stopped: %d of %d workers would be rejected; on worker %s %s"
              .formatted(rejected, players.size(), worker, reason));
    }
    return Optional.of(reason);
  }

  /** The part of the error that a look may take; those of all looks together are one. */
  private static double shareOfLook(int pairs) {
    int look = 1 + Integer.numberOfTrailingZeros(pairs);
    return 1.0 / (look * (look + 1));
  }
}
