package org.katachi.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.katachi.engine.Engine;

/** The subcommand {@code play}: a game against a person in a terminal. */
public final class PlayCommand {

  private static final int OK = 0;
  private static final int FAILURE = 1;
  private static final int BAD_USAGE = 2;

  private PlayCommand() {}

  /**
   * Plays a game, or says why not.
   *
   * @param arguments the command line after the word {@code play}
   * @param players makers of the engines that {@code --player} may name, at least one; the first in
   *     the map's own order is the default
   * @param in what the person types, in the platform's charset
   * @param out the terminal; the board is drawn in plain characters if the charset of the standard
   *     output has no others
   * @param err where a command line that can't be obeyed is answered
   * @return the exit code: 0 after a game or the help, 1 if reading failed, 2 for bad usage
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
    Conversation conversation;
    try {
      conversation = prepare(arguments, players, in, out);
    } catch (IllegalArgumentException e) {
      return refuse(e.getMessage(), err);
    } catch (NoSuchFileException e) {
      return refuse("there is no file " + e.getMessage(), err);
    } catch (IOException e) {
      return refuse("no game can be read: " + e, err);
    }
    try {
      conversation.run();
      return OK;
    } catch (IOException e) {
      err.println("pbrain-katachi play: the input can't be read: " + e.getMessage());
      return FAILURE;
    }
  }

  private static Conversation prepare(
      List<String> arguments,
      Map<String, Supplier<Engine>> players,
      InputStream in,
      PrintStream out)
      throws IOException {
    PlayOptions options = new OptionParser(players.keySet()).parse(arguments);
    Game game =
        options.load().isPresent()
            ? load(options.load().get(), players.keySet())
            : new Game(new SavedGame(options.setup(), List.of()));
    Glyphs glyphs = options.ascii() ? Glyphs.ASCII : Glyphs.bestFor(terminalCharset());
    return new Conversation(
        game,
        players.get(game.setup().player()).get(),
        options.turnMillis(),
        glyphs,
        new BufferedReader(new InputStreamReader(in, Charset.defaultCharset())),
        out);
  }

  private static Game load(Path file, Set<String> players) throws IOException {
    try {
      Game game = new Game(SaveFile.read(file));
      String player = game.setup().player();
      if (!players.contains(player)) {
        throw new IllegalArgumentException("there is no player " + player);
      }
      return game;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("no game in " + file + ": " + e.getMessage(), e);
    }
  }

  /** The charset of the standard output; the names of its property before and since JDK 19. */
  private static Charset terminalCharset() {
    String older = System.getProperty("sun.stdout.encoding", Charset.defaultCharset().name());
    return Charset.forName(System.getProperty("stdout.encoding", older));
  }

  private static int refuse(String reason, PrintStream err) {
    err.println("pbrain-katachi play: " + reason);
    err.println(HelpTexts.USAGE_HINT);
    return BAD_USAGE;
  }
}
