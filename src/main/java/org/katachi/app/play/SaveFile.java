package org.katachi.app.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.katachi.board.BoardSize;
import org.katachi.board.Notation;
import org.katachi.gamefile.KeyedLines;
import org.katachi.rules.Rule;

/**
 * Writes and reads saved games: a key and its value on each line, in any order. Blank lines and
 * lines that begin with {@code #} are skipped.
 *
 * <pre>
 * size 15x15
 * rule renju
 * colour black
 * player search
 * moves h8i9j10
 * </pre>
 */
final class SaveFile {

  private static final String COLOUR = "colour";
  private static final String PLAYER = "player";

  private SaveFile() {}

  /** Writes a game into a file and replaces its content. */
  static void write(Path file, StoredGame game) throws IOException {
    Files.writeString(file, toText(game));
  }

  /**
   * Reads a game from a file.
   *
   * @throws IOException if the file can't be read
   * @throws IllegalArgumentException if it is not a saved game; the message is for the person
   */
  static StoredGame read(Path file) throws IOException {
    return parse(Files.readString(file));
  }

  static String toText(StoredGame game) {
    PlaySetup setup = game.setup();
    return String.join(
        "\n",
        "# A game of Katachi; pbrain-katachi play --load FILE goes on with it.",
        KeyedLines.SIZE + " " + setup.geometry(),
        KeyedLines.RULE + " " + setup.rule(),
        COLOUR + " " + setup.person().word(),
        PLAYER + " " + setup.player(),
        KeyedLines.MOVES + " " + Notation.pos(game.moves()),
        "");
  }

  /**
   * Parses the text of a file. Does not check whether the moves are possible.
   *
   * @throws IllegalArgumentException if a line is missing or can't be read
   */
  static StoredGame parse(String text) {
    KeyedLines lines = KeyedLines.of(text.lines().toList());
    PlaySetup setup =
        new PlaySetup(
            BoardSize.parse(lines.value(KeyedLines.SIZE)),
            Rule.parse(lines.value(KeyedLines.RULE)),
            PlaySetup.parseColour(lines.value(COLOUR)),
            lines.value(PLAYER));
    return new StoredGame(setup, Notation.parsePos(lines.value(KeyedLines.MOVES)));
  }
}
