package org.katachi.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Notation;
import org.katachi.command.BoardSize;

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

  private static final String SIZE = "size";
  private static final String RULE = "rule";
  private static final String COLOUR = "colour";
  private static final String PLAYER = "player";
  private static final String MOVES = "moves";

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
        SIZE + " " + setup.geometry(),
        RULE + " " + setup.rule(),
        COLOUR + " " + PlaySetup.nameOf(setup.person()),
        PLAYER + " " + setup.player(),
        MOVES + " " + Notation.pos(game.moves()),
        "");
  }

  /**
   * Parses the text of a file. Does not check whether the moves are possible.
   *
   * @throws IllegalArgumentException if a line is missing or can't be read
   */
  static StoredGame parse(String text) {
    Map<String, String> values = new HashMap<>();
    for (String line : text.lines().map(String::strip).toList()) {
      if (!line.isEmpty() && !line.startsWith("#")) {
        String key = StringUtils.substringBefore(line, " ");
        values.put(key, line.substring(key.length()).strip());
      }
    }
    PlaySetup setup =
        new PlaySetup(
            BoardSize.parse(value(values, SIZE)),
            PlaySetup.parseRule(value(values, RULE)),
            PlaySetup.parseColour(value(values, COLOUR)),
            value(values, PLAYER));
    return new StoredGame(setup, Notation.parsePos(value(values, MOVES)));
  }

  private static String value(Map<String, String> values, String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("the line with the " + key + " is missing");
    }
    return value;
  }
}
