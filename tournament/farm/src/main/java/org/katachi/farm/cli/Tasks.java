package org.katachi.farm.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.coordinator.TaskRelay;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The coordinator of tasks, which a program asks for and workers do. */
@Command(
    name = "katachi-farm tasks",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    separator = " ",
    usageHelpWidth = 100,
    description = {
      "Reads tasks from its input, has workers do them, and writes the results. Programs start it,"
          + " as \"katachi-lab selfplay --serve\" does; docs/guide/farm.md has its lines."
    },
    footer = {"", "Exit code: 0 the input has ended, 1 it can't go on, 2 wrong usage."})
final class Tasks implements Callable<Integer> {

  /** The word that stands for it on the command line. */
  static final String NAME = "tasks";

  @Mixin private final BrokerOptions options = new BrokerOptions();

  @Spec private CommandSpec spec;

  static CommandLine commandLine() {
    return new CommandLine(new Tasks())
        .setPosixClusteredShortOptionsAllowed(false)
        .setParameterExceptionHandler(new BadUsage(ParameterException::getMessage));
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    BrokerEndpoint endpoint = options.endpoint(words -> out.println("remark " + words));
    try {
      new TaskRelay(new BufferedReader(new InputStreamReader(System.in, UTF_8)), out).run(endpoint);
      return 0;
    } catch (IOException e) {
      spec.commandLine().getErr().println("katachi-farm: " + e.getMessage());
      return 1;
    }
  }
}
