package org.katachi.conformance.step;

import java.util.OptionalInt;
import org.katachi.conformance.script.ReplyReader;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/**
 * {@code exit}: expects the process to end by itself.
 *
 * @param code its exit code; nothing allows every code
 */
public record ExpectExit(OptionalInt code) implements Step {

  @Override
  public boolean hasLimit() {
    return true;
  }

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    ReplyReader replies = context.replies();
    String expected =
        "that the process exits"
            + (code.isPresent() ? " with code " + code.getAsInt() : "")
            + replies.withinLimit();
    OptionalInt exit = context.brain().awaitExit(replies.limitNanos() - replies.elapsedNanos());
    if (exit.isEmpty()) {
      throw new StepFailed.Unexpected(expected, "it still runs");
    }
    context.commands().expectExit();
    context.measures().exitedAfter(replies.elapsedNanos());
    context.transcript().happened("exit with code " + exit.getAsInt());
    if (code.isPresent() && !code.equals(exit)) {
      throw new StepFailed.Unexpected(expected, "it exited with code " + exit.getAsInt());
    }
  }
}
