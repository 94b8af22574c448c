package org.katachi.tournament.analysis;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/**
 * What a command came to.
 *
 * @param code its exit code
 * @param out the lines that it printed
 * @param err what it complained of
 */
record CommandRun(int code, List<String> out, String err) {

  static CommandRun of(Object command, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        new CommandLine(command)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(arguments);
    return new CommandRun(code, out.toString().lines().toList(), err.toString());
  }
}
