package org.katachi.app.play;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.katachi.board.Geometry;
import org.katachi.engine.Engine;
import org.katachi.gamefile.GameFile;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.GameTree;
import org.katachi.gamefile.Glyphs;
import org.katachi.gamefile.RecordedGame;
import org.katachi.io.FileErrors;
import org.katachi.rules.Rule;

/** The subcommand {@code play}: a game against a person in a terminal. */
public final class PlayCommand {

  private static final int OK = 0;
  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;

  private PlayCommand() {}

  /**
   * Runs the subcommand.
   *
   * @param arguments the command line after the word {@code play}
   * @param players the engines by the values of {@code --player}, in order; the first is the
   *     default
   * @param in the person's input, in the platform's charset
   * @param out the terminal; the board is drawn in ASCII if the charset of the standard output has
   *     no better characters
   * @param err receives the errors of the command line
   * @return the exit code: 0 after a game or the help, 1 if the input failed, 2 for bad usage
   */
  public static int run(
      List<String> arguments,
      Map<String, Supplier<Engine>> players,
      InputStream in,
      PrintStream out,
      PrintStream err) {
    if (arguments.contains("--help") || arguments.contains("-h")) {
      out.print(HelpTexts.usage(players.keySet()));
      return OK;
    }
    TerminalSession session;
    try {
      session = prepare(arguments, players, in, out, err);
    } catch (IllegalArgumentException e) {
      return refuse(e.getMessage(), err);
    }
    try {
      session.run();
      return OK;
    } catch (IOException e) {
      err.println("pbrain-katachi play: the input can't be read: " + e.getMessage());
      return FAILURE;
    }
  }

  private static TerminalSession prepare(
      List<String> arguments,
      Map<String, Supplier<Engine>> players,
      InputStream in,
      PrintStream out,
      PrintStream err) {
    PlayOptions options = PlayOptions.parse(arguments, players.keySet());
    TerminalGame game =
        options.load().isPresent() ? load(options, err) : begin(options, empty(options));
    Glyphs glyphs = options.ascii() ? Glyphs.ASCII : Glyphs.forTerminal();
    String player = options.player();
    return new TerminalSession(
        game,
        new Opponent(
            players.get(player).get(),
            player,
            options.turnMillis(),
            out,
            isOnTerminal(),
            Ticker::eachSecond),
        glyphs,
        new BufferedReader(new InputStreamReader(in, Charset.defaultCharset())),
        out);
  }

  /**
   * Whether a person types and reads in a terminal. From JDK 22 on there may be a console without
   * one, and it says so by a method that older ones do not have.
   */
  @SuppressWarnings("SystemConsoleNull") // That is asked of those that have the method.
  private static boolean isOnTerminal() {
    Console console = System.console();
    try {
      return console != null && (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a public method can be called", e);
    }
  }

  private static TerminalGame begin(PlayOptions options, RecordedGame game) {
    PlaySetup setup =
        new PlaySetup(
            game.geometry(),
            options.rule().or(game::rule).orElse(Rule.FREESTYLE),
            options.colour().orElse(game.toMove()),
            options.player());
    return new TerminalGame(setup, game);
  }

  private static RecordedGame empty(PlayOptions options) {
    Geometry board = options.board().orElse(GameReader.DEFAULT_BOARD);
    return RecordedGame.of(board, Optional.empty(), List.of());
  }

  private static TerminalGame load(PlayOptions options, PrintStream err) {
    Path file = options.load().get();
    try (InputStream in = Files.newInputStream(file)) {
      GameFile read = GameReader.read(in, options.board().orElse(GameReader.DEFAULT_BOARD));
      GameTree tree = read.games().get(0);
      tree.checkBoard(options.board());
      options.toMove().ifPresent(tree::setToMove);
      TerminalGame game = begin(options, tree.mainLine());
      read.warnings().forEach(warning -> warn(file, warning, err));
      tree.warnings().forEach(warning -> warn(file, warning, err));
      if (read.games().size() > 1) {
        warn(file, "the first of " + read.games().size() + " games is played", err);
      }
      return game;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("no game in " + file + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new IllegalArgumentException("can't read " + file + ": " + FileErrors.cause(e), e);
    }
  }

  private static void warn(Path file, String warning, PrintStream err) {
    err.println("pbrain-katachi play: " + file + ": warning: " + warning);
  }

  private static int refuse(String reason, PrintStream err) {
    err.println("pbrain-katachi play: " + reason);
    err.println(HelpTexts.USAGE_HINT);
    return BAD_USAGE;
  }
}
