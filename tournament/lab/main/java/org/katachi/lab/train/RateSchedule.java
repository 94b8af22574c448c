package org.katachi.lab.train;

/**
 * The learning rate by step: it rises at first and then falls as a cosine.
 *
 * @param max the greatest rate
 * @param steps the steps of the training
 */
public record RateSchedule(double max, long steps) {

  private static final int WARM_UP = 500;
  private static final double LAST_RATE = 1e-5;

  /** From this part of the steps on training is quantisation-aware. */
  private static final double QUANTISED_FROM = 0.9;

  /**
   * The rate of a step.
   *
   * @param step its number, from zero
   */
  public double at(long step) {
    double warmUp = Math.min(1, (step + 1.0) / Math.min(WARM_UP, steps / 2 + 1));
    double cosine = (1 + Math.cos(Math.PI * step / steps)) / 2;
    double last = Math.min(LAST_RATE, max);
    return warmUp * (last + (max - last) * cosine);
  }

  /** The part of the steps that are over before a step: from 0 to less than 1. */
  public double done(long step) {
    return (double) step / steps;
  }

  /**
   * Whether the weights are quantised as in the file: in the last tenth of the steps, and after
   * them.
   *
   * @param done the part of the steps that are over
   */
  public static boolean usesQuantisation(double done) {
    return done >= QUANTISED_FROM;
  }
}
