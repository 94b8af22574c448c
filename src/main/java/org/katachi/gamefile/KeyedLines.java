package org.katachi.gamefile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.BoardSize;
import org.katachi.board.Notation;
import org.katachi.rules.Rule;

/**
 * A game as {@code pbrain-katachi play} saves it: a key and its value on each line, in any order.
 * Blank lines and lines that begin with {@code #} are skipped.
 */
public final class KeyedLines {

  public static final String SIZE = "size";
  public static final String RULE = "rule";
  public static final String MOVES = "moves";

  private final Map<String, String> values = new HashMap<>();

  private KeyedLines() {}

  /** Splits lines into keys and values. */
  public static KeyedLines of(List<String> lines) {
    KeyedLines keyed = new KeyedLines();
    for (String line : lines) {
      String text = line.strip();
      if (!text.isEmpty() && !text.startsWith("#")) {
        String key = StringUtils.substringBefore(text, " ");
        keyed.values.put(key, text.substring(key.length()).strip());
      }
    }
    return keyed;
  }

  /** Whether lines look like a saved game: one begins with a key of it. */
  static boolean isGame(List<String> lines) {
    KeyedLines keyed = of(lines);
    return keyed.values.containsKey(SIZE) || keyed.values.containsKey(MOVES);
  }

  /**
   * The value of a key.
   *
   * @throws IllegalArgumentException if it is missing
   */
  public String value(String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("the line with the " + key + " is missing");
    }
    return value;
  }

  /**
   * The game.
   *
   * @throws IllegalArgumentException if a line is missing or can't be read
   */
  RecordedGame game() {
    return RecordedGame.of(
        BoardSize.parse(value(SIZE)),
        Optional.of(Rule.parse(value(RULE))),
        Notation.parsePos(value(MOVES)));
  }
}
