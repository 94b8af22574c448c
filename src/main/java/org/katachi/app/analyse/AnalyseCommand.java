package org.katachi.app.analyse;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.katachi.board.Notation;
import org.katachi.engine.Analyser;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchReport;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.Glyphs;
import org.katachi.gamefile.RecordedGame;
import org.katachi.io.FileErrors;
import org.katachi.io.Json;
import org.katachi.rules.Rule;

/** The subcommand {@code analyse}: the best lines of a position, or the mistakes of a game. */
public final class AnalyseCommand {

  private static final int OK = 0;
  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;
  private static final String STANDARD_INPUT = "-";

  private static final String USAGE =
      """
      Usage: pbrain-katachi analyse [OPTION...] FILE      a file: psq, SGF, RenLib (the first
                                                          line), a drawn board, or moves;
                                                          - reads the standard input
             pbrain-katachi analyse [OPTION...] MOVES     as h8i9j10 (column h, row 8), or as
                                                          7,7 8,8 (columns and rows from zero)

      Prints the best lines of the position after the last move, or with --game the graph of the
      values of all positions and the mistakes with the better moves. A forced win is shown to its
      end. Progress goes to stderr.

        --game            analyse the whole game
        --rule RULE       freestyle, standard, renju, caro, caro-exact, or its number in INFO rule
                          (default that of the file, else freestyle)
        --boardsize SIZE  as 15 or 30x20, where the text tells none (default 15)
        --time SECONDS    for each position (default %s, with --game %s; none if --nodes is given)
        --nodes N         the most nodes for each position
        --lines N         the number of best lines (default %s, with --game %s)
        --threads N       the number of threads (default 1)
        --max-memory SIZE of the process, as 350m; for more than the launcher gives to Java, set
                          KATACHI_JAVA_OPTS=-Xmx2g
        --json            print JSON
        --ascii           draw the board in ASCII
        --network=FILE    a value network of katachi-lab in place of the built-in ones, whose
                          convolutions and policies it does not use
        --convolution=FILE
                          a convolution of katachi-lab in place of the built-in ones
        --policy=FILE     a policy of katachi-lab in place of the built-in ones
        --help            print this

      A drawn board has X for black, O for white and . for empty points, a line for each row.
      """
          .formatted(
              AnalyseOptions.DEFAULT_SECONDS,
              AnalyseOptions.DEFAULT_SECONDS_OF_GAME,
              AnalyseOptions.DEFAULT_LINES,
              AnalyseOptions.DEFAULT_LINES_OF_GAME);

  private final AnalyseOptions options;
  private final PrintStream out;
  private final PrintStream err;

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
   * @param err receives the progress and the errors
   * @return the exit code: 1 if the game can't be read, 2 if the arguments are wrong
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
    try {
      new AnalyseCommand(options, out, err).analyse(engines, in);
      return OK;
    } catch (IllegalArgumentException e) {
      err.println("pbrain-katachi analyse: " + options.source() + ": " + e.getMessage());
    } catch (IOException e) {
      err.println(
          "pbrain-katachi analyse: can't read " + options.source() + ": " + FileErrors.cause(e));
    }
    return FAILURE;
  }

  private void analyse(Function<EngineOptions, Analyser> engines, InputStream in)
      throws IOException {
    RecordedGame game = GameReader.read(readText(in), options.board());
    Rule rule = options.rule().or(game::rule).orElse(Rule.FREESTYLE);
    // Before the engine is made: a fault of the game is told at once.
    game.verdict(rule);
    int first = options.wholeGame() ? game.setup() : game.moves().size();
    try (Analyser engine = engines.apply(options.engine())) {
      PositionSearch search = new PositionSearch(engine, options.limits());
      print(
          new GameSearch(search, (stones, lines) -> tell(game, stones, lines))
              .analyse(game, rule, first));
    }
  }

  private void print(GameAnalysis analysis) {
    Glyphs glyphs = options.ascii() ? Glyphs.ASCII : Glyphs.forTerminal();
    if (options.json()) {
      out.println(Json.write(AnalysisJson.of(analysis)));
    } else if (options.wholeGame()) {
      out.print(AnalysisText.ofGame(analysis, glyphs));
    } else {
      out.print(AnalysisText.ofPosition(analysis, glyphs));
    }
    out.flush();
  }

  private void tell(RecordedGame game, int stones, List<SearchReport> lines) {
    SearchReport best = lines.get(0);
    err.printf(
        "%d of %d stones, depth %d-%d: %s (%s%%) %s%n",
        stones,
        game.moves().size(),
        best.depth(),
        best.selectiveDepth(),
        best.score(),
        AnalysisText.percent(best.score().winProbability()),
        Notation.letterNumber(best.variation().get(0)));
  }

  private String readText(InputStream in) throws IOException {
    if (options.source().equals(STANDARD_INPUT)) {
      return GameReader.decode(in.readAllBytes());
    }
    Path file;
    try {
      file = Path.of(options.source());
    } catch (InvalidPathException e) {
      return options.source();
    }
    boolean areMoves = options.source().matches("([A-Za-z]{1,2}[0-9]|[0-9]{1,2},)[A-Za-z0-9 ,]*");
    return areMoves && !Files.exists(file)
        ? options.source()
        : GameReader.decode(Files.readAllBytes(file));
  }
}
