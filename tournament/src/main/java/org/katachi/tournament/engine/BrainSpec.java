package org.katachi.tournament.engine;

import java.util.List;

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
    if (name.isBlank()) {
      throw new IllegalArgumentException("a brain needs a name");
    }
  }

  /** A brain that has nothing special. */
  public static BrainSpec of(String name, List<String> command, TimeControl time) {
    return new BrainSpec(
        name,
        LaunchOptions.of(command, RestartMode.START),
        Limits.of(time),
        ProtocolOptions.DEFAULT,
        TranscriptOptions.NONE);
  }

  /** The program and its arguments. */
  public List<String> command() {
    return launch.command();
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

  /** How long it may take to start and to answer START. */
  public long startMillis() {
    return launch.startMillis();
  }
}
