package org.katachi.app.play;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.BoardSize;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.cli.Choice;
import org.katachi.cli.Options;
import org.katachi.cli.SideOption;
import org.katachi.rules.Rule;

/**
 * The options of {@code play}.
 *
 * @param board the board's size, if it is given; likewise the rule and the person's colour
 * @param player the name of the person's opponent
 * @param turnMillis the player's time for a move in milliseconds
 * @param ascii whether the board is drawn with ASCII characters
 * @param load the file of the game to continue
 * @param toMove who is to move in that game, if it is given
 */
record PlayOptions(
    Optional<Geometry> board,
    Optional<Rule> rule,
    Optional<Colour> colour,
    String player,
    long turnMillis,
    boolean ascii,
    Optional<Path> load,
    Optional<Colour> toMove) {

  private static final String ASCII = "--ascii";
  private static final String BOARD_SIZE = "--boardsize";
  private static final String COLOUR = "--colour";
  private static final String LOAD = "--load";
  private static final String PLAYER = "--player";
  private static final String RULE = "--rule";
  private static final String TIME = "--time";
  private static final String TO_MOVE = "--to-move";

  /**
   * Parses the arguments after the word {@code play}.
   *
   * @param players the values of {@code --player}, the default first
   * @throws IllegalArgumentException if they are wrong; the message is for the person
   */
  static PlayOptions parse(List<String> arguments, Collection<String> players) {
    Map<String, String> defaults =
        Map.of(
            BOARD_SIZE,
            "",
            COLOUR,
            "",
            LOAD,
            "",
            PLAYER,
            players.iterator().next(),
            RULE,
            "",
            TIME,
            "3",
            TO_MOVE,
            "");
    Options options = new Options(defaults, Set.of(ASCII));
    options.alias("--size", BOARD_SIZE);
    options.read(arguments);
    return new PlayOptions(
        options.given(BOARD_SIZE).map(BoardSize::parse),
        options.given(RULE).map(Rule::parse),
        options.given(COLOUR).map(SideOption::parse),
        Choice.check("player", options.text(PLAYER), players),
        options.millis(TIME),
        options.isSet(ASCII),
        options.given(LOAD).map(Path::of),
        options.given(TO_MOVE).map(SideOption::parse));
  }
}
