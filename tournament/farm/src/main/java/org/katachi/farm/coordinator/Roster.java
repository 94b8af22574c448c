package org.katachi.farm.coordinator;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.farm.message.Report;
import org.katachi.tournament.run.WorkerStatus;

/** The workers that have joined, what they have played, and when they were heard last. */
final class Roster {

  /** Of a worker that is silent for so long nothing is told any more. */
  private static final Duration FORGOTTEN = Duration.ofMinutes(5);

  private static final class Entry {
    private final Report.Joined joined;
    private final long beginNanos = System.nanoTime();
    private long heardNanos = beginNanos;
    private long games;

    /** Whoever has played nothing yet need not say that it lives. */
    private boolean hasPlayed;

    private Entry(Report.Joined joined) {
      this.joined = joined;
    }
  }

  private final Map<String, Entry> entries = new LinkedHashMap<>();

  synchronized void add(Report.Joined joined) {
    entries.put(joined.worker(), new Entry(joined));
  }

  /** The worker plays no more. */
  synchronized void remove(String worker) {
    entries.remove(worker);
  }

  /** The worker lives, and has played so many games more. */
  synchronized void heard(String worker, int games) {
    Entry entry = entries.get(worker);
    if (entry != null) {
      entry.heardNanos = System.nanoTime();
      entry.games += games;
      entry.hasPlayed = true;
    }
  }

  /** All that were heard of not long ago, in the order in which they have joined. */
  synchronized List<WorkerStatus> statuses() {
    long now = System.nanoTime();
    List<WorkerStatus> statuses = new ArrayList<>();
    for (Entry entry : entries.values()) {
      Duration silence = Duration.ofNanos(entry.hasPlayed ? now - entry.heardNanos : 0);
      if (silence.compareTo(FORGOTTEN) < 0) {
        statuses.add(status(entry, Duration.ofNanos(now - entry.beginNanos), silence));
      }
    }
    return statuses;
  }

  private static WorkerStatus status(Entry entry, Duration time, Duration silence) {
    return new WorkerStatus(
        entry.joined.worker(),
        entry.joined.machine().toString(),
        entry.joined.concurrency(),
        entry.games,
        time,
        silence);
  }
}
