package org.katachi.conformance.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.katachi.conformance.brain.CommandWords;
import org.katachi.conformance.conversation.Conversation;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.format.FormatException;
import org.katachi.conformance.report.JsonReport;
import org.katachi.conformance.report.JunitReport;
import org.katachi.conformance.report.TextReport;
import org.katachi.conformance.runner.ConversationRunner;
import org.katachi.conformance.runner.Outcome;
import org.katachi.conformance.runner.Result;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds a brain against conversations and tells which of the protocol's rules it keeps. */
@Command(
    name = "katachi-conformance",
    mixinStandardHelpOptions = true,
    version = "katachi-conformance 0.1.0",
    sortOptions = false,
    description = "Holds a Gomocup brain against conversations and tells which rules it keeps.",
    footer = "Exit code: 0 no conversation failed, 1 some did, 2 the command line makes no sense.",
    subcommands = RecordCommand.class)
public final class Conformance implements Callable<Integer> {

  private static final int BAD_USAGE = 2;

  @Option(
      names = "--brain",
      paramLabel = "\"COMMAND\"",
      description = "Starts the brain; words in quotes stay together.")
  private String brain;

  @Parameters(
      paramLabel = "FILE|FOLDER",
      description = "Conversations to hold; without any, all that the kit ships.")
  private final List<Path> paths = new ArrayList<>();

  @Option(names = "--theme", description = "Only this theme of them; may come several times.")
  private final List<String> themes = new ArrayList<>();

  @Option(
      names = "--rules",
      split = ",",
      description = "Only what needs no rules, or these, as 0,1,4.")
  private final List<Integer> rules = new ArrayList<>();

  @Option(names = "--list", description = "List the conversations and hold none.")
  private boolean list;

  @Option(names = "--verbose", description = "Show every conversation, not only the failed ones.")
  private boolean verbose;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the results as JSON.")
  private Path json;

  @Option(names = "--junit", paramLabel = "FILE", description = "Write them as JUnit XML.")
  private Path junit;

  @Option(
      names = "--timeout-scale",
      paramLabel = "FACTOR",
      description = "Multiplies all limits of time, for a slow machine.")
  private double timeoutScale = 1;

  @Spec private CommandSpec spec;

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Conformance())
        .setExecutionExceptionHandler(
            (exception, commandLine, parsed) -> {
              commandLine.getErr().println(exception.getMessage());
              return BAD_USAGE;
            });
  }

  @Override
  public Integer call() throws IOException, FormatException, InterruptedException {
    List<Conversation> conversations = chosen();
    if (list) {
      conversations.forEach(this::print);
      return 0;
    }
    if (brain == null || timeoutScale <= 0) {
      throw new ParameterException(
          spec.commandLine(),
          brain == null
              ? "Missing: --brain \"COMMAND\", what starts the brain"
              : "--timeout-scale must be greater than 0");
    }
    List<Result> results = hold(conversations);
    return results.stream().anyMatch(result -> result.outcome() == Outcome.FAILED) ? 1 : 0;
  }

  private List<Conversation> chosen() throws IOException, FormatException {
    List<Conversation> conversations = new ArrayList<>();
    if (paths.isEmpty()) {
      conversations.addAll(ConversationFiles.shipped());
    }
    for (Path path : paths) {
      conversations.addAll(ConversationFiles.load(path));
    }
    conversations.removeIf(conversation -> !isChosen(conversation));
    return conversations;
  }

  private boolean isChosen(Conversation conversation) {
    boolean theme = themes.isEmpty() || themes.contains(conversation.theme());
    boolean rule =
        rules.isEmpty()
            || conversation
                .needs()
                .rules()
                .map(needed -> rules.contains(needed.info()))
                .orElse(true);
    return theme && rule;
  }

  private List<Result> hold(List<Conversation> conversations)
      throws IOException, InterruptedException {
    TextReport report = new TextReport(spec.commandLine().getOut());
    List<Result> results;
    try (Progress progress = new Progress(conversations.size())) {
      results =
          new ConversationRunner(CommandWords.split(brain), timeoutScale)
              .runAll(conversations, progress);
    }
    if (verbose) {
      results.forEach(report::writeConversation);
    }
    report.write(results);
    if (json != null) {
      JsonReport.write(json, results);
    }
    if (junit != null) {
      JunitReport.write(junit, results);
    }
    return results;
  }

  private void print(Conversation conversation) {
    spec.commandLine()
        .getOut()
        .println(
            conversation.path()
                + (conversation.optional() ? " (optional)" : "")
                + ": "
                + conversation.title());
  }
}
