package org.katachi.tournament.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.katachi.tournament.analysis.CheckMatesCommand;
import org.katachi.tournament.analysis.LevelOpeningsCommand;
import org.katachi.tournament.analysis.TurningPointsCommand;
import org.katachi.tournament.console.StatisticsCommand;
import org.katachi.tournament.export.ExportCommand;
import org.katachi.tournament.report.ReportCommand;
import org.katachi.tournament.session.ErrorReporter;
import org.katachi.tournament.session.ExitCode;
import org.katachi.tournament.session.ManagerLog;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a tournament of brains of the Gomocup protocol: the words are parsed, then it is run. */
@Command(
    name = "katachi-tournament",
    mixinStandardHelpOptions = true,
    resourceBundle = "org.katachi.tournament.build",
    version = "katachi-tournament ${bundle:build.version}",
    sortOptions = false,
    separator = " ",
    commandListHeading =
        "Commands:%n  run FILE        Plays the tournaments of a file of JSON: -config FILE.%n",
    usageHelpWidth = 100,
    subcommands = {
      ExportCommand.class,
      ReportCommand.class,
      TurningPointsCommand.class,
      CheckMatesCommand.class,
      LevelOpeningsCommand.class,
      StatisticsCommand.class,
      CheckCommand.class
    },
    description = "Lets Gomocup brains play against each other and tells which is the stronger.",
    footer = {
      "",
      "A move's clock runs from the moment when its command has been written to the moment when",
      "the move has been read, and a late move loses. START is not counted. Ctrl-C ends a",
      "tournament; the same command with -resume goes on with it.",
      "",
      "A match, 100 pairs of games on 15x15, 5 seconds a move and 3 minutes a game:",
      "  katachi-tournament -engine cmd=./pbrain-a -engine cmd=./pbrain-b name=b \\",
      "    -each tc=180/5 timemargin=100 -boardsize 15 -rounds 100 -out match.jsonl",
      "",
      "Is the new build stronger? Two games at once, until it is decided:",
      "  katachi-tournament -engine cmd=./pbrain-new name=new -engine cmd=./pbrain-old name=old \\",
      "    -each tc=10+0.1 timemargin=100 -rounds 10000 -concurrency 2 \\",
      "    -openings file=book.txt order=random -sprt elo0=0 elo1=5 -out sprt.jsonl",
      "",
      "Everybody against everybody, with ratings bound to one that is known:",
      "  katachi-tournament -tournament roundrobin -engine cmd=./pbrain-a -engine cmd=./pbrain-b"
          + " \\",
      "    -engine cmd=./pbrain-c rating=1890 -each st=5 -rounds 10 -out pool.jsonl",
      "",
      "The same words from a file, with what differs on the command line:",
      "  katachi-tournament run sprt.json -var new=./pbrain-new -var old=./pbrain-old -rounds 500",
      "",
      "The terminal counts \"pairs (0-2)\" by the first brain's points of both games: 0, ½, 1, 1½,"
          + " 2.",
      "",
      "Exit code: 0 the tournament was played, 1 it was broken off or a brain failed its check,",
      "2 the command line makes no sense, or a brain does not start, 130 or 143 it was stopped by",
      "Ctrl-C, the live page or SIGTERM. With -sprt 0 is elo1 accepted, 3 elo0 accepted, 4 all",
      "games were played without a decision. 5: too many games were lost by several brains' time."
    })
public final class Tournament implements Callable<Integer> {

  private static final String RUN_HELP =
      """
      Usage: katachi-tournament run FILE [-var NAME=VALUE]... [OPTIONS]
      Plays the tournaments of a file of JSON, which has the words of the options without the dash.
            -var NAME=VALUE   What ${NAME} stands for in the file.
            OPTIONS           All of "katachi-tournament --help"; they are laid over the file.
      """;

  @Mixin private final TournamentOptions options = new TournamentOptions();

  @Spec private CommandSpec spec;

  private Tournament() {}

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
    PrintWriter out = writer(FileDescriptor.out);
    PrintWriter err = writer(FileDescriptor.err);
    int code = execute(out, err, arguments);
    err.flush();
    out.flush();
    System.exit(code);
  }

  /** A terminal's stream in UTF-8; whoever writes to it flushes it. */
  public static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
  }

  /** Runs a command line and returns its exit code. */
  public static int execute(PrintWriter out, PrintWriter err, String... arguments) {
    ManagerLog.silenceTerminal();
    List<String> all = List.of(arguments);
    boolean runs = !all.isEmpty() && all.get(0).equals(TournamentOptions.RUN);
    if (runs && (all.contains("--help") || all.contains("-h"))) {
      out.print(RUN_HELP);
      out.flush();
      return 0;
    }
    String[] words =
        all.equals(List.of("help")) ? new String[] {"--help"} : TournamentOptions.words(arguments);
    return new CommandLine(new Tournament())
        .setPosixClusteredShortOptionsAllowed(false)
        .setOverwrittenOptionsAllowed(true)
        .setParameterExceptionHandler((exception, given) -> refuse(exception))
        .setExecutionExceptionHandler((exception, command, parsed) -> fail(exception, command))
        .setOut(out)
        .setErr(err)
        .execute(words);
  }

  private static int refuse(ParameterException exception) {
    PrintWriter err = exception.getCommandLine().getErr();
    String command = exception.getCommandLine().getCommandSpec().qualifiedName();
    err.println("katachi-tournament: " + TournamentOptions.message(exception));
    err.println("\"" + command + " --help\" shows all options.");
    err.flush();
    return ExitCode.NOT_READY.number();
  }

  /**
   * What a subcommand can't make sense of was given to it, if it has words for it. A tournament has
   * checked its words and files before, so there the same is a fault of this program.
   */
  private static int fail(Exception exception, CommandLine command) {
    boolean isSubcommand = command.getParent() != null;
    if (isSubcommand
        && exception instanceof IllegalArgumentException
        && exception.getMessage() != null) {
      return refuse(new ParameterException(command, exception.getMessage(), exception));
    }
    ErrorReporter.print(command.getErr(), exception);
    boolean isFile = isSubcommand && exception instanceof IOException;
    return (isFile ? ExitCode.NOT_READY : ExitCode.BROKEN_OFF).number();
  }

  @Override
  public Integer call() {
    return options
        .sequence(Optional.empty())
        .play(
            spec.commandLine().getOut(),
            spec.commandLine().getErr(),
            spec.commandLine().getParseResult().originalArgs())
        .number();
  }
}
