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
  private final Consumer<String> warnings;
  private boolean wanted;
  private boolean isPossible;

  Suspension(BrainProcess process, boolean wanted, Consumer<String> warnings) {
    this.process = process;
    this.wanted = wanted;
    this.warnings = warnings;
  }

  /**
   * The brain has answered, and nothing is asked of it for a while.
   *
   * @throws GameSpoiled if it can't be suspended as it was before
   */
  void begin() throws InterruptedException {
    if (!wanted) {
      return;
    }
    TimeUnit.MILLISECONDS.sleep(LAST_WORK_MILLIS);
    try {
      process.suspendTree();
      isPossible = true;
    } catch (IOException e) {
      if (isPossible) {
        throw new GameSpoiled("a brain can't be suspended any more: " + e.getMessage());
      }
      warnings.accept("can't be suspended: " + e.getMessage());
      end(); // What did not stand still in time may do so a moment later.
      wanted = false;
    }
  }

  /**
   * It will be asked, or told to end.
   *
   * @throws GameSpoiled if it can't be resumed
   */
  void end() {
    if (wanted) {
      try {
        process.resumeTree();
      } catch (IOException e) {
        throw new GameSpoiled("a brain can't be resumed: " + e.getMessage());
      }
    }
  }
}
