package org.katachi.tournament.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.cli.NearestWord;
import org.katachi.tournament.config.ConfigFile;
import org.katachi.tournament.config.TournamentConfig;
import org.katachi.tournament.play.WorkerPoolFactory;
import org.katachi.tournament.session.TournamentSequence;
import org.katachi.tournament.settings.OptionWords;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The options of a command that plays tournaments. */
public final class TournamentOptions {

  /** The word before a file of settings. */
  static final String RUN = "run";

  private static final String CONFIG = "-config";

  /** 350 MiB. */
  private static final int GOMOCUP_BYTES = 367_001_600;

  private static final int GOMOCUP_MARGIN_MILLIS = 1000;

  private final OptionWords settings = new OptionWords(TournamentConfig.class, "-");

  @Option(
      names = CONFIG,
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

  @Option(
      names = "-terms",
      paramLabel = "gomocup",
      description =
          "The terms of Gomocup's judge, where nothing else is said: -suspend and -each with"
              + " maxmemory=367001600 timemargin=1000 restart=process.")
  private String terms;

  private CommandSpec spec;

  /** Takes the command that these belong to, and adds the options of all settings. */
  @Spec(Spec.Target.MIXEE)
  void setSpec(CommandSpec command) {
    spec = command;
    settings.addTo(command);
  }

  /** The words of a command line in which {@code run FILE} may come first. */
  public static String[] words(String... arguments) {
    String[] words = arguments.clone();
    if (words.length > 0 && words[0].equals(RUN)) {
      words[0] = CONFIG;
    }
    return words;
  }

  /** What is wrong with a command line, with the word that may have been meant. */
  public static String message(ParameterException exception) {
    if (exception instanceof MissingParameterException missing
        && missing.getMissing().stream()
            .anyMatch(
                arg -> arg instanceof OptionSpec option && option.longestName().equals(CONFIG))) {
      return "run needs a FILE of settings, as tournament/sprt.json";
    }
    if (!(exception instanceof UnmatchedArgumentException unmatched)) {
      return exception.getMessage();
    }
    String word = unmatched.getUnmatched().get(0);
    CommandSpec command = exception.getCommandLine().getCommandSpec();
    List<String> known = new ArrayList<>(command.subcommands().keySet());
    known.add(RUN);
    if (word.startsWith("-")) {
      known = command.options().stream().map(OptionSpec::longestName).toList();
    }
    return "unknown word " + word + NearestWord.question(word, known);
  }

  /**
   * The tournaments that the command line says, with its file under it.
   *
   * @param pools makes the workers; without it they are in this program
   * @throws ParameterException if they make no sense
   */
  public TournamentSequence sequence(Optional<WorkerPoolFactory> pools) {
    try {
      return new TournamentSequence(trees().stream().map(TournamentConfig::of).toList(), pools);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** The settings of each tournament. */
  List<ObjectNode> trees() {
    ObjectNode own = settings.tree();
    ObjectNode below = terms();
    if (config == null) {
      if (!variables.isEmpty()) {
        throw new IllegalArgumentException("-var is for a file of settings: run FILE -var ...");
      }
      return List.of(settings.over(own, below));
    }
    return new ConfigFile(config, ConfigFile.variables(variables))
        .trees().stream().map(tree -> settings.over(settings.over(own, tree), below)).toList();
  }

  private ObjectNode terms() {
    ObjectNode tree = JsonNodeFactory.instance.objectNode();
    if (terms == null) {
      return tree;
    }
    if (!terms.equals("gomocup")) {
      throw new IllegalArgumentException("-terms knows gomocup, not " + terms);
    }
    tree.put("suspend", true);
    tree.putObject("each")
        .put("maxmemory", GOMOCUP_BYTES)
        .put("timemargin", GOMOCUP_MARGIN_MILLIS)
        .put("restart", "process");
    return tree;
  }
}
