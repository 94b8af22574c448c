package org.katachi.tournament.engine;

import org.apache.commons.lang3.Validate;

/**
 * A brain that takes part.
 *
 * @param name what it is called in results
 * @param launch how its process is started
 * @param limits what it may use
 * @param protocol how it is talked to
 * @param transcripts what is kept beside its games
 */
public record BrainSpec(
    String name,
    LaunchOptions launch,
    Limits limits,
    ProtocolOptions protocol,
    TranscriptOptions transcripts) {

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public BrainSpec {
    Validate.isTrue(!name.isBlank(), "a brain needs a name");
  }

  /** How long it may think. */
  public TimeControl time() {
    return limits.time();
  }

  /** The same, started otherwise. */
  public BrainSpec withLaunch(LaunchOptions options) {
    return new BrainSpec(name, options, limits, protocol, transcripts);
  }

  /** The same with all times of its clock but the margin multiplied. */
  public BrainSpec withTimes(double factor) {
    return new BrainSpec(
        name, launch, limits.withTime(time().times(factor)), protocol, transcripts);
  }
}
