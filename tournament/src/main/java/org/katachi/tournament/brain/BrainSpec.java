package org.katachi.tournament.brain;

import java.util.List;

/**
 * A brain that takes part.
 *
 * @param name what it is called in results
 * @param command the program and its arguments
 * @param time how long it may think
 * @param startMillis how long it may take to start and to answer START
 */
public record BrainSpec(String name, List<String> command, TimeControl time, long startMillis) {

  /**
   * Takes a copy of the command.
   *
   * @throws IllegalArgumentException if there is no name or no command, or no time to start
   */
  public BrainSpec {
    command = List.copyOf(command);
    if (name.isBlank() || command.isEmpty()) {
      throw new IllegalArgumentException("a brain needs a command and a name");
    }
    if (startMillis <= 0) {
      throw new IllegalArgumentException("a brain needs more than 0 ms to start: " + startMillis);
    }
  }
}
