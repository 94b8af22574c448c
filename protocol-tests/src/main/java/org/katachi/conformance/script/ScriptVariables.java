package org.katachi.conformance.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Point;

/**
 * The variables of a conversation, which hold points. In a line {@code $a} is replaced by the point
 * in a, {@code $$} by a dollar.
 */
public final class ScriptVariables {

  private static final Pattern NAME = Pattern.compile("\\$(\\$|[a-z][a-z0-9]*)");

  private final Map<String, String> values = new HashMap<>();

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
