package org.katachi.conformance.step;

import org.katachi.conformance.script.BrainReply;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** A step that expects one reply. */
public interface ReplyStep extends Step {

  /** What the reply should be, in words. */
  String expected(ScriptContext context);

  /**
   * Checks a reply.
   *
   * @throws StepFailed if it is another one than the step expects
   */
  void check(BrainReply reply, ScriptContext context) throws StepFailed, InterruptedException;

  @Override
  default void run(ScriptContext context) throws StepFailed, InterruptedException {
    check(context.replies().next(expected(context)), context);
  }
}
