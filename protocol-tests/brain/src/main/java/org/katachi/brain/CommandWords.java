package org.katachi.brain;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a command line into words at blanks, as a shell does; quotes keep blanks together. */
public final class CommandWords {

  /** Possessive: nothing is tried again, so that a long word takes no deep stack. */
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"']++|\"[^\"]*+\"|'[^']*+')++");

  private static final Pattern QUOTES = Pattern.compile("\"([^\"]*)\"|'([^']*)'");

  private CommandWords() {}

  /**
   * The words of a command, without their quotes.
   *
   * @throws IllegalArgumentException if a quote is not closed
   */
  public static List<String> split(String command) {
    if (!WORD.matcher(command).replaceAll("").isBlank()) {
      throw new IllegalArgumentException("a quote is not closed: " + command);
    }
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(command);
    while (matcher.find()) {
      words.add(unquoted(matcher.group()));
    }
    return words;
  }

  private static String unquoted(String word) {
    return QUOTES
        .matcher(word)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(match.group(1) == null ? match.group(2) : match.group(1)));
  }
}
