package org.katachi.conformance.script;

import java.util.Set;

/**
 * The options of a run that all its conversations share.
 *
 * @param game what is played where a conversation needs no special game
 * @param seed of random lines
 * @param jobs how many conversations run at once
 * @param knownFailures the conversations, as {@code commands/start}, that are known to fail
 */
public record RunOptions(
    Timing timing, DefaultGame game, long seed, int jobs, Set<String> knownFailures) {

  public static final RunOptions DEFAULT =
      new RunOptions(Timing.DEFAULT, DefaultGame.FREESTYLE_15, 1, 1, Set.of());

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if no conversation could run
   */
  public RunOptions {
    if (jobs < 1) {
      throw new IllegalArgumentException("--jobs must be 1 or more");
    }
    knownFailures = Set.copyOf(knownFailures);
  }

  /** The same options with another game. */
  public RunOptions with(DefaultGame other) {
    return new RunOptions(timing, other, seed, jobs, knownFailures);
  }
}
