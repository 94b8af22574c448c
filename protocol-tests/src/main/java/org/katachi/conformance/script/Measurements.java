package org.katachi.conformance.script;

import java.util.List;
import java.util.OptionalDouble;

/**
 * The measurements of one conversation.
 *
 * @param answerMillis the time of each answer, from the request or the resume to its line
 * @param moveMillis the times of those answers that are moves
 * @param startMillis from the start of the process to its first line, if the kit did not wait
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
