package org.katachi.conformance.step;

import java.util.List;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.ScriptLine;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** {@code repeat}: runs lines several times. */
public record Repeat(int times, List<ScriptLine> lines) implements Step {

  public Repeat {
    lines = List.copyOf(lines);
  }

  @Override
  public void run(ScriptContext context) throws StepFailed, InterruptedException {
    for (int i = 0; i < times; i++) {
      context.run(lines);
    }
  }
}
