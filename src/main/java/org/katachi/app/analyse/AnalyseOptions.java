package org.katachi.app.analyse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.BoardSize;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.cli.NetworkOptions;
import org.katachi.cli.Options;
import org.katachi.cli.SideOption;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.rules.Rule;

/**
 * The options of {@code analyse}.
 *
 * @param source a file, {@code -} for the standard input, or moves
 * @param board the size of the board, if it is given
 * @param rule the rule, if it is given
 * @param puzzle whether a forced win is searched
 * @param save the file for the trees of puzzles, if one is given
 * @param wholeGame whether every position of the game is analysed, not only the last
 * @param all whether all games of a file are analysed
 * @param hasNumber whether the number of a game is given
 * @param number the number of the game in its file, from 1
 * @param toMove who is to move after the last move, if it is given
 * @param json whether the result is printed as JSON
 * @param csv whether the result is printed as a table
 * @param ascii whether the board is drawn with ASCII characters
 * @param limits those of each position
 * @param engine the options of the engine
 */
record AnalyseOptions(
    String source,
    Optional<Geometry> board,
    Optional<Rule> rule,
    boolean puzzle,
    Optional<String> save,
    boolean wholeGame,
    boolean all,
    boolean hasNumber,
    int number,
    Optional<Colour> toMove,
    boolean json,
    boolean csv,
    boolean ascii,
    SearchLimits limits,
    EngineOptions engine) {

  static final String DEFAULT_SECONDS = "3";
  static final String DEFAULT_SECONDS_OF_GAME = "1";
  static final String DEFAULT_LINES = "3";
  static final String DEFAULT_LINES_OF_GAME = "1";

  private static final String ALL = "--all";
  private static final String ASCII = "--ascii";
  private static final String BOARD_SIZE = "--boardsize";
  private static final String CSV = "--csv";
  private static final String GAME = "--game";
  private static final String JSON = "--json";
  private static final String LINES = "--lines";
  private static final String MAX_MEMORY = "--max-memory";
  private static final String NODES = "--nodes";
  private static final String NUMBER = "--number";
  private static final String PUZZLE = "--puzzle";
  private static final String RULE = "--rule";
  private static final String SAVE = "--save";
  private static final String THREADS = "--threads";
  private static final String TIME = "--time";
  private static final String TO_MOVE = "--to-move";

  private static final int MAX_LINES = 100;
  private static final int MEGABYTE = 1 << 20;

  /**
   * Parses the arguments after the word {@code analyse}.
   *
   * @throws IllegalArgumentException if they are wrong; the message is for people
   */
  static AnalyseOptions parse(List<String> arguments) {
    Options options = new Options(defaults(), Set.of(ALL, ASCII, CSV, GAME, JSON, PUZZLE));
    options.add(NetworkOptions.DEFAULTS);
    List<String> others = options.readKnown(arguments);
    for (String other : others) {
      if (other.startsWith("--")) {
        throw options.unknown(other);
      }
    }
    if (others.isEmpty()) {
      throw new IllegalArgumentException("a file or moves like h8i9j10 are missing");
    }
    boolean hasNumber = options.given(NUMBER).isPresent();
    if (options.isSet(ALL) && hasNumber) {
      throw new IllegalArgumentException("either --all or --number can be given");
    }
    if (options.isSet(CSV) && options.isSet(JSON)) {
      throw new IllegalArgumentException("either --csv or --json can be given");
    }
    if (options.isSet(PUZZLE) && (options.isSet(GAME) || options.given(LINES).isPresent())) {
      throw new IllegalArgumentException("neither --game nor --lines goes with --puzzle");
    }
    options.given(SAVE).ifPresent(PuzzleFile::format);
    if (options.given(SAVE).isPresent() && !options.isSet(PUZZLE)) {
      throw new IllegalArgumentException("--save goes with --puzzle");
    }
    return new AnalyseOptions(
        // Moves may be separate arguments.
        String.join(" ", others),
        options.given(BOARD_SIZE).map(BoardSize::parse),
        options.given(RULE).map(Rule::parse),
        options.isSet(PUZZLE),
        options.given(SAVE),
        options.isSet(GAME),
        options.isSet(ALL),
        hasNumber,
        hasNumber ? (int) options.number(NUMBER, 1, Integer.MAX_VALUE) : 1,
        options.given(TO_MOVE).map(SideOption::parse),
        options.isSet(JSON),
        options.isSet(CSV),
        options.isSet(ASCII),
        limits(options),
        new EngineOptions(EngineOptions.defaults().overheadMillis(), NetworkOptions.read(options)));
  }

  private static Map<String, String> defaults() {
    return Map.of(
        BOARD_SIZE,
        "",
        LINES,
        "",
        MAX_MEMORY,
        "",
        NODES,
        "",
        NUMBER,
        "",
        RULE,
        "",
        SAVE,
        "",
        THREADS,
        "1",
        TIME,
        "",
        TO_MOVE,
        "");
  }

  private static SearchLimits limits(Options options) {
    boolean game = options.isSet(GAME);
    if (options.given(NODES).isEmpty() && options.given(TIME).isEmpty()) {
      options.add(Map.of(TIME, game ? DEFAULT_SECONDS_OF_GAME : DEFAULT_SECONDS));
    }
    if (options.given(LINES).isEmpty()) {
      options.add(Map.of(LINES, game ? DEFAULT_LINES_OF_GAME : DEFAULT_LINES));
    }
    SearchLimits.Builder limits =
        SearchLimits.builder()
            .lines((int) options.number(LINES, 1, MAX_LINES))
            .threads((int) options.number(THREADS, 1, SearchLimits.MAX_THREADS));
    options.given(TIME).ifPresent(time -> limits.maxMillis(options.millis(TIME)));
    options
        .given(NODES)
        .ifPresent(nodes -> limits.maxNodes(options.number(NODES, 1, SearchLimits.NO_LIMIT)));
    options.given(MAX_MEMORY).ifPresent(memory -> limits.maxMemory(maxMemory(options)));
    return limits.build();
  }

  private static long maxMemory(Options options) {
    long bytes = options.bytes(MAX_MEMORY);
    if (bytes < SearchEngine.MIN_MEMORY) {
      throw new IllegalArgumentException(
          "%s is at least %dm, not %s"
              .formatted(MAX_MEMORY, SearchEngine.MIN_MEMORY / MEGABYTE, options.text(MAX_MEMORY)));
    }
    return bytes;
  }
}
