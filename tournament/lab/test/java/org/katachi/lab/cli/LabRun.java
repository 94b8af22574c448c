package org.katachi.lab.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.lang3.StringUtils;
import picocli.CommandLine;

/**
 * A finished run of the program.
 *
 * @param code the exit code
 * @param out the standard output
 * @param err the standard error output
 */
record LabRun(int code, String out, String err) {

  /**
   * Runs the program.
   *
   * @param arguments the command, which may have two words, and its arguments
   */
  static LabRun of(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine lab =
        Lab.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true));
    String[] tail = ArrayUtils.subarray(arguments, 1, arguments.length);
    int code = lab.execute(ArrayUtils.addAll(StringUtils.split(arguments[0]), tail));
    return new LabRun(code, out.toString(), err.toString());
  }
}
