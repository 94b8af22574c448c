package org.katachi.lab.progress;

import java.io.PrintWriter;

/**
 * The place where progress lines are written.
 *
 * @param err the standard error output
 * @param terminal whether it is a terminal, so that a line can be rewritten in place
 */
public record ProgressOutput(PrintWriter err, boolean terminal) {

  /**
   * Begins a progress line.
   *
   * @param unit the name of what is counted, as {@code games}
   * @param done the count at the start
   * @param total the count at the end
   */
  public ProgressLine begin(String unit, long done, long total) {
    return new ProgressLine(this, unit, done, total, System::nanoTime);
  }
}
