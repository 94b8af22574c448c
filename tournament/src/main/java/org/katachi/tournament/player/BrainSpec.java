package org.katachi.tournament.player;

import java.util.Optional;
import org.apache.commons.lang3.Validate;

/**
 * A brain that takes part.
 *
 * @param name what it is called in results
 * @param launch how its process is started
 * @param limits what it may use
 * @param protocol how it is talked to
 * @param transcripts take every line to and from the brain and its time, and all that it writes to
 *     stderr; nothing is kept without them
 */
public record BrainSpec(
    String name,
    LaunchOptions launch,
    Limits limits,
    ProtocolOptions protocol,
    Optional<TranscriptFiles> transcripts) {

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
