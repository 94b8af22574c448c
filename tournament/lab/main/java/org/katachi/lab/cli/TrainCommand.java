package org.katachi.lab.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The subcommand {@code train}: trains networks and weights on games. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    usageHelpWidth = 100,
    synopsisSubcommandLabel = "COMMAND",
    description = {"Trains networks and weights on games.", ""},
    subcommands = {
      TrainValueCommand.class,
      TrainConvolutionCommand.class,
      TrainPolicyCommand.class,
      TrainMoveScoresCommand.class
    })
final class TrainCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "a command is missing: value, convolution, policy or move-scores");
  }
}
