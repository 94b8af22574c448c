package org.katachi.tournament.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Serial;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.katachi.cli.NearestWord;
import org.katachi.io.FileErrors;
import org.katachi.tournament.analysis.CheckMatesCommand;
import org.katachi.tournament.analysis.LevelOpeningsCommand;
import org.katachi.tournament.analysis.TurningPointsCommand;
import org.katachi.tournament.config.ConfigFile;
import org.katachi.tournament.config.OptionWords;
import org.katachi.tournament.config.TournamentConfig;
import org.katachi.tournament.console.StatisticsCommand;
import org.katachi.tournament.export.ExportCommand;
import org.katachi.tournament.report.ReportCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Plays a tournament of brains of the Gomocup protocol: the words are parsed, then it is run. */
@Command(
    name = "katachi-tournament",
    mixinStandardHelpOptions = true,
    resourceBundle = Tournament.BUILD,
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
      "The terminal counts \"pairs (0-2)\" by the first brain's points of both games: 0, ½, 1, 1½, 2.",
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

  /** The resource bundle that the build fills in. */
  static final String BUILD = "org.katachi.tournament.cli.build";

  static final int BROKEN_OFF = 1;

  /** As shells tell of Ctrl-C. */
  static final int STOPPED = 130;

  private static final int BAD_USAGE = 2;

  private static final Logger LOG = System.getLogger(Tournament.class.getName());

  /** The options of all settings. */
  private static final OptionWords WORDS = new OptionWords(TournamentConfig.class, "-");

  @Option(
      names = "-config",
      paramLabel = "FILE",
      description =
          "Takes these same words from a file of JSON, where comments are allowed; what the command"
              + " line says besides is laid over it. \"katachi-tournament run FILE\" is the same.")
  private Path config;

  @Option(
      names = "-var",
      paramLabel = "NAME=VALUE",
      description = "What $${NAME} stands for in the file of -config.")
  private final List<String> variables = new ArrayList<>();

  private CommandSpec spec;

  private final Optional<WorkerPoolFactory> pools;

  private Tournament(Optional<WorkerPoolFactory> pools) {
    this.pools = pools;
  }

  /** Takes the command that this belongs to, and adds the options. */
  @Spec
  void setSpec(CommandSpec command) {
    spec = command;
    WORDS.addTo(command);
  }

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
    return execute(Optional.empty(), out, err, arguments);
  }

  /** Runs a command line with workers of the caller's, and returns its exit code. */
  public static int execute(
      WorkerPoolFactory pools, PrintWriter out, PrintWriter err, String... arguments) {
    return execute(Optional.of(pools), out, err, arguments);
  }

  private static int execute(
      Optional<WorkerPoolFactory> pools, PrintWriter out, PrintWriter err, String... arguments) {
    ManagerLog.silenceTerminal();
    List<String> all = new ArrayList<>(List.of(arguments));
    boolean runs = !all.isEmpty() && all.get(0).equals("run");
    if (all.equals(List.of("help"))) {
      all = List.of("--help");
    } else if (runs && (all.contains("--help") || all.contains("-h"))) {
      out.print(RUN_HELP);
      out.flush();
      return 0;
    } else if (all.equals(List.of("run"))) {
      err.println("katachi-tournament: run needs a FILE of settings, as tournament/sprt.json");
      return BAD_USAGE;
    } else if (runs) {
      all.set(0, "-config");
    }
    return commandLine(new Tournament(pools))
        .setOut(out)
        .setErr(err)
        .execute(all.toArray(String[]::new));
  }

  private static CommandLine commandLine(Tournament tournament) {
    return new CommandLine(tournament)
        .setPosixClusteredShortOptionsAllowed(false)
        .setOverwrittenOptionsAllowed(true)
        .setParameterExceptionHandler((exception, arguments) -> refuse(exception))
        .setExecutionExceptionHandler((exception, command, parsed) -> fail(exception, command));
  }

  private static int refuse(ParameterException exception) {
    PrintWriter err = exception.getCommandLine().getErr();
    err.println("katachi-tournament: " + message(exception));
    if (!(exception instanceof NotReady)) {
      String command = exception.getCommandLine().getCommandSpec().qualifiedName();
      err.println("\"" + command + " --help\" shows all options.");
    }
    err.flush();
    return BAD_USAGE;
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
    return isSubcommand && exception instanceof IOException ? BAD_USAGE : BROKEN_OFF;
  }

  private static String message(ParameterException exception) {
    if (exception instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      CommandSpec spec = exception.getCommandLine().getCommandSpec();
      List<String> known = new ArrayList<>(spec.subcommands().keySet());
      known.add("run");
      if (word.startsWith("-")) {
        known = spec.options().stream().map(OptionSpec::longestName).toList();
      }
      return "unknown word " + word + NearestWord.question(word, known);
    }
    return exception.getMessage();
  }

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    List<Settings> all = settings();
    WrittenFiles files = new WrittenFiles(all);
    ManagerLog log = openLog(files);
    try {
      return play(all, files, out);
    } finally {
      log.close();
    }
  }

  private int play(List<Settings> all, WrittenFiles files, PrintWriter out) throws IOException {
    List<TournamentSession> runs = new ArrayList<>();
    try {
      LOG.log(Level.INFO, () -> "begins: " + String.join(" ", arguments()));
      if (!prepareUnlessStopped(all, files, runs)) {
        return STOPPED;
      }
      int code = new TournamentSequence(runs).play(out, new ErrorReporter(spec.commandLine()));
      LOG.log(Level.INFO, "ends with exit code " + code);
      return code;
    } catch (RuntimeException | Error e) {
      LOG.log(Level.ERROR, "ends before its time", e);
      throw e;
    } finally {
      for (TournamentSession run : runs) {
        run.close();
      }
    }
  }

  private List<String> arguments() {
    return spec.commandLine().getParseResult().originalArgs();
  }

  private List<Settings> settings() {
    try {
      List<ObjectNode> trees = trees();
      List<Settings> all = new ArrayList<>();
      for (ObjectNode tree : trees) {
        int part = trees.size() > 1 ? all.size() + 1 : 0;
        all.add(Settings.of(TournamentConfig.of(tree), part));
      }
      return all;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** For each tournament what is said of it: what the command line says, over the file's. */
  private List<ObjectNode> trees() {
    ObjectNode own = WORDS.tree(spec);
    if (config == null) {
      if (!variables.isEmpty()) {
        throw new IllegalArgumentException("-var is for a file of settings: run FILE -var ...");
      }
      return List.of(own);
    }
    return new ConfigFile(config, ConfigFile.variables(variables))
        .trees().stream().map(tree -> WORDS.over(own, tree)).toList();
  }

  /** Nothing is written before all files are checked. */
  private ManagerLog openLog(WrittenFiles files) {
    try {
      files.check();
      return ManagerLog.open(files.managersLog());
    } catch (IllegalArgumentException e) {
      throw new NotReady(spec.commandLine(), e.getMessage(), e);
    } catch (IOException e) {
      throw new NotReady(spec.commandLine(), FileErrors.message(e), e);
    }
  }

  /**
   * Adds what is to be played, all of it checked before anything is.
   *
   * @return false if it was stopped meanwhile: brains may be slow to start
   */
  private boolean prepareUnlessStopped(
      List<Settings> all, WrittenFiles files, List<TournamentSession> runs) {
    try (StopSignal signal = new StopSignal()) {
      signal.onSignal(Thread.currentThread()::interrupt);
      return prepare(all, files, runs);
    } catch (IllegalArgumentException e) {
      throw new NotReady(spec.commandLine(), e.getMessage(), e);
    } catch (IOException e) {
      throw new NotReady(spec.commandLine(), FileErrors.message(e), e);
    }
  }

  private boolean prepare(List<Settings> all, WrittenFiles files, List<TournamentSession> runs)
      throws IOException {
    try {
      for (Settings settings : all) {
        runs.add(RunPreparation.prepare(settings, files.reportedWith(settings), pools));
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
      }
      return true;
    } catch (InterruptedException | ClosedByInterruptException e) {
      PrintWriter out = spec.commandLine().getOut();
      out.println("Stopped before the first game; nothing was played.");
      out.flush();
      return false;
    }
  }

  /** The words make sense, but a file or a brain keeps the tournament from its first game. */
  private static final class NotReady extends ParameterException {

    @Serial private static final long serialVersionUID = 1;

    NotReady(CommandLine command, String message, Throwable cause) {
      super(command, message, cause);
    }
  }
}
