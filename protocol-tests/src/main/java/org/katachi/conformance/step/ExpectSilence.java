package org.katachi.conformance.step;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;
import org.katachi.conformance.script.Transcript;

/**
 * {@code silence} and {@code refusals}: expects no line but MESSAGE and DEBUG for a time.
 *
 * @param mayRefuse whether ERROR and UNKNOWN lines may come, too
 */
public record ExpectSilence(int millis, boolean mayRefuse) implements Step {

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    Optional<ReplyLine> reply = next(end, context);
    while (mayRefuse && reply.isPresent() && reply.get().isRefusal()) {
      reply = next(end, context);
    }
    if (reply.isPresent()) {
      throw context.mismatch(expected(), reply.get());
    }
  }

  private Optional<ReplyLine> next(long end, ScriptContext context)
      throws StepFailed, InterruptedException {
    return context.replies().nextWithin(end - System.nanoTime(), expected());
  }

  private String expected() {
    return "no line"
        + (mayRefuse ? " but refusals" : "")
        + " for "
        + Transcript.millis(TimeUnit.MILLISECONDS.toNanos(millis))
        + " ms";
  }
}
