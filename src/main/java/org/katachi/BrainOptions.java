package org.katachi;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.katachi.engine.EngineOptions;
import org.katachi.eval.ScoringWeights;

/**
 * The command line of the brain.
 *
 * @param player the name of the way to choose moves, see {@link Players}
 * @param engine what is set for the engine
 */
record BrainOptions(String player, EngineOptions engine) {

  private static final int GREATEST_OVERHEAD_MILLIS = 10_000;

  /**
   * Reads the command line: each option as {@code --name=value} or as {@code --name value}.
   *
   * @throws IllegalArgumentException if it makes no sense; the message says what, and what would
   */
  static BrainOptions parse(List<String> arguments) {
    String player = Players.SEARCH;
    EngineOptions usual = EngineOptions.usual();
    ScoringWeights weights = usual.weights();
    int overhead = usual.overheadMillis();
    int next = 0;
    while (next < arguments.size()) {
      String argument = arguments.get(next++);
      int equals = argument.indexOf('=');
      String name = equals < 0 ? argument : argument.substring(0, equals);
      if (!isOption(name)) {
        throw new IllegalArgumentException("unknown option: " + argument);
      }
      if (equals < 0 && next == arguments.size()) {
        throw new IllegalArgumentException(name + " needs a value");
      }
      String value = equals < 0 ? arguments.get(next++) : argument.substring(equals + 1);
      switch (name) {
        case "--player" -> player = checkPlayer(value);
        case "--weights" -> weights = readWeights(value);
        default -> overhead = parseOverhead(value);
      }
    }
    return new BrainOptions(player, new EngineOptions(weights, overhead));
  }

  private static boolean isOption(String name) {
    return name.equals("--player") || name.equals("--weights") || name.equals("--overhead");
  }

  private static String checkPlayer(String name) {
    if (!Players.NAMES.contains(name)) {
      throw new IllegalArgumentException(
          "no such player: " + name + "; there are " + String.join(", ", Players.NAMES));
    }
    return name;
  }

  private static ScoringWeights readWeights(String file) {
    try {
      return ScoringWeights.read(Path.of(file));
    } catch (IOException e) {
      throw new IllegalArgumentException("can't read the weights: " + e.getMessage(), e);
    }
  }

  private static int parseOverhead(String value) {
    try {
      int millis = Integer.parseInt(value);
      if (millis >= 0 && millis <= GREATEST_OVERHEAD_MILLIS) {
        return millis;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("--overhead is not a number of milliseconds: " + value, e);
    }
    throw new IllegalArgumentException(
        "--overhead is not from 0 to " + GREATEST_OVERHEAD_MILLIS + ": " + value);
  }
}
