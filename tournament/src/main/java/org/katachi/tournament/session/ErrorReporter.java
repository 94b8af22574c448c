package org.katachi.tournament.session;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.katachi.io.FileErrors;
import org.katachi.tournament.player.ManagerFault;

/** Tells what goes wrong while tournaments are played, each fault once and when it comes. */
public final class ErrorReporter {

  private static final Logger LOG = System.getLogger(ErrorReporter.class.getName());

  private final PrintWriter out;
  private final PrintWriter err;
  private boolean hasErrors;

  /** Without faults. */
  ErrorReporter(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  /** Whether there is one, after which nothing more is played. */
  boolean hasErrors() {
    return hasErrors;
  }

  /** Tells one, after all that was told before it. */
  void report(Exception error) {
    hasErrors = true;
    LOG.log(Level.ERROR, "ends before its time", error);
    out.flush();
    print(err, error);
  }

  /** Tells why nothing can be played: what is said makes no sense, or a file or a brain fails. */
  ExitCode refuse(Exception reason) {
    err.println("katachi-tournament: " + message(reason));
    err.flush();
    return ExitCode.NOT_READY;
  }

  /** Prints an error, and where it came from if that is a fault of this program. */
  public static void print(PrintWriter err, Exception error) {
    err.println("katachi-tournament: " + message(error));
    if (error instanceof RuntimeException && !(error instanceof ManagerFault)) {
      error.printStackTrace(err);
    }
    err.flush();
  }

  private static String message(Exception error) {
    return error instanceof IOException e ? FileErrors.message(e) : error.getMessage();
  }
}
