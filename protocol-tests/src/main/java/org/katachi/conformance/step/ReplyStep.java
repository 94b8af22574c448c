package org.katachi.conformance.step;

import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** A step that expects one reply. */
public interface ReplyStep extends Step {

  /** What the reply should be, in words. */
  String expected(ScriptContext context);

  /**
   * Checks a reply; without more, whether it is a line that the step expects.
   *
   * @throws StepFailed if it is another one than the step expects
   */
  default void check(ReplyLine reply, ScriptContext context)
      throws StepFailed, InterruptedException {
    if (!takesLine(reply, context)) {
      throw context.mismatch(expected(context), reply);
    }
  }

  /** Whether a move answers what was sent. Then a line that is no answer may be skipped. */
  default boolean takesMove() {
    return false;
  }

  /** Whether a line without a point is what the step expects. */
  default boolean takesLine(ReplyLine reply, ScriptContext context) {
    return false;
  }

  @Override
  default boolean hasLimit() {
    return true;
  }

  @Override
  default void run(ScriptContext context) throws StepFailed, InterruptedException {
    String expected = expected(context);
    if (!takesMove()) {
      check(context.replies().next(expected), context);
    } else if (!context.takeSkippedMove()) {
      check(context.nextMove(expected, reply -> takesLine(reply, context)), context);
    }
  }
}
