package org.katachi;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.katachi.command.FileErrors;
import org.katachi.command.Options;
import org.katachi.engine.EngineOptions;
import org.katachi.eval.EvaluationSource;
import org.katachi.player.weighted.ScoringWeights;

/**
 * The command line of the brain.
 *
 * @param player the name of the player, see {@link Players}
 * @param engine the options of the engine
 * @param weights the weights of weighted scoring
 */
record BrainOptions(String player, EngineOptions engine, ScoringWeights weights) {

  private static final String PLAYER = "--player";
  private static final String WEIGHTS = "--weights";
  private static final String OVERHEAD = "--overhead";

  private static final int MAX_OVERHEAD_MILLIS = 10_000;

  /** Commands that were the brain's once and are the lab's now. */
  private static final Set<String> LAB_COMMANDS = Set.of("openings", "train", "tune");

  /**
   * Parses the command line: each option as {@code --name=value} or as {@code --name value}.
   *
   * @throws IllegalArgumentException if it is wrong; the message says what, and what is expected
   */
  static BrainOptions parse(List<String> arguments) {
    if (!arguments.isEmpty() && LAB_COMMANDS.contains(arguments.get(0))) {
      throw new IllegalArgumentException(arguments.get(0) + " is a command of katachi-lab now");
    }
    EngineOptions defaults = EngineOptions.defaults();
    Options options =
        new Options(
            Map.of(
                PLAYER,
                Players.SEARCH,
                WEIGHTS,
                "",
                OVERHEAD,
                String.valueOf(defaults.overheadMillis())),
            Set.of());
    options.add(EvaluationSource.OPTIONS);
    options.read(arguments);
    String weights = options.text(WEIGHTS);
    return new BrainOptions(
        checkPlayer(options.text(PLAYER)),
        new EngineOptions(
            (int) options.number(OVERHEAD, 0, MAX_OVERHEAD_MILLIS), EvaluationSource.read(options)),
        weights.isEmpty() ? ScoringWeights.defaults() : readWeights(weights));
  }

  private static String checkPlayer(String name) {
    if (!Players.NAMES.contains(name)) {
      throw new IllegalArgumentException(
          name + " is not a player; the players are " + String.join(", ", Players.NAMES));
    }
    return name;
  }

  private static ScoringWeights readWeights(String file) {
    try {
      return ScoringWeights.read(Path.of(file));
    } catch (IOException e) {
      throw new IllegalArgumentException("can't read " + file + ": " + FileErrors.cause(e), e);
    }
  }
}
