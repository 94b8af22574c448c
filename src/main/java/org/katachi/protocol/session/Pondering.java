package org.katachi.protocol.session;

import java.util.concurrent.CountDownLatch;
import org.katachi.engine.Engine;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;

/**
 * Pondering: a search in the opponent's time, from the position in which the opponent is to move.
 * The transposition table keeps its results for the next move; its best move is not used.
 */
final class Pondering implements Runnable {

  /** In nanoseconds, 100 years: a clock that starts so late never runs out. */
  private static final long NEVER_NANOS = 100L * 365 * 24 * 3600 * 1_000_000_000;

  private final Engine engine;
  private final Position position;
  private final SearchControl control;
  private final CountDownLatch ended = new CountDownLatch(1);

  /**
   * A search that has not started yet.
   *
   * @param position the opponent is to move
   * @param limits the limits of an own turn, except the time
   */
  Pondering(Engine engine, Position position, MoveLimits limits) {
    this.engine = engine;
    this.position = position;
    control = new SearchControl(limits);
  }

  /** The start of the clock for {@link MoveLimits} without a time limit. */
  static long clockStart() {
    return System.nanoTime() + NEVER_NANOS;
  }

  @Override
  public void run() {
    try {
      engine.choose(position, control, report -> {});
    } catch (RuntimeException | Error e) {
      // Nobody waits for the result; the same failure in an own turn is reported.
      control.stop();
    } finally {
      ended.countDown();
    }
  }

  /** Ends the search, also one that has not begun, and waits until the engine is free. */
  void end() {
    control.stop();
    try {
      ended.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
