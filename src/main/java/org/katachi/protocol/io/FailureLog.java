package org.katachi.protocol.io;

import java.io.PrintStream;

/** The log for a developer: one line for each failure. */
public final class FailureLog {

  private final PrintStream out;

  public FailureLog(PrintStream out) {
    this.out = out;
  }

  /**
   * Logs a failure with its place in the code, and returns its text in one line. It throws nothing:
   * where the heap is full there is neither line nor text, and the session goes on.
   */
  public String add(Throwable failure) {
    try {
      return write(failure);
    } catch (RuntimeException | Error e) {
      return "no memory to write it";
    }
  }

  private String write(Throwable failure) {
    String text = failure.toString().replace('\n', ' ').replace('\r', ' ');
    StackTraceElement[] trace = failure.getStackTrace();
    out.println(trace.length == 0 ? text : text + " at " + trace[0]);
    return text;
  }
}
