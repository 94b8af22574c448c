package org.katachi.tournament.player;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.ReadResult;

/**
 * A wait for lines of a brain until a deadline, which measures by how much the manager was held up.
 *
 * <p>The waiting thread wakes at the deadline, and again and again shortly before and after. If it
 * wakes late itself, the manager was held up: by a collection of garbage, by the system, or because
 * somebody had stopped it. A line that is late by no more than that may have come in time.
 */
final class ReplyWait {

  /** How long before the deadline it begins to look whether it is held up. */
  private static final long WATCH_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** From one such look to the next. */
  private static final long STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** Less is how late a thread wakes on a machine that has nothing to do. */
  private static final long HELD_UP_NANOS = TimeUnit.MICROSECONDS.toNanos(500);

  private final BrainChannel channel;
  private final long deadline;

  /** Since when it waits, if it is not held up. */
  private long waitedFrom;

  private long heldUp;

  /**
   * Begins to wait.
   *
   * @param begin by {@link System#nanoTime}, as all times here
   */
  ReplyWait(BrainChannel channel, long begin, long deadline) {
    this.channel = channel;
    this.deadline = deadline;
    waitedFrom = begin;
  }

  /**
   * The next line; nothing if it is time to look at the clock, or at something else.
   *
   * @param latest when it is time to look at something else
   * @throws BrainFailure if no line can come
   */
  Optional<ReadResult.Line> hear(long latest) throws BrainFailure, InterruptedException {
    long now = System.nanoTime();
    long watch = Math.max(deadline - WATCH_NANOS, now + STEP_NANOS);
    long wake = Math.max(now, Math.min(watch, latest));
    Optional<ReadResult.Line> heard = channel.hear(wake);
    long awake = heard.isPresent() ? heard.get().nanos() : System.nanoTime();
    long more = awake - waitedFrom - (wake - now);
    waitedFrom = System.nanoTime();
    if (awake > deadline && more >= HELD_UP_NANOS) {
      heldUp += more;
    }
    return heard;
  }

  /** What came between was no wait. */
  void goOn() {
    waitedFrom = System.nanoTime();
  }

  /** How long it was held up, in one or several pieces that ended after the deadline. */
  long heldUpNanos() {
    return heldUp;
  }

  /** Whether nothing need be waited for any more, so long after the deadline. */
  boolean isOver(long grace) {
    return waitedFrom - deadline >= grace + heldUp;
  }
}
