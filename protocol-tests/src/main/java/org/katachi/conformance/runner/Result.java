package org.katachi.conformance.runner;

import java.util.List;
import java.util.Optional;
import org.katachi.conformance.conversation.Conversation;

/**
 * What came of a conversation with a brain.
 *
 * @param reason why it is not supported, or else empty
 * @param deviation what was wrong, if it failed
 * @param transcript the last of what was said
 * @param errors the last of what the brain wrote to stderr
 */
public record Result(
    Conversation conversation,
    Outcome outcome,
    String reason,
    Optional<Deviation> deviation,
    List<String> transcript,
    String errors,
    Measurements measurements,
    double seconds) {

  public Result {
    transcript = List.copyOf(transcript);
  }
}
