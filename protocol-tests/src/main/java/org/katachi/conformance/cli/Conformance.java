package org.katachi.conformance.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.katachi.conformance.format.ConversationParser;
import org.katachi.conformance.format.ConversationSyntaxException;
import org.katachi.conformance.record.ConversationRecorder;
import org.katachi.conformance.report.JsonReport;
import org.katachi.conformance.report.JunitReport;
import org.katachi.conformance.report.ReadinessVerdict;
import org.katachi.conformance.report.TextReport;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.ConversationRunner;
import org.katachi.conformance.runner.Mismatch;
import org.katachi.conformance.runner.Status;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.Level;
import org.katachi.conformance.script.ReplyReader;
import org.katachi.conformance.script.RunOptions;
import org.katachi.io.FileErrors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program that checks whether a brain keeps the protocol, by conversations with it. */
@Command(
    name = "katachi-conformance",
    mixinStandardHelpOptions = true,
    resourceBundle = "org.katachi.conformance.cli.build",
    version = "katachi-conformance ${bundle:build.version}",
    sortOptions = false,
    usageHelpWidth = 100,
    customSynopsis = {
      "katachi-conformance --brain \"COMMAND\" [OPTION...] [FILE|FOLDER...]",
      "       katachi-conformance --list [OPTION...] [FILE|FOLDER...]",
      "       katachi-conformance --record FILE -- COMMAND..."
    },
    description = "Checks whether a Gomocup brain keeps the protocol, by conversations with it.",
    footer = {
      "",
      "Examples:",
      "  All conversations of the kit, with results for a build server:",
      "    katachi-conformance --brain \"path/to/pbrain-yours\" --junit results.xml",
      "  Only what a competition demands, of a brain that plays freestyle, standard and renju:",
      "    katachi-conformance --brain \"wine pbrain-yours.exe\" --level competition --rules 0,1,4",
      "  A conversation of your own, with all lines in both directions:",
      "    katachi-conformance --brain \"python3 'my brain.py'\" --verbose mine/first.talk",
      "  Record a game: enter this as the brain's command in the manager's settings:",
      "    katachi-conformance --record game.talk -- path/to/pbrain-yours",
      "",
      "Each conversation has a level. \"competition\": the official judge and Piskvork need it.",
      "\"protocol\": the written protocol says it, but these managers do without it.",
      "\"extra\": no rule, but habits that users would miss, and the extension of Yixin.",
      "The last sentence is the verdict: whether the brain is ready for a competition, by which",
      "rules, and how many conversations of the other levels it fails.",
      "",
      "A conversation passes, fails, or is not supported: the brain has answered UNKNOWN where it",
      "may, or has refused a board or a rule that not every brain supports.",
      "",
      "Exit code: 0 no conversation failed, 1 some did, 2 the command line is wrong, or the brain",
      "or a file can't be opened. With --record: the brain's exit code."
    })
public final class Conformance implements Callable<Integer> {

  private static final int SOME_FAILED = 1;
  private static final int BAD_USAGE = 2;

  /** A brain that exits here would fail all conversations by this one cause. */
  private static final String START =
      """
      title The brain answers START
      competition
      > START $size
      ~ .*
      """;

  /** A system property that the launcher sets; Java 17 can't ask whether stderr is a terminal. */
  private static final String BAR_IS_DRAWN = "katachi.progress";

  @Mixin private final BrainStart brain = new BrainStart();

  @Parameters(
      paramLabel = "FILE|FOLDER",
      description =
          "Conversations to run (*.talk); by default, all of the kit. With --record: the brain's"
              + " command.")
  private final List<String> words = new ArrayList<>();

  @Mixin private final Selection selection = new Selection();

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Run so many conversations at once; the output stays in order.")
  private int jobs = RunOptions.DEFAULT.jobs();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Another seed for the random lines of fuzz conversations.")
  private long seed = RunOptions.DEFAULT.seed();

  @Mixin private final KnownFailures known = new KnownFailures();

  @Option(names = "--list", description = "List the conversations and run none.")
  private boolean list;

  @Option(names = "--verbose", description = "Show every conversation, not only the failed ones.")
  private boolean verbose;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the results as JSON.")
  private Path json;

  @Option(names = "--junit", paramLabel = "FILE", description = "Write the results as JUnit XML.")
  private Path junit;

  @Option(
      names = "--timeout-scale",
      paramLabel = "FACTOR",
      description = "Multiply all time limits, for a slow machine.")
  private double timeoutScale = RunOptions.DEFAULT.timeoutScale();

  @Option(
      names = "--pause",
      paramLabel = "MS",
      description =
          "Wait before each command, for a brain that loses a command which comes right after its"
              + " move.")
  private int pauseMillis = RunOptions.DEFAULT.pauseMillis();

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description =
          "Record the conversation between a manager and the brain whose command comes after --.")
  private Path record;

  @Option(names = "--force", description = "Let --record overwrite a file that exists.")
  private boolean force;

  @Spec private CommandSpec spec;

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Conformance())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(
            (exception, arguments) -> {
              PrintWriter err = exception.getCommandLine().getErr();
              err.println("katachi-conformance: " + message(exception));
              err.println("\"katachi-conformance --help\" shows all options.");
              err.flush();
              return BAD_USAGE;
            })
        .setExecutionExceptionHandler(
            (exception, commandLine, parsed) -> {
              String message =
                  exception instanceof IOException e
                      ? FileErrors.message(e) + advice(e)
                      : exception.getMessage();
              commandLine.getErr().println("katachi-conformance: " + message);
              return BAD_USAGE;
            });
  }

  private static String message(ParameterException exception) {
    if (exception instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0).replaceFirst("=.*", "");
      List<String> near = unmatched.getSuggestions();
      return "unknown option "
          + word
          + (near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?");
    }
    return exception.getMessage();
  }

  private static String advice(IOException exception) {
    return exception instanceof FileAlreadyExistsException ? "; --force overwrites it" : "";
  }

  @Override
  public Integer call() throws IOException, ConversationSyntaxException, InterruptedException {
    try {
      return record == null ? check() : record();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private int record() throws IOException, InterruptedException {
    if (brain.isGiven() || words.isEmpty()) {
      throw new IllegalArgumentException(
          "--record FILE needs the brain's command after --, and no --brain, --dir or --env");
    }
    return new ConversationRecorder(record, force, words).run(System.in, System.out);
  }

  private int check() throws IOException, ConversationSyntaxException, InterruptedException {
    List<Conversation> conversations = selection.of(words);
    if (list) {
      conversations.forEach(this::print);
      return 0;
    }
    brain.check();
    for (Path results : Stream.of(json, junit).filter(Objects::nonNull).toList()) {
      FileErrors.checkFile(results);
    }
    return check(
        conversations,
        new RunOptions(
            timeoutScale,
            pauseMillis,
            selection.game(),
            seed,
            jobs,
            known.read(selection.existing())));
  }

  private int check(List<Conversation> conversations, RunOptions options)
      throws IOException, ConversationSyntaxException, InterruptedException {
    TextReport report = new TextReport(spec.commandLine().getOut());
    ConversationRunner runner = new ConversationRunner(brain::processBuilder, options);
    ConversationResult start = runner.run(ConversationParser.parse("start", "answer", START));
    Optional<String> exit =
        start
            .mismatch()
            .map(Mismatch::actual)
            .filter(actual -> actual.startsWith(ReplyReader.EXITED));
    if (exit.isPresent()) {
      return end(report, options, List.of(start), ReadinessVerdict.notStarted(exit.get()));
    }
    List<ConversationResult> results;
    try (RunProgress progress =
        new RunProgress(
            Boolean.getBoolean(BAR_IS_DRAWN),
            conversations.size(),
            verbose ? report::writeConversation : report::writeRow)) {
      results = runner.runAll(conversations, progress);
    }
    ReadinessVerdict verdict = ReadinessVerdict.of(results, selection.wholeCompetition());
    int code = end(report, options, results, verdict);
    if (selection.wholeCompetition() && verdict.readyForCompetition().isEmpty()) {
      report.writeWrapped("--boardsize N chooses another board.");
    }
    return code;
  }

  private int end(
      TextReport report,
      RunOptions options,
      List<ConversationResult> results,
      ReadinessVerdict verdict)
      throws IOException {
    report.writeEnd(results, known.unexpectedPasses(options.knownFailures(), results), verdict);
    if (json != null) {
      JsonReport.write(json, results, verdict);
    }
    if (junit != null) {
      JunitReport.write(junit, results, verdict);
    }
    return results.stream().anyMatch(result -> result.status() == Status.FAILED) ? SOME_FAILED : 0;
  }

  private void print(Conversation conversation) {
    spec.commandLine()
        .getOut()
        .println(
            conversation.path()
                + (conversation.level() == Level.PROTOCOL ? "" : " (" + conversation.level() + ")")
                + (conversation.optional() ? " (optional)" : "")
                + ": "
                + conversation.title());
  }
}
