package org.katachi.conformance.script;

/**
 * The time that the kit gives a brain.
 *
 * @param timeoutScale the factor for all time limits, for slow machines
 * @param pauseMillis the pause before each command, for brains that lose a command that comes right
 *     after their move
 */
public record Timing(double timeoutScale, int pauseMillis) {

  /** The limits of the conversations, and no pause. */
  public static final Timing DEFAULT = new Timing(1, 0);

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if the factor is not positive or the pause is negative
   */
  public Timing {
    if (!(timeoutScale > 0 && timeoutScale < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("--timeout-scale must be greater than 0");
    }
    if (pauseMillis < 0) {
      throw new IllegalArgumentException("--pause must be 0 or more");
    }
  }
}
