package org.katachi.conformance.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Mismatch;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Measurements;

/** Results of conversations that were not run. */
public final class FakeResults {

  private static final Measurements NONE =
      new Measurements(
          List.of(), List.of(), OptionalDouble.empty(), OptionalDouble.empty(), false, 0, 0);

  private FakeResults() {}

  /** A result without measurements; a failure expects a move and gets nothing. */
  public static ConversationResult of(Conversation conversation, Status status) {
    Optional<Mismatch> mismatch =
        status == Status.FAILED
            ? Optional.of(new Mismatch(1, "move", "a move", "nothing"))
            : Optional.empty();
    return new ConversationResult(conversation, status, "", mismatch, List.of(), "", NONE, 1);
  }
}
