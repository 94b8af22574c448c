package org.katachi.app.analyse;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.engine.Analyser;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchReport;
import org.katachi.gamefile.GameFile;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.GameTree;
import org.katachi.gamefile.Glyphs;
import org.katachi.io.FileErrors;
import org.katachi.io.Json;
import org.katachi.rules.Rule;

/** The subcommand {@code analyse}: the best lines of positions, or the mistakes of games. */
public final class AnalyseCommand {

  private static final int OK = 0;
  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;
  private static final String STANDARD_INPUT = "-";

  private static final String USAGE =
      """
      Usage: pbrain-katachi analyse [OPTION...] FILE      a file: SGF, psq, RenLib (lib, pos),
                                                          sav, bdt, rif, drawn boards, or moves;
                                                          - reads the standard input
             pbrain-katachi analyse [OPTION...] FOLDER    all games of all files in it
             pbrain-katachi analyse [OPTION...] MOVES     as h8i9j10 (column h, row 8), or as
                                                          7,7 8,8 (columns and rows from zero)

      Prints the best lines of the position after the last move, or with --game the graph of the
      values of all positions and the mistakes with the better moves. A forced win is shown to its
      end. With --puzzle it is searched: by fours alone (VCF), by threes too (VCT), or any; its
      length, other first moves and the replies are shown. Progress goes to stderr, and so does what
      a file has that was not taken.

        --game            analyse the whole game
        --puzzle          search a forced win, in all positions of a file or a folder; a line of
                          moves is a position
        --save FILE       with --puzzle: write the trees of the replies to FILE.sgf or FILE.lib
        --number N        the game number N of a file with several (default 1)
        --all             all games of a file
        --to-move COLOUR  who is to move after the last move: black or white
        --rule RULE       freestyle, standard, renju, caro, caro-exact, or its number in INFO rule
                          (default that of the file, else freestyle)
        --boardsize SIZE  as 15 or 30x20, where the text tells none (default 15)
        --time SECONDS    for each position (default %s, with --game %s; none if --nodes is given);
                          with --puzzle for the win, the other first moves and the replies, each
        --nodes N         the most nodes for each position
        --lines N         the number of best lines (default %s, with --game %s)
        --threads N       the number of threads (default 1)
        --max-memory SIZE of the process, as 350m; for more than the launcher gives to Java, set
                          KATACHI_JAVA_OPTS=-Xmx2g
        --json            print JSON, a line for each game
        --csv             print a table, a row for each game
        --ascii           draw the board in ASCII
        --network=FILE    a value network of katachi-lab in place of the built-in ones, whose
                          convolutions and policies it does not use
        --convolution=FILE
                          a convolution of katachi-lab in place of the built-in ones
        --policy=FILE     a policy of katachi-lab in place of the built-in ones
        --help            print this

      A drawn board has X for black, O for white and . for empty points, a line for each row. A
      line before or after it may say who moves, as: white to move
      """
          .formatted(
              AnalyseOptions.DEFAULT_SECONDS,
              AnalyseOptions.DEFAULT_SECONDS_OF_GAME,
              AnalyseOptions.DEFAULT_LINES,
              AnalyseOptions.DEFAULT_LINES_OF_GAME);

  private final AnalyseOptions options;
  private final PrintStream out;
  private final PrintStream err;
  private boolean hasFailed;

  private AnalyseCommand(AnalyseOptions options, PrintStream out, PrintStream err) {
    this.options = options;
    this.out = out;
    this.err = err;
  }

  /**
   * Runs the subcommand.
   *
   * @param arguments the command line after the word {@code analyse}
   * @param engines makes the engine
   * @param in read if the source is {@code -}
   * @param err receives the progress, the warnings and the errors
   * @return the exit code: 1 if a game can't be read or a puzzle is not solved, 2 if the arguments
   *     are wrong
   */
  public static int run(
      List<String> arguments,
      Function<EngineOptions, Analyser> engines,
      InputStream in,
      PrintStream out,
      PrintStream err) {
    if (arguments.contains("--help") || arguments.contains("-h")) {
      out.print(USAGE);
      return OK;
    }
    AnalyseOptions options;
    try {
      options = AnalyseOptions.parse(arguments);
    } catch (IllegalArgumentException e) {
      err.println("pbrain-katachi analyse: " + e.getMessage());
      err.println("Try: pbrain-katachi analyse --help");
      return BAD_USAGE;
    }
    AnalyseCommand command = new AnalyseCommand(options, out, err);
    command.analyse(engines, in);
    return command.hasFailed ? FAILURE : OK;
  }

  /** A fault of a game is told before the engine is made, and the other games are analysed. */
  private void analyse(Function<EngineOptions, Analyser> engines, InputStream in) {
    List<GameSource> games = new ArrayList<>();
    List<Puzzle> puzzles = new ArrayList<>();
    for (GameSource game : read(in)) {
      try {
        game.tree().checkBoard(options.board());
        if (options.puzzle()) {
          puzzles.add(Puzzle.of(game, rule(game.tree()), options.toMove()));
        } else {
          options.toMove().ifPresent(game.tree()::setToMove);
          game.tree().mainLine().verdict(rule(game.tree()));
        }
        games.add(game);
        game.tree().warnings().forEach(warning -> tell(game.place() + ": warning: " + warning));
      } catch (IllegalArgumentException e) {
        fail(game.place() + ": " + e.getMessage());
      }
    }
    if (games.isEmpty()) {
      return;
    }
    if (options.puzzle()) {
      solve(puzzles, engines);
      return;
    }
    if (options.csv()) {
      out.println(AnalysisTable.HEADER);
    }
    try (Analyser engine = engines.apply(options.engine())) {
      for (GameSource game : games) {
        engine.newGame();
        GameTree tree = game.tree();
        int moves = tree.mainLine().moves().size();
        int first = options.wholeGame() ? tree.mainLine().setup() : moves;
        PositionSearch search = new PositionSearch(engine, options.limits(), () -> false);
        print(
            game,
            new GameSearch(search, (count, lines) -> tell(game, count, moves, lines))
                .analyse(tree.mainLine(), rule(tree), first));
      }
    }
  }

  private void solve(List<Puzzle> puzzles, Function<EngineOptions, Analyser> engines) {
    List<SolvedPuzzle> solved;
    try (Analyser engine = engines.apply(options.engine())) {
      solved = new PuzzleRun(options, out, err).solve(puzzles, engine);
    }
    hasFailed |= !solved.stream().allMatch(SolvedPuzzle::isSolved);
    if (options.save().isPresent()) {
      save(solved, options.save().get());
    }
  }

  private void save(List<SolvedPuzzle> solved, String file) {
    try {
      PuzzleFile.write(solved, file);
    } catch (IllegalArgumentException e) {
      fail(file + ": " + e.getMessage());
    } catch (IOException e) {
      fail("can't write " + file + ": " + FileErrors.cause(e));
    }
  }

  private Rule rule(GameTree tree) {
    return options.rule().or(tree::rule).orElse(Rule.FREESTYLE);
  }

  private void print(GameSource game, GameAnalysis analysis) {
    Glyphs glyphs = options.ascii() ? Glyphs.ASCII : Glyphs.forTerminal();
    if (options.json()) {
      out.println(Json.write(AnalysisJson.of(game, analysis)));
    } else if (options.csv()) {
      out.println(AnalysisTable.row(game, analysis));
    } else {
      out.print(game.isOneOfMany() ? game.title() + "\n" : "");
      out.print(
          options.wholeGame()
              ? AnalysisText.ofGame(analysis, glyphs)
              : AnalysisText.ofPosition(analysis, glyphs));
    }
    out.flush();
  }

  private void tell(GameSource game, int count, int moves, List<SearchReport> lines) {
    SearchReport best = lines.get(0);
    err.printf(
        "%s%d of %d stones, depth %d-%d: %s (%s%%) %s%n",
        game.isOneOfMany() ? game.place() + ": " : "",
        count,
        moves,
        best.depth(),
        best.selectiveDepth(),
        best.score(),
        AnalysisText.percent(best.score().winProbability()),
        Notation.letterNumber(best.variation().get(0)));
  }

  private void tell(String message) {
    err.println("pbrain-katachi analyse: " + message);
  }

  private void fail(String message) {
    tell(message);
    hasFailed = true;
  }

  private List<GameSource> read(InputStream in) {
    Geometry board = options.board().orElse(GameReader.DEFAULT_BOARD);
    String source = options.source();
    try {
      if (source.equals(STANDARD_INPUT)) {
        return choose(source, read(in, board), options.all());
      }
      Path path = path(source);
      if (Files.isDirectory(path)) {
        return readFolder(path, board);
      }
      boolean areMoves =
          source.matches("(1[.)] ?)?([A-Za-z]{1,2}[0-9]|[0-9]{1,2},)[A-Za-z0-9 ,.)]*");
      GameFile file =
          areMoves && !Files.exists(path) ? GameReader.read(source, board) : read(path, board);
      return choose(source, file, options.all());
    } catch (IllegalArgumentException e) {
      fail(source + ": " + e.getMessage());
    } catch (IOException e) {
      fail("can't read " + source + ": " + FileErrors.cause(e));
    }
    return List.of();
  }

  private GameFile read(Path path, Geometry board) throws IOException {
    try (InputStream file = Files.newInputStream(path)) {
      return read(file, board);
    }
  }

  private GameFile read(InputStream file, Geometry board) throws IOException {
    return options.puzzle()
        ? GameReader.readCollection(file.readAllBytes(), board)
        : GameReader.read(file, board);
  }

  /** Where no path can be named so, the source must be moves. */
  private static Path path(String source) {
    try {
      return Path.of(source);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException("no file can have this name", e);
    }
  }

  /** All games of all files of a folder, in the order of the files' names. */
  private List<GameSource> readFolder(Path folder, Geometry board) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.list(folder)) {
      all.filter(path -> Files.isRegularFile(path) || Files.isDirectory(path))
          .sorted()
          .forEach(files::add);
    }
    for (Path inner : files.stream().filter(Files::isDirectory).toList()) {
      tell(inner + ": warning: a folder in a folder is left out");
      files.remove(inner);
    }
    List<GameSource> games = new ArrayList<>();
    for (Path file : files) {
      try {
        games.addAll(choose(file.toString(), read(file, board), true));
      } catch (IllegalArgumentException e) {
        fail(file + ": " + e.getMessage());
      } catch (IOException e) {
        fail("can't read " + file + ": " + FileErrors.cause(e));
      }
    }
    if (files.isEmpty()) {
      fail(folder + ": no file in this folder");
    }
    return games;
  }

  /**
   * The games of a file that are wanted.
   *
   * @param many whether all are wanted, or those of other files as well
   */
  private List<GameSource> choose(String name, GameFile file, boolean many) {
    file.warnings().forEach(warning -> tell(name + ": warning: " + warning));
    int count = file.games().size();
    boolean all = many || (options.puzzle() && !options.hasNumber());
    if (!all && options.number() > count) {
      throw new IllegalArgumentException(
          "there is no game number %d; games: %d".formatted(options.number(), count));
    }
    if (!all && !options.hasNumber() && count > 1) {
      tell(
          "%s: warning: the first of %d games is taken; --number N or --all takes others"
              .formatted(name, count));
    }
    List<GameSource> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (all || i + 1 == options.number()) {
        games.add(
            new GameSource(
                name,
                i + 1,
                count,
                many || (all && count > 1),
                file.games().get(i),
                file.warnings()));
      }
    }
    return games;
  }
}
