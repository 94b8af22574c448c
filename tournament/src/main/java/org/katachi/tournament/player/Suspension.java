package org.katachi.tournament.player;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.brain.BrainProcess;

/** Lets a brain's processes stand still while it is not asked for anything, if that is wanted. */
final class Suspension {

  /**
   * How long a brain goes on after its answer. Some have a little to do then, and drop the next
   * command if it comes before that is done, as Rapfi does.
   */
  private static final long LAST_WORK_MILLIS = 5;

  private final BrainProcess process;
  private final Consumer<String> remarks;
  private boolean wanted;

  Suspension(BrainProcess process, boolean wanted, Consumer<String> remarks) {
    this.process = process;
    this.wanted = wanted;
    this.remarks = remarks;
  }

  /** The brain has answered, and nothing is asked of it for a while. */
  void begin() throws InterruptedException {
    if (wanted) {
      TimeUnit.MILLISECONDS.sleep(LAST_WORK_MILLIS);
      attempt(process::suspendTree);
      if (!wanted) {
        resumeAfterFailure();
      }
    }
  }

  /** It will be asked, or told to end. */
  void end() {
    if (wanted) {
      attempt(process::resumeTree);
    }
  }

  private void attempt(Attempt attempt) {
    try {
      attempt.run();
    } catch (IOException e) {
      wanted = false;
      remarks.accept("can't be suspended: " + e.getMessage());
    }
  }

  /** What did not stand still in time may do so a moment later, and nobody would resume it. */
  private void resumeAfterFailure() {
    try {
      process.resumeTree();
    } catch (IOException e) {
      // It has been told that the brain can't be suspended.
    }
  }

  private interface Attempt {
    void run() throws IOException;
  }
}
