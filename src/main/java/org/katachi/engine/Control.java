package org.katachi.engine;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * What the thread that reads and the thread that thinks share while a move is chosen: the stop flag
 * and the limits.
 */
public final class Control {

  private final AtomicInteger changes = new AtomicInteger();
  private volatile Limits limits;
  private volatile boolean stopped;

  public Control(Limits limits) {
    this.limits = limits;
  }

  /** The limits as they are now. */
  public Limits limits() {
    return limits;
  }

  /** Replaces the limits of the choice that is under way. */
  public void change(Limits newLimits) {
    limits = newLimits;
    changes.incrementAndGet();
  }

  /** How often the limits have changed so far. */
  int changes() {
    return changes.get();
  }

  /** Asks for the best move found so far, at once. */
  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped;
  }
}
