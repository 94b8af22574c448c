package org.katachi.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Notation;

/**
 * The text form of a saved game: a word and its value on each line, in any order. Blank lines and
 * those that begin with {@code #} are skipped.
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

  /** Writes a game into a file, in place of what it held. */
  static void write(Path file, SavedGame game) throws IOException {
    Files.writeString(file, toText(game));
  }

  /**
   * Reads a game from a file.
   *
   * @throws IOException if the file can't be read
   * @throws IllegalArgumentException if it holds no game; the message is for the person
   */
  static SavedGame read(Path file) throws IOException {
    return parse(Files.readString(file));
  }

  static String toText(SavedGame game) {
    GameSetup setup = game.setup();
    return String.join(
        "\n",
        "# A game of Katachi; pbrain-katachi play --load FILE goes on with it.",
        SIZE + " " + setup.geometry(),
        RULE + " " + setup.rule(),
        COLOUR + " " + GameSetup.nameOf(setup.person()),
        PLAYER + " " + setup.player(),
        MOVES + " " + Notation.pos(game.moves()),
        "");
  }

  /**
   * Reads the text form. Whether the moves make a game is not asked.
   *
   * @throws IllegalArgumentException if a line is missing or can't be read
   */
  static SavedGame parse(String text) {
    Map<String, String> values = new HashMap<>();
    for (String line : text.lines().map(String::strip).toList()) {
      if (!line.isEmpty() && !line.startsWith("#")) {
        String word = StringUtils.substringBefore(line, " ");
        values.put(word, line.substring(word.length()).strip());
      }
    }
    GameSetup setup =
        new GameSetup(
            GameSetup.parseSize(value(values, SIZE)),
            GameSetup.parseRule(value(values, RULE)),
            GameSetup.parseColour(value(values, COLOUR)),
            value(values, PLAYER));
    return new SavedGame(setup, Notation.parsePos(value(values, MOVES)));
  }

  private static String value(Map<String, String> values, String word) {
    String value = values.get(word);
    if (value == null) {
      throw new IllegalArgumentException("the line with the " + word + " is missing");
    }
    return value;
  }
}
