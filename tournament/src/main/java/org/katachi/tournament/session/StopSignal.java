package org.katachi.tournament.session;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Hears of Ctrl-C and SIGTERM while it is open. Then this program ends only when it is closed, so
 * that there is time to put everything in order, but no later than after some seconds.
 */
public final class StopSignal implements AutoCloseable {

  /** Long enough for brains that have to be killed; a service manager would wait for ten. */
  private static final long PATIENCE_SECONDS = 8;

  private final String program;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::end, "stop");
  private Runnable stop = () -> {};
  private boolean hasCome;

  /**
   * Begins to listen.
   *
   * @param program what says so if not all can be put in order
   */
  public StopSignal(String program) {
    this.program = program;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      hasCome = true;
    }
  }

  /**
   * Says what the signal stops.
   *
   * @param action called by a thread of its own when the signal comes, at once if it has come
   */
  public synchronized void onSignal(Runnable action) {
    stop = action;
    if (hasCome) {
      stop.run();
    }
  }

  synchronized boolean hasCome() {
    return hasCome;
  }

  private synchronized void tell() {
    hasCome = true;
    stop.run();
  }

  @SuppressWarnings("InterruptedExceptionSwallowed") // The thread ends at once, with the program.
  private void end() {
    tell();
    try {
      if (!closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        System.err.println(program + ": not all was put in order");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The signal has come.
    }
  }
}
