package org.katachi.conformance.runner;

import java.util.List;
import org.katachi.conformance.script.RunOptions;
import org.katachi.conformance.script.Timing;

/** Runners of conversations with brains that a command starts. */
public final class Runners {

  private static final RunOptions DEFAULT = RunOptions.DEFAULT;

  private Runners() {}

  /** Runs conversations with the default options. */
  public static ConversationRunner of(List<String> command) {
    return of(command, DEFAULT);
  }

  static ConversationRunner of(List<String> command, RunOptions options) {
    return new ConversationRunner(() -> new ProcessBuilder(command), options);
  }

  static ConversationRunner of(List<String> command, Timing timing) {
    return of(
        command,
        new RunOptions(
            timing, DEFAULT.game(), DEFAULT.seed(), DEFAULT.jobs(), DEFAULT.knownFailures()));
  }

  static ConversationRunner of(List<String> command, long seed) {
    return of(
        command,
        new RunOptions(
            DEFAULT.timing(), DEFAULT.game(), seed, DEFAULT.jobs(), DEFAULT.knownFailures()));
  }
}
