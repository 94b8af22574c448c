package org.katachi.conformance.script;

import java.util.Set;

/**
 * The options of a run that all its conversations share.
 *
 * @param timeoutScale the factor for all time limits, for slow machines
 * @param pauseMillis the pause before each command, for brains that lose a command that comes right
 *     after their move
 * @param game what is played where a conversation needs no special game
 * @param seed of random lines
 * @param jobs how many conversations run at once
 * @param knownFailures the conversations, as {@code commands/start}, that are known to fail
 */
public record RunOptions(
    double timeoutScale,
    int pauseMillis,
    DefaultGame game,
    long seed,
    int jobs,
    Set<String> knownFailures) {

  public static final RunOptions DEFAULT =
      new RunOptions(1, 0, DefaultGame.FREESTYLE_15, 1, 1, Set.of());

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if no conversation could run
   */
  public RunOptions {
    if (!(timeoutScale > 0 && timeoutScale < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("--timeout-scale must be greater than 0");
    }
    if (pauseMillis < 0) {
      throw new IllegalArgumentException("--pause must be 0 or more");
    }
    if (jobs < 1) {
      throw new IllegalArgumentException("--jobs must be 1 or more");
    }
    knownFailures = Set.copyOf(knownFailures);
  }

  /** The same options with another game. */
  public RunOptions with(DefaultGame other) {
    return new RunOptions(timeoutScale, pauseMillis, other, seed, jobs, knownFailures);
  }
}
