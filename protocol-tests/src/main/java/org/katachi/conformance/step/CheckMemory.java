package org.katachi.conformance.step;

import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.script.StepFailed;

/**
 * {@code memory}: compares the memory of the brain, or its growth since a mark, with a limit.
 *
 * @param megabytes the limit
 */
public record CheckMemory(Kind kind, int megabytes) implements Step {

  private static final long BYTES_PER_MEGABYTE = 1_000_000;

  /** What is done with the memory. */
  public enum Kind {
    MARK,
    GROWTH,
    BELOW
  }

  @Override
  public void run(ScriptContext context) throws StepFailed {
    long bytes = context.measures().memory();
    if (bytes == 0) {
      throw new StepFailed.NotSupported("this system does not count the memory of a process");
    }
    switch (kind) {
      case MARK -> context.markMemory(bytes);
      case GROWTH -> check("growth of the memory", bytes - context.memoryMark());
      case BELOW -> check("memory", bytes);
    }
  }

  private void check(String what, long bytes) throws StepFailed {
    long used = bytes / BYTES_PER_MEGABYTE;
    if (used > megabytes) {
      throw new StepFailed.Unexpected(
          what + " of " + megabytes + " MB at most", what + " of " + used + " MB");
    }
  }
}
