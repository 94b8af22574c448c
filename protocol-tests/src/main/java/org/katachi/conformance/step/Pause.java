package org.katachi.conformance.step;

import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;

/** {@code pause}: waits, whatever the brain does meanwhile. */
public record Pause(int millis) implements Step {

  @Override
  public void run(ScriptContext context) throws InterruptedException {
    context.measures().skipStart();
    Thread.sleep(millis);
  }
}
