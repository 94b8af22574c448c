package org.katachi.conformance.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Variables in lines: {@code $a} stands for the point that a holds, {@code $$} for a dollar. */
public final class Variables {

  private static final Pattern NAME = Pattern.compile("\\$(\\$|[a-z][a-z0-9]*)");

  private Variables() {}

  /** The names that a text mentions. */
  static List<String> namesIn(String text) {
    List<String> names = new ArrayList<>();
    for (MatchResult match : NAME.matcher(text).results().toList()) {
      if (!match.group(1).equals("$")) {
        names.add(match.group(1));
      }
    }
    return names;
  }

  /**
   * The text with values for names; a name without a value stays, which happens when the game was
   * over before it got one.
   */
  public static String filledIn(String text, Map<String, String> values) {
    return NAME.matcher(text)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    match.group(1).equals("$")
                        ? "$"
                        : values.getOrDefault(match.group(1), match.group())));
  }
}
