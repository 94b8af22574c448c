package org.katachi.conformance.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.katachi.conformance.conversation.Conversation;
import org.katachi.conformance.conversation.Needs;
import org.katachi.conformance.runner.Measurements;
import org.katachi.conformance.runner.Outcome;
import org.katachi.conformance.runner.Result;

/** A long run shows how far it has come. */
class ProgressTest {

  private static final Conversation CONVERSATION =
      new Conversation("theme", "name", "Title", false, Needs.NOTHING, List.of());
  private static final Result RESULT =
      new Result(
          CONVERSATION,
          Outcome.PASSED,
          "",
          Optional.empty(),
          List.of(),
          "",
          new Measurements(
              List.of(), List.of(), OptionalDouble.empty(), OptionalDouble.empty(), false, 0, 0),
          1);

  private final List<Result> rows = new ArrayList<>();

  @Test
  void withoutABarEachRowComesAtOnce() {
    try (Progress progress = new Progress(false, 2, rows::add)) {
      progress.begins(CONVERSATION);
      progress.ended(RESULT);
      assertEquals(List.of(RESULT), rows);
    }
    assertEquals(List.of(RESULT), rows);
  }

  @Test
  void rowsDoNotRunIntoTheBar() {
    try (Progress progress = new Progress(true, 1, rows::add)) {
      progress.begins(CONVERSATION);
      progress.ended(RESULT);
      assertEquals(List.of(), rows);
    }
    assertEquals(List.of(RESULT), rows);
  }
}
