package org.katachi.conformance.step;

import org.katachi.conformance.script.LineEnding;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;

/** {@code line-ending}: ends all lines from here on in this way. */
public record SetLineEnding(LineEnding ending) implements Step {

  @Override
  public void run(ScriptContext context) {
    context.commands().use(ending);
  }
}
