package org.katachi.lab.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The subcommand {@code tune}: tunes the parameters of the search, and plays them. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    usageHelpWidth = 100,
    synopsisSubcommandLabel = "COMMAND",
    description = {
      "Tunes the parameters of the search by games of the engine against itself, and plays tuned"
          + " parameters against others.",
      ""
    },
    subcommands = {TuneSearchCommand.class, TuneMatchCommand.class})
final class TuneCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing: search or match");
  }
}
