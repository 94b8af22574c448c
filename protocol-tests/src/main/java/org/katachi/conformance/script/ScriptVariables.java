package org.katachi.conformance.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Point;

/**
 * The variables of a conversation, which hold points. In a line {@code $a} is replaced by the point
 * in a, {@code $$} by a dollar. {@code $size} and {@code $rule} are those of the default game.
 */
public final class ScriptVariables {

  /** The side of the board of the default game. */
  public static final String SIZE = "size";

  private static final String RULE = "rule";

  /** The variables that have a value from the beginning. */
  public static final Set<String> OF_THE_GAME = Set.of(SIZE, RULE);

  private static final Pattern NAME = Pattern.compile("\\$(\\$|[a-z][a-z0-9]*)");

  private final Map<String, String> values = new HashMap<>();

  ScriptVariables(DefaultGame game) {
    values.put(SIZE, Integer.toString(game.size()));
    values.put(RULE, Integer.toString(game.rules().info()));
  }

  /** The variables that a text contains. */
  public static List<String> namesIn(String text) {
    List<String> names = new ArrayList<>();
    for (MatchResult match : NAME.matcher(text).results().toList()) {
      if (!match.group(1).equals("$")) {
        names.add(match.group(1));
      }
    }
    return names;
  }

  /** Sets a variable. */
  public void set(String name, Point point) {
    values.put(name, point.toString());
  }

  /**
   * The text with points in place of variables. A variable without a value stays: the game was over
   * before it was set.
   */
  public String replaceIn(String text) {
    return NAME.matcher(text)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    match.group(1).equals("$")
                        ? "$"
                        : values.getOrDefault(match.group(1), match.group())));
  }
}
