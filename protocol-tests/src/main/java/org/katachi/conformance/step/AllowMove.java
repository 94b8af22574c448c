package org.katachi.conformance.step;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** {@code may-move}: waits; the brain may play a legal move meanwhile, which ends the wait. */
public record AllowMove(int millis) implements Step {

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    ExpectMove move = ExpectMove.any();
    Optional<ReplyLine> reply =
        context
            .replies()
            .nextWithin(TimeUnit.MILLISECONDS.toNanos(millis), move.expected() + ", or no line");
    if (reply.isPresent()) {
      context.measures().answered(context.replies().replyNanos());
      move.check(reply.get(), context);
    } else {
      context.replies().allowMoveBeforeLastCommand();
    }
  }
}
