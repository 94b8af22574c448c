package org.katachi.farm.worker;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.WrongToken;
import org.katachi.farm.message.OtherVersion;
import org.katachi.io.FileErrors;

/**
 * Plays for whatever coordinator is at an address. When the connection is lost it breaks its games
 * off and looks for the coordinator again, until it is stopped.
 */
public final class FarmWorker {

  private static final long RETRY_MILLIS = 1_000;

  private final WorkerSettings settings;
  private final Consumer<String> out;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private Optional<WorkerSession> shift = Optional.empty();
  private String told = "";

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
   * Works until it is stopped.
   *
   * @return whether it was; if not, it can't play here, and the reason was told
   */
  public boolean work() {
    try {
      while (stopped.getCount() > 0) {
        BrokerEndpoint site = settings.site();
        try (Connection connection = Connection.open(site.address(), site.secret())) {
          told = "";
          begin(new WorkerSession(settings, connection, out)).play();
        } catch (WrongToken | OtherVersion | WorkerRejected e) {
          tell(e.getMessage());
          return false;
        } catch (IOException e) {
          tell(FileErrors.message(e) + "; tries again at " + site);
        } finally {
          end();
        }
        if (stopped.await(RETRY_MILLIS, TimeUnit.MILLISECONDS)) {
          return true;
        }
      }
      return true;
    } catch (InterruptedException e) {
      return true;
    } catch (MachineUnsuitable e) {
      tell("can't play: " + e.getMessage());
      e.trace().ifPresent(out);
      return false;
    }
  }

  /** The same is told once. */
  private void tell(String words) {
    if (!words.equals(told)) {
      told = words;
      out.accept(words);
    }
  }

  private synchronized WorkerSession begin(WorkerSession next) {
    shift = Optional.of(next);
    if (stopped.getCount() == 0) {
      next.stop();
    }
    return next;
  }

  private synchronized void end() {
    shift = Optional.empty();
  }

  /** Ends it; games that are under way go to other workers. From any thread. */
  public synchronized void stop() {
    stopped.countDown();
    shift.ifPresent(WorkerSession::stop);
  }
}
