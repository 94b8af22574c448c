package org.katachi.conformance.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;
import org.katachi.conformance.script.Measurements;
import org.katachi.conformance.script.Needs;

/** A long run shows its progress. */
class RunProgressTest {

  private static final Conversation CONVERSATION =
      new Conversation("theme", "name", "Title", Level.PROTOCOL, false, Needs.NOTHING, List.of());
  private static final ConversationResult RESULT =
      new ConversationResult(
          CONVERSATION,
          Status.PASSED,
          "",
          Optional.empty(),
          List.of(),
          "",
          new Measurements(
              List.of(), List.of(), OptionalDouble.empty(), OptionalDouble.empty(), false, 0, 0),
          1);

  private final List<ConversationResult> rows = new ArrayList<>();

  @Test
  void withoutABarEachRowComesAtOnce() {
    try (RunProgress progress = new RunProgress(false, 2, rows::add)) {
      progress.begins(CONVERSATION);
      progress.ended(RESULT);
      assertEquals(List.of(RESULT), rows);
    }
    assertEquals(List.of(RESULT), rows);
  }

  @Test
  void rowsDoNotRunIntoTheBar() {
    try (RunProgress progress = new RunProgress(true, 1, rows::add)) {
      progress.begins(CONVERSATION);
      progress.ended(RESULT);
      assertEquals(List.of(), rows);
    }
    assertEquals(List.of(RESULT), rows);
  }
}
