package org.katachi.lab.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/**
 * A finished run of the program.
 *
 * @param code the exit code
 * @param out the standard output
 * @param err the standard error output
 */
record LabRun(int code, String out, String err) {

  static LabRun of(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine lab =
        Lab.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true));
    int code = lab.execute(arguments);
    return new LabRun(code, out.toString(), err.toString());
  }
}
