package org.katachi.tournament.player;

import org.apache.commons.lang3.Validate;

/** A brain failed, and loses. The message says how, and goes with the brain's name before it. */
public final class BrainFailure extends Exception {

  private static final long serialVersionUID = 1;

  private final Termination ending;

  /**
   * A failure.
   *
   * @param ending how a game ends by it, a fault
   * @param message as {@code crashed with exit code 3}
   */
  public BrainFailure(Termination ending, String message) {
    super(message);
    Validate.isTrue(ending.isFault(), "no fault of a brain: %s", ending);
    this.ending = ending;
  }

  /** How a game ends by it. */
  public Termination ending() {
    return ending;
  }
}
