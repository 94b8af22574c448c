package org.katachi.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.engine.Limits;

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
  private static final List<String> WITH_VALUE = List.of(COLOUR, LOAD, PLAYER, RULE, SIZE, TIME);

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
    Map<String, String> given = collect(arguments);
    if (given.containsKey(LOAD)) {
      refuseSetup(given);
    }
    GameSetup setup =
        new GameSetup(
            GameSetup.parseSize(given.getOrDefault(SIZE, "15")),
            GameSetup.parseRule(given.getOrDefault(RULE, "freestyle")),
            GameSetup.parseColour(given.getOrDefault(COLOUR, "black")),
            parsePlayer(given.getOrDefault(PLAYER, players.iterator().next())));
    return new PlayOptions(
        setup,
        parseTime(given.getOrDefault(TIME, "3")),
        given.containsKey(ASCII),
        Optional.ofNullable(given.get(LOAD)).map(Path::of));
  }

  private static Map<String, String> collect(List<String> arguments) {
    Map<String, String> given = new HashMap<>();
    Iterator<String> rest = splitAtEquals(arguments).iterator();
    while (rest.hasNext()) {
      String option = rest.next();
      if (option.equals(ASCII)) {
        given.put(option, "");
      } else if (!WITH_VALUE.contains(option)) {
        throw new IllegalArgumentException("there is no option " + option);
      } else if (!rest.hasNext()) {
        throw new IllegalArgumentException(option + " needs a value");
      } else {
        given.put(option, rest.next());
      }
    }
    return given;
  }

  /** An option and its value may also come in one word, as {@code --size=19}. */
  private static List<String> splitAtEquals(List<String> arguments) {
    List<String> words = new ArrayList<>();
    for (String argument : arguments) {
      int equals = argument.startsWith("--") ? argument.indexOf('=') : -1;
      words.add(equals < 0 ? argument : argument.substring(0, equals));
      if (equals >= 0) {
        words.add(argument.substring(equals + 1));
      }
    }
    return words;
  }

  private static void refuseSetup(Map<String, String> given) {
    for (String option : SETUP) {
      if (given.containsKey(option)) {
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
    return Math.min(millis, Limits.UNLIMITED);
  }
}
