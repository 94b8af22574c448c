package org.katachi.conformance.step;

import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/** {@code no-children}: expects that no process of the brain lives but the one that was started. */
public record ExpectNoChildren() implements Step {

  @Override
  public void run(ScriptContext context) throws StepFailed {
    int children = context.brain().childCount();
    if (children > 0) {
      throw new StepFailed.Unexpected(
          "that no other process of the brain lives", children + (children == 1 ? " does" : " do"));
    }
  }
}
