package org.katachi.conformance.step;

import java.util.List;
import org.katachi.conformance.script.BrainReply;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.ScriptVariables;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;
import org.katachi.conformance.script.Transcript;

/** {@code < LINE}: expects exactly this line, with points in place of its variables. */
public record ExpectLine(String text) implements Step {

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    String line = context.variables().replaceIn(text);
    String expected = Transcript.quoted(line);
    BrainReply reply = context.replies().next(expected);
    if (!reply.text().equals(line)) {
      throw line.equals("OK")
          ? context.mismatchOfOk(expected, reply)
          : context.mismatch(expected, reply);
    }
  }

  @Override
  public List<String> usedVariables() {
    return ScriptVariables.namesIn(text);
  }
}
