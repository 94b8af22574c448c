package org.katachi.conformance.step;

import java.util.List;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.ScriptVariables;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** {@code > LINE}: sends a line, with points in place of its variables. */
public record SendLine(String text) implements Step {

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    context.commands().send(context.variables().replaceIn(text));
  }

  @Override
  public List<String> usedVariables() {
    return ScriptVariables.namesIn(text);
  }
}
