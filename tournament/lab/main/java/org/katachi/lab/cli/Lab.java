package org.katachi.lab.cli;

import java.io.IOException;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.exception.ExceptionUtils;
import org.katachi.board.Geometry;
import org.katachi.cli.NearestWord;
import org.katachi.io.FileErrors;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Sprt;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program {@code katachi-lab}: makes openings, games, weights and networks, and tunes. */
@Command(
    name = "katachi-lab",
    mixinStandardHelpOptions = true,
    resourceBundle = "org.katachi.lab.cli.build",
    version = "katachi-lab ${bundle:build.version}",
    usageHelpWidth = 100,
    synopsisSubcommandLabel = "COMMAND",
    description =
        "Makes openings, games, weights and networks for the engine, and tunes its search.",
    subcommands = {
      OpeningsCommand.class,
      SelfPlayCommand.class,
      SelfPlayCheckCommand.class,
      TrainCommand.class,
      TuneCommand.class,
      HelpCommand.class
    },
    footer = {
      "",
      "Interrupted and started again, selfplay, tune search and openings --resume go on where they",
      "were.",
      "",
      "Exit code: 0 done, 1 a file can't be read or written, memory is full, or there are no more",
      "openings, 2 the command line makes no sense, or does not fit the files."
    })
public final class Lab implements Runnable {

  static final int FAILURE = 1;
  static final int BAD_USAGE = 2;

  private static final int BYTES_PER_MEGABYTE = 1 << 20;

  @Spec private CommandSpec spec;

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    CommandLine lab = new CommandLine(new Lab());
    addFormerName(lab, "net", new TrainValueCommand());
    addFormerName(lab, "convolution", new TrainConvolutionCommand());
    addFormerName(lab, "policy", new TrainPolicyCommand());
    addFormerName(lab, "order", new TrainMoveScoresCommand());
    return lab.setOverwrittenOptionsAllowed(true)
        .setPosixClusteredShortOptionsAllowed(false)
        .registerConverter(RuleSet.class, Converters::rules)
        .registerConverter(Geometry.class, Converters::board)
        .registerConverter(PlyRange.class, PlyRange::parse)
        .registerConverter(Sprt.class, Converters::sprt)
        .registerConverter(int.class, Converters::wholeNumber)
        .registerConverter(Integer.class, Converters::wholeNumber)
        .registerConverter(long.class, Converters::longNumber)
        .registerConverter(double.class, Converters::number)
        .setParameterExceptionHandler(
            (exception, arguments) -> complain(exception.getCommandLine(), message(exception)))
        .setExecutionStrategy(Lab::runLast)
        .setExecutionExceptionHandler(
            (exception, commandLine, parsed) -> explain(commandLine, exception));
  }

  /** Recipes of the log have these names, without {@code train} before them. */
  private static void addFormerName(CommandLine lab, String name, TrainingCommand command) {
    CommandLine former = new CommandLine(command).setCommandName(name);
    former.getCommandSpec().usageMessage().hidden(true);
    lab.addSubcommand(name, former);
  }

  /** A full heap is explained like a file that can't be read; picocli lets errors pass. */
  private static int runLast(ParseResult parsed) {
    try {
      return new RunLast().execute(parsed);
    } catch (OutOfMemoryError e) {
      List<CommandLine> commands = parsed.asCommandLineList();
      throw new ExecutionException(commands.get(commands.size() - 1), e.getMessage(), e);
    }
  }

  private static int complain(CommandLine command, String message) {
    tell(command, message);
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println("\"" + name + " --help\" shows all options.");
    command.getErr().flush();
    return BAD_USAGE;
  }

  private static void tell(CommandLine command, String message) {
    command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + message);
  }

  private static String message(ParameterException exception) {
    if (exception instanceof UnmatchedArgumentException unmatched) {
      CommandSpec command = exception.getCommandLine().getCommandSpec();
      String word = StringUtils.substringBefore(unmatched.getUnmatched().get(0), "=");
      if (word.startsWith("-")) {
        return "unknown option " + word + NearestWord.question(word, command.optionsMap().keySet());
      }
      return "unexpected argument "
          + word
          + NearestWord.question(word, command.subcommands().keySet());
    }
    return exception.getMessage();
  }

  private static int explain(CommandLine command, Exception exception) throws Exception {
    if (ExceptionUtils.indexOfType(exception, OutOfMemoryError.class) >= 0) {
      tell(command, outOfMemory());
      return FAILURE;
    }
    if (exception instanceof IOException failure) {
      tell(command, FileErrors.message(failure));
      return FAILURE;
    }
    if (exception instanceof IllegalArgumentException) {
      tell(command, exception.getMessage());
      return BAD_USAGE;
    }
    if (exception instanceof IllegalStateException && exception.getCause() == null) {
      tell(command, exception.getMessage());
      return FAILURE;
    }
    throw exception;
  }

  private static String outOfMemory() {
    long megabytes = Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE;
    return "the heap of "
        + megabytes
        + " MB is full; a larger one is given as by KATACHI_JAVA_OPTS=-Xmx8g, and training can take"
        + " fewer games by --games";
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
