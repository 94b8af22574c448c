package org.katachi.play;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;
import org.katachi.command.Options;
import org.katachi.engine.MoveLimits;

/** Reads the command line of {@code play}. */
final class OptionParser {

  private static final String ASCII = "--ascii";
  private static final String COLOUR = "--colour";
  private static final String LOAD = "--load";
  private static final String PLAYER = "--player";
  private static final String RULE = "--rule";
  private static final String SIZE = "--size";
  private static final String TIME = "--time";

  private static final List<String> SETUP = List.of(COLOUR, PLAYER, RULE, SIZE);

  /** What is not given is the empty string: a saved game refuses what is given. */
  private static final Map<String, String> NOT_GIVEN =
      Map.of(COLOUR, "", LOAD, "", PLAYER, "", RULE, "", SIZE, "", TIME, "3");

  private static final int MILLIS_PER_SECOND = 1000;

  private final Collection<String> players;

  /**
   * A parser for a game against one of some players.
   *
   * @param players the names that {@code --player} may take, the default first
   */
  OptionParser(Collection<String> players) {
    this.players = players;
  }

  /**
   * Reads the arguments that follow the word {@code play}.
   *
   * @throws IllegalArgumentException if they can't be obeyed; the message is for the person
   */
  PlayOptions parse(List<String> arguments) {
    Options options = new Options(NOT_GIVEN, Set.of(ASCII));
    options.readAlone(arguments);
    String load = options.text(LOAD);
    if (!load.isEmpty()) {
      refuseSetup(options);
    }
    GameSetup setup =
        new GameSetup(
            GameSetup.parseSize(given(options, SIZE, "15")),
            GameSetup.parseRule(given(options, RULE, "freestyle")),
            GameSetup.parseColour(given(options, COLOUR, "black")),
            parsePlayer(given(options, PLAYER, players.iterator().next())));
    return new PlayOptions(
        setup,
        parseTime(options.text(TIME)),
        options.isSet(ASCII),
        load.isEmpty() ? Optional.empty() : Optional.of(Path.of(load)));
  }

  private static String given(Options options, String name, String usual) {
    return StringUtils.defaultIfEmpty(options.text(name), usual);
  }

  private static void refuseSetup(Options options) {
    for (String option : SETUP) {
      if (!options.text(option).isEmpty()) {
        throw new IllegalArgumentException(
            option + " does not go with --load: the saved game tells it");
      }
    }
  }

  private String parsePlayer(String name) {
    if (!players.contains(name)) {
      throw new IllegalArgumentException(
          name + " is no player; there are " + String.join(", ", players));
    }
    return name;
  }

  private static long parseTime(String seconds) {
    long millis;
    try {
      millis = Math.round(Double.parseDouble(seconds) * MILLIS_PER_SECOND);
    } catch (NumberFormatException e) {
      millis = 0;
    }
    if (millis <= 0) {
      throw new IllegalArgumentException(
          seconds + " is no time; give seconds above zero, as 2 or 0.5");
    }
    return Math.min(millis, MoveLimits.UNLIMITED);
  }
}
