package org.katachi.app.play;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Runs a task now and then while something else is done. */
@FunctionalInterface
interface Ticker {

  /** Begins to run a task, by a thread of its own. Returns what ends that. */
  Runnable begin(Runnable task);

  /** Runs the task each second, for the first time after one. */
  static Runnable eachSecond(Runnable task) {
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Ticker::daemon);
    Future<?> ticks = clock.scheduleAtFixedRate(task, 1, 1, TimeUnit.SECONDS);
    return () -> {
      ticks.cancel(false);
      clock.shutdown();
    };
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "thinking");
    thread.setDaemon(true);
    return thread;
  }
}
