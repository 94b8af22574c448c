package org.katachi.conformance.runner;

import java.util.List;
import java.util.Optional;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Measurements;

/**
 * The result of a conversation with a brain.
 *
 * @param reason why it is not supported; empty if it is
 * @param mismatch why it failed; nothing if it did not
 * @param transcript the last lines in both directions
 * @param errors the end of the brain's stderr
 */
public record ConversationResult(
    Conversation conversation,
    Status status,
    String reason,
    Optional<Mismatch> mismatch,
    List<String> transcript,
    String errors,
    Measurements measurements,
    double seconds) {

  public ConversationResult {
    transcript = List.copyOf(transcript);
  }
}
