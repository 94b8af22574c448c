package org.katachi.farm.worker;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.NotAdmitted;
import org.katachi.io.FileErrors;

/**
 * Works for whatever coordinator is at an address. When the connection is lost it breaks its tasks
 * off and looks for the coordinator again, until it is stopped. When the coordinator has ended it
 * ends soon after, unless it is to stay.
 */
public final class FarmWorker {

  private static final long RETRY_MILLIS = 1_000;

  /** A coordinator that plays several tournaments is away between them. */
  private static final int TRIES_AFTER_END = 10;

  private final WorkerSettings settings;
  private final Consumer<String> out;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private Optional<WorkerSession> session = Optional.empty();
  private String lastSaid = "";
  private int triesLeft = Integer.MAX_VALUE;

  /**
   * A worker that has not begun.
   *
   * @param out hears what it does, in words
   */
  public FarmWorker(WorkerSettings settings, Consumer<String> out) {
    this.settings = settings;
    this.out = out;
  }

  /**
   * Works until it is stopped, or the coordinator has ended.
   *
   * @return whether it could; if not, it can't play here, and the reason was told
   */
  public boolean work() {
    try {
      while (triesLeft > 0) {
        try {
          serve();
        } catch (NotAdmitted e) {
          say(e.getMessage());
          return false;
        } catch (IOException e) {
          if (triesLeft > TRIES_AFTER_END) {
            say(FileErrors.message(e) + "; tries again every second, Ctrl-C ends it");
          }
        }
        triesLeft--;
        if (stopped.await(RETRY_MILLIS, TimeUnit.MILLISECONDS)) {
          return true;
        }
      }
      out.accept("ends, as no other coordinator has come");
      return true;
    } catch (InterruptedException e) {
      return true;
    } catch (MachineUnsuitable e) {
      say("can't play: " + e.getMessage());
      e.trace().ifPresent(out);
      return false;
    }
  }

  /** Serves a coordinator to its end. */
  private void serve() throws IOException, InterruptedException {
    try (Connection connection = Connection.open(settings.endpoint(), settings.name())) {
      lastSaid = "";
      triesLeft = Integer.MAX_VALUE;
      try {
        begin(new WorkerSession(settings, connection, out)).work();
      } catch (IOException e) {
        if (!connection.hasEnded()) {
          throw e;
        }
        triesLeft = settings.stays() ? Integer.MAX_VALUE : TRIES_AFTER_END;
        say(
            "the coordinator has ended; waits for another"
                + (settings.stays() ? "" : " for %d seconds".formatted(TRIES_AFTER_END)));
      } finally {
        end();
      }
    }
  }

  /** The same is told once. */
  private void say(String words) {
    if (!words.equals(lastSaid)) {
      lastSaid = words;
      out.accept(words);
    }
  }

  private synchronized WorkerSession begin(WorkerSession next) {
    session = Optional.of(next);
    if (stopped.getCount() == 0) {
      next.stop();
    }
    return next;
  }

  private synchronized void end() {
    session = Optional.empty();
  }

  /** Ends it; tasks that are under way go to other workers. From any thread. */
  public synchronized void stop() {
    stopped.countDown();
    session.ifPresent(WorkerSession::stop);
  }
}
