package org.katachi.conformance.runner;

import java.util.List;
import org.katachi.conformance.script.RunOptions;

/** Runners of conversations with brains that a command starts. */
public final class Runners {

  private static final RunOptions DEFAULT = RunOptions.DEFAULT;

  private Runners() {}

  /** Runs conversations with the default options. */
  public static ConversationRunner of(List<String> command) {
    return of(command, DEFAULT);
  }

  /**
   * Runs conversations with more time for each reply: what is said counts, on a busy machine, too.
   */
  public static ConversationRunner patient(List<String> command) {
    return of(command, timing(5, DEFAULT.pauseMillis()));
  }

  static ConversationRunner of(List<String> command, RunOptions options) {
    return new ConversationRunner(() -> new ProcessBuilder(command), options);
  }

  static ConversationRunner of(List<String> command, long seed) {
    return of(command, options(DEFAULT.timeoutScale(), DEFAULT.pauseMillis(), seed));
  }

  static RunOptions timing(double timeoutScale, int pauseMillis) {
    return options(timeoutScale, pauseMillis, DEFAULT.seed());
  }

  private static RunOptions options(double timeoutScale, int pauseMillis, long seed) {
    return new RunOptions(
        timeoutScale, pauseMillis, DEFAULT.game(), seed, DEFAULT.jobs(), DEFAULT.knownFailures());
  }
}
