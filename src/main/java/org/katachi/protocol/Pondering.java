package org.katachi.protocol;

import java.util.concurrent.CountDownLatch;
import org.katachi.engine.Engine;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;

/**
 * Thinks about the opponent's position while the opponent does: the engine remembers what it finds
 * for its own next turn. What it would play is thrown away.
 */
final class Pondering implements Runnable {

  /** A clock that begins so late never runs out: 100 years. */
  private static final long NEVER_NANOS = 100L * 365 * 24 * 3600 * 1_000_000_000;

  private final Engine engine;
  private final Position position;
  private final SearchControl control;
  private final CountDownLatch ended = new CountDownLatch(1);

  /**
   * @param position the opponent is to move
   * @param limits those of one's own turn, but for the time
   */
  Pondering(Engine engine, Position position, MoveLimits limits) {
    this.engine = engine;
    this.position = position;
    control = new SearchControl(limits);
  }

  /** The start of a clock for {@link MoveLimits} that bind the memory, but not the time. */
  static long clockStart() {
    return System.nanoTime() + NEVER_NANOS;
  }

  @Override
  public void run() {
    try {
      engine.choose(position, control, report -> {});
    } catch (RuntimeException | Error e) {
      // Nobody waits for what was not found; the same trouble in one's own turn is reported.
      control.stop();
    } finally {
      ended.countDown();
    }
  }

  /** Ends it, whether it has begun or not, and waits until the engine is free. */
  void end() {
    control.stop();
    try {
      ended.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
