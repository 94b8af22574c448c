package org.katachi.conformance.script;

import java.util.List;

/** One step of a conversation: it sends something to the brain, waits, or expects something. */
public interface Step {

  /**
   * Runs the step.
   *
   * @throws StepFailed if the brain does something else than the step expects
   */
  void run(ScriptContext context) throws StepFailed, InterruptedException;

  /** Whether the step expects a reply or the exit within the time limit of its line. */
  default boolean hasLimit() {
    return false;
  }

  /** The variables that the step sets. */
  default List<String> setVariables() {
    return List.of();
  }

  /** The variables that the step reads. */
  default List<String> usedVariables() {
    return List.of();
  }
}
