package org.katachi.conformance.script;

/**
 * The options of a run that all its conversations share.
 *
 * @param game what is played where a conversation needs no special game
 */
public record RunOptions(Timing timing, DefaultGame game) {

  public static final RunOptions DEFAULT = new RunOptions(Timing.DEFAULT, DefaultGame.FREESTYLE_15);

  /** The same options with another timing. */
  public RunOptions with(Timing other) {
    return new RunOptions(other, game);
  }
}
