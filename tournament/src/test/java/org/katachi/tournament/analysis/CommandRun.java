package org.katachi.tournament.analysis;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.katachi.tournament.cli.Tournament;

/**
 * What a subcommand came to.
 *
 * @param code its exit code
 * @param out the lines that it printed
 * @param err what it complained of
 */
record CommandRun(int code, List<String> out, String err) {

  /** Runs a subcommand, whose name is the first word. */
  static CommandRun of(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Tournament.execute(new PrintWriter(out, true), new PrintWriter(err, true), words);
    return new CommandRun(code, out.toString().lines().toList(), err.toString());
  }
}
