package org.katachi.conformance.runner;

/**
 * How patient the kit is with a brain.
 *
 * @param timeoutScale by which all limits of time are multiplied, for slow machines
 * @param pauseMillis what it waits before each command, for brains that lose one that comes at once
 */
public record Pace(double timeoutScale, int pauseMillis) {

  /** Limits as they are written, and no pause. */
  public static final Pace USUAL = new Pace(1, 0);

  public Pace {
    if (!(timeoutScale > 0 && timeoutScale < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("--timeout-scale must be greater than 0");
    }
    if (pauseMillis < 0) {
      throw new IllegalArgumentException("--pause must be 0 or more");
    }
  }
}
