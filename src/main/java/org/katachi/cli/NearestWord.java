package org.katachi.cli;

import java.util.Collection;
import java.util.Comparator;
import org.apache.commons.lang3.StringUtils;

/** Finds the word that somebody may have meant. */
public final class NearestWord {

  /** Of short words so many letters may be wrong: two that have changed places are two. */
  private static final int FEWEST_LETTERS = 2;

  private NearestWord() {}

  /**
   * The question whether the known word with the fewest letters to change was meant, dashes before
   * it aside, to follow a message; nothing if more than half of them would have to be.
   */
  public static String question(String word, Collection<String> known) {
    int maxDistance = Math.max(FEWEST_LETTERS, StringUtils.stripStart(word, "-").length() / 2);
    return known.stream()
        .filter(candidate -> distance(word, candidate) <= maxDistance)
        .min(Comparator.comparingInt(candidate -> distance(word, candidate)))
        .map(near -> "; did you mean " + near + "?")
        .orElse("");
  }

  @SuppressWarnings("deprecation") // Its successor is in Commons Text, which the brain has not.
  private static int distance(String word, String candidate) {
    return StringUtils.getLevenshteinDistance(
        StringUtils.stripStart(word, "-"), StringUtils.stripStart(candidate, "-"));
  }
}
