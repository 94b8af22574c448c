package org.katachi.tournament.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.katachi.tournament.play.WorkerStatus;

/**
 * What pages are told of a worker.
 *
 * @param rate games an hour
 * @param silentSeconds for how long nothing was heard of it, in steps, so that not every second has
 *     its event
 */
@JsonInclude(JsonInclude.Include.NON_DEFAULT)
record LiveWorker(
    String name, String machine, int concurrency, long games, long rate, long silentSeconds) {

  /** A worker of which nothing was heard for so many seconds is told to be silent. */
  private static final long SILENT_SECONDS = 20;

  static LiveWorker of(WorkerStatus worker) {
    return new LiveWorker(
        worker.name(),
        worker.machine(),
        worker.concurrency(),
        worker.games(),
        Math.round(worker.rate()),
        worker.silence().toSeconds() / SILENT_SECONDS * SILENT_SECONDS);
  }

  /** Whether nothing was heard of it for some time. */
  boolean isSilent() {
    return silentSeconds > 0;
  }
}
