package org.katachi.conformance.runner;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What was measured in a conversation.
 *
 * @param moveMillis for each move the time from the request, or from the resume, to its line
 * @param startMillis from the start of the process to its first line, if nothing held it up
 * @param exitMillis from END, or the end of its input, to its exit
 * @param memoryBytes the greatest unique set size of the process with its children; 0 if unknown
 * @param childrenLeft the number of processes that outlived the brain
 */
public record Measurements(
    List<Double> moveMillis,
    OptionalDouble startMillis,
    OptionalDouble exitMillis,
    long memoryBytes,
    int childrenLeft) {

  public Measurements {
    moveMillis = List.copyOf(moveMillis);
  }
}
