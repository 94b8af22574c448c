package org.katachi.conformance.step;

import java.util.regex.Pattern;
import org.katachi.conformance.script.BrainReply;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** {@code ~ PATTERN}: expects a line that the whole pattern matches. */
public record ExpectPattern(Pattern pattern) implements Step {

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    String expected = "a line like '" + pattern + "'";
    BrainReply reply = context.replies().next(expected);
    if (!pattern.matcher(reply.text()).matches()) {
      throw context.mismatch(expected, reply);
    }
  }
}
