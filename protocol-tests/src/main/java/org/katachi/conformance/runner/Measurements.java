package org.katachi.conformance.runner;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What was measured in a conversation.
 *
 * @param answerMillis for each answer the time from the request, or from the resume, to its line
 * @param moveMillis those of them that are moves
 * @param startMillis from the start of the process to its first line, if nothing held it up
 * @param exitMillis from END, or the end of its input, to its exit
 * @param staysAfterEnd whether it lived on after the END that closes a conversation
 * @param memoryBytes the greatest unique set size of the process with its children; 0 if unknown
 * @param childrenLeft the number of processes that outlived the brain
 */
public record Measurements(
    List<Double> answerMillis,
    List<Double> moveMillis,
    OptionalDouble startMillis,
    OptionalDouble exitMillis,
    boolean staysAfterEnd,
    long memoryBytes,
    int childrenLeft) {

  public Measurements {
    answerMillis = List.copyOf(answerMillis);
    moveMillis = List.copyOf(moveMillis);
  }
}
