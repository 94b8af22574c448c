package org.katachi.tournament.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.katachi.io.FileErrors;
import org.katachi.tournament.player.ManagerFault;
import picocli.CommandLine;

/** Tells what goes wrong while tournaments are played, each fault once and when it comes. */
final class ErrorReporter {

  private static final Logger LOG = System.getLogger(ErrorReporter.class.getName());

  private final CommandLine commandLine;
  private boolean haveCome;

  /**
   * Without faults.
   *
   * @param commandLine knows where people read
   */
  ErrorReporter(CommandLine commandLine) {
    this.commandLine = commandLine;
  }

  /** Whether there is one, after which nothing more is played. */
  boolean haveCome() {
    return haveCome;
  }

  /** Tells one, after all that was told before it. */
  void tell(Exception fault) {
    haveCome = true;
    LOG.log(Level.ERROR, "ends before its time", fault);
    commandLine.getOut().flush();
    print(commandLine.getErr(), fault);
  }

  /** Prints an error, and where it came from if that is a fault of this program. */
  static void print(PrintWriter err, Exception error) {
    String message = error instanceof IOException e ? FileErrors.message(e) : error.getMessage();
    err.println("katachi-tournament: " + message);
    if (error instanceof RuntimeException && !(error instanceof ManagerFault)) {
      error.printStackTrace(err);
    }
    err.flush();
  }
}
