package org.katachi.conformance.step;

import java.util.List;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.ScriptVariables;
import org.katachi.conformance.script.StepFailed;
import org.katachi.conformance.script.Transcript;

/** {@code < LINE}: expects exactly this line, with points in place of its variables. */
public record ExpectLine(String text) implements ReplyStep {

  @Override
  public String expected(ScriptContext context) {
    return Transcript.quoted(context.variables().replaceIn(text));
  }

  @Override
  public void check(ReplyLine reply, ScriptContext context) throws StepFailed {
    String expected = expected(context);
    if (!takesLine(reply, context)) {
      throw text.equals("OK")
          ? context.mismatchOfOk(expected, reply)
          : context.mismatch(expected, reply);
    }
  }

  @Override
  public boolean takesLine(ReplyLine reply, ScriptContext context) {
    return context.isLine(context.variables().replaceIn(text), reply);
  }

  @Override
  public List<String> usedVariables() {
    return ScriptVariables.namesIn(text);
  }
}
