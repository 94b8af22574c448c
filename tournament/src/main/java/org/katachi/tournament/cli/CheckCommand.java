package org.katachi.tournament.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.katachi.brain.CommandWords;
import org.katachi.tournament.session.ConformanceCheck;
import org.katachi.tournament.session.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a brain outside a tournament. */
@Command(
    name = CheckCommand.NAME,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Checks a brain by what a competition demands, by all rules, and plays nothing.",
      "The option -check of a tournament does that with each of its brains, by its rules."
    },
    footer = {
      "",
      "Exit code: 0 ready by one rule at least, 1 by none, or it does not play on",
      "15x15, 2 it can't be started, or the command line makes no sense."
    })
final class CheckCommand implements Callable<Integer> {

  static final String NAME = "check";

  @Parameters(
      paramLabel = "COMMAND",
      description = "Starts the brain, in one word of the shell; words in quotes stay together.")
  private String command;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    List<String> words = CommandWords.split(command);
    if (words.isEmpty()) {
      throw new IllegalArgumentException(NAME + " needs a command");
    }
    PrintWriter out = spec.commandLine().getOut();
    try {
      boolean isReady =
          ConformanceCheck.byAllRules(out).readiness(() -> new ProcessBuilder(words)).orElse(false);
      return (isReady ? ExitCode.PLAYED : ExitCode.BROKEN_OFF).number();
    } catch (InterruptedException e) {
      out.println("Stopped in the check.");
      return ExitCode.STOPPED.number();
    }
  }
}
