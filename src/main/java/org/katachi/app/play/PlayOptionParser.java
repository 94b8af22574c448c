package org.katachi.app.play;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.BoardSize;
import org.katachi.cli.Choice;
import org.katachi.cli.Options;
import org.katachi.rules.Rule;

/** Parses the command line of {@code play}. */
final class PlayOptionParser {

  private static final String ASCII = "--ascii";
  private static final String COLOUR = "--colour";
  private static final String LOAD = "--load";
  private static final String PLAYER = "--player";
  private static final String RULE = "--rule";
  private static final String SIZE = "--size";
  private static final String TIME = "--time";

  private static final List<String> SETUP = List.of(COLOUR, PLAYER, RULE, SIZE);

  /** The empty string marks an option that is not given, because a saved game allows none. */
  private static final Map<String, String> DEFAULTS =
      Map.of(COLOUR, "", LOAD, "", PLAYER, "", RULE, "", SIZE, "", TIME, "3");

  private final Collection<String> players;

  /**
   * A parser.
   *
   * @param players the values of {@code --player}, the default first
   */
  PlayOptionParser(Collection<String> players) {
    this.players = players;
  }

  /**
   * Parses the arguments after the word {@code play}.
   *
   * @throws IllegalArgumentException if they are wrong; the message is for the person
   */
  PlayOptions parse(List<String> arguments) {
    Options options = new Options(DEFAULTS, Set.of(ASCII));
    options.read(arguments);
    String load = options.text(LOAD);
    if (!load.isEmpty()) {
      refuseSetup(options);
    }
    PlaySetup setup =
        new PlaySetup(
            BoardSize.parse(valueOr(options, SIZE, "15")),
            Rule.parse(valueOr(options, RULE, "freestyle")),
            PlaySetup.parseColour(valueOr(options, COLOUR, "black")),
            Choice.check("player", valueOr(options, PLAYER, players.iterator().next()), players));
    return new PlayOptions(
        setup,
        options.millis(TIME),
        options.isSet(ASCII),
        load.isEmpty() ? Optional.empty() : Optional.of(Path.of(load)));
  }

  private static String valueOr(Options options, String name, String defaultValue) {
    return StringUtils.defaultIfEmpty(options.text(name), defaultValue);
  }

  private static void refuseSetup(Options options) {
    for (String option : SETUP) {
      if (!options.text(option).isEmpty()) {
        throw new IllegalArgumentException(
            option + " does not go with --load: the saved game has its own");
      }
    }
  }
}
