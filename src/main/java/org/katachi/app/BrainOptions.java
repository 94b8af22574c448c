package org.katachi.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.katachi.classic.weighted.ScoringWeights;
import org.katachi.cli.Choice;
import org.katachi.cli.NearestWord;
import org.katachi.cli.NetworkOptions;
import org.katachi.cli.Options;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchLimits;
import org.katachi.io.FileErrors;

/**
 * The command line of the brain.
 *
 * @param player the name of the player, see {@link Players}
 * @param engine the options of the engine
 * @param weights the weights of weighted scoring
 * @param settings values by key of {@code INFO}, until the manager sends others
 */
record BrainOptions(
    String player, EngineOptions engine, ScoringWeights weights, Map<String, String> settings) {

  /** The first word of a command line that is not read here. */
  private static final List<String> COMMANDS = List.of("play", "analyse", "bench", "archive");

  private static final String PLAYER = "--player";

  /** Some editors begin a file with it. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** The options that name files, as they stand in a file of options. */
  private static final Set<String> FILES =
      Set.of("scoring", "weights", "network", "convolution", "policy");

  private static final String SCORING = "--scoring";

  /** What {@link #SCORING} was called before. */
  private static final String WEIGHTS = "--weights";

  private static final String OVERHEAD = "--overhead";

  private static final String THREADS = "--threads";
  private static final String HASH = "--hash";
  private static final String STRENGTH = "--strength";
  private static final String PONDERING = "--pondering";

  private static final int MAX_OVERHEAD_MILLIS = 10_000;
  private static final int MAX_HASH_MEGABYTES = 1 << 20;
  private static final int KILOBYTES = 1024;
  private static final int PERCENT = 100;

  /**
   * Parses the command line, after the options in a file if there is one: the command line has the
   * last word.
   *
   * @param file a line an option, as {@code threads=4}; empty lines and those that begin with # are
   *     skipped; the files that it names are beside it, for a manager starts brains in any folder
   * @throws IllegalArgumentException if either is wrong
   */
  static BrainOptions parse(Path file, List<String> arguments) {
    if (!Files.isReadable(file)) {
      return parse(arguments);
    }
    List<String> all = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file)) {
        String text = line.replace(BYTE_ORDER_MARK, "").strip();
        if (!text.isEmpty() && !text.startsWith("#")) {
          all.add("--" + resolved(file, text));
        }
      }
      parse(all);
    } catch (IOException | IllegalArgumentException e) {
      String cause = e instanceof IOException failure ? FileErrors.cause(failure) : e.getMessage();
      throw new IllegalArgumentException(file + ": " + cause, e);
    }
    all.addAll(arguments);
    return parse(all);
  }

  /** An option of the file, with the whole path of what is beside it. */
  private static String resolved(Path file, String option) {
    int sign = option.indexOf('=');
    if (sign < 0) {
      return option;
    }
    String name = option.substring(0, sign).strip();
    String value = option.substring(sign + 1).strip();
    boolean isFile = FILES.contains(name) && !value.isEmpty();
    return name + "=" + (isFile ? file.resolveSibling(value) : value);
  }

  /**
   * Parses the command line: each option as {@code --name=value} or as {@code --name value}.
   *
   * @throws IllegalArgumentException if it is wrong; the message says what, and what is expected
   */
  static BrainOptions parse(List<String> arguments) {
    String first = arguments.isEmpty() ? "--" : arguments.get(0);
    if (first.equals("archive")) {
      throw new IllegalArgumentException(
          "archive is a command of the launcher pbrain-katachi, or of pbrain-katachi.exe");
    }
    if (!first.startsWith("-")) {
      throw new IllegalArgumentException(
          "there is no command " + first + NearestWord.question(first, COMMANDS));
    }
    EngineOptions defaults = EngineOptions.defaults();
    Options options =
        new Options(
            Map.of(
                PLAYER,
                Players.SEARCH,
                SCORING,
                "",
                OVERHEAD,
                String.valueOf(defaults.overheadMillis())),
            Set.of());
    options.add(NetworkOptions.DEFAULTS);
    options.add(Map.of(THREADS, "", HASH, "", STRENGTH, "", PONDERING, ""));
    options.read(withPresentNames(arguments));
    String scoring = options.text(SCORING);
    return new BrainOptions(
        Choice.check("player", options.text(PLAYER), Players.NAMES),
        new EngineOptions(
            (int) options.number(OVERHEAD, 0, MAX_OVERHEAD_MILLIS), NetworkOptions.read(options)),
        scoring.isEmpty() ? ScoringWeights.defaults() : readWeights(scoring),
        settings(options));
  }

  private static List<String> withPresentNames(List<String> arguments) {
    List<String> present = new ArrayList<>(arguments);
    for (int i = 0; i < present.size(); i++) {
      String argument = present.get(i);
      if (argument.equals(WEIGHTS) || argument.startsWith(WEIGHTS + "=")) {
        present.set(i, SCORING + argument.substring(WEIGHTS.length()));
      }
    }
    return present;
  }

  private static Map<String, String> settings(Options options) {
    Map<String, String> settings = new HashMap<>();
    put(settings, "thread_num", options, THREADS, 1, SearchLimits.MAX_THREADS, 1);
    put(settings, "hash_size", options, HASH, 1, MAX_HASH_MEGABYTES, KILOBYTES);
    put(settings, "strength", options, STRENGTH, 0, PERCENT, 1);
    put(settings, "pondering", options, PONDERING, 0, 1, 1);
    return settings;
  }

  private static void put(
      Map<String, String> settings,
      String key,
      Options options,
      String name,
      int min,
      int max,
      int unit) {
    if (!options.text(name).isEmpty()) {
      settings.put(key, String.valueOf(options.number(name, min, max) * unit));
    }
  }

  private static ScoringWeights readWeights(String file) {
    try {
      return ScoringWeights.read(Path.of(file));
    } catch (IOException e) {
      throw new IllegalArgumentException("can't read " + file + ": " + FileErrors.cause(e), e);
    }
  }
}
