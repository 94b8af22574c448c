package org.katachi.tournament.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds the word that somebody may have meant. */
public final class NearestWord {

  private NearestWord() {}

  /**
   * The known word with the fewest letters to change; nothing if more than half of them would have
   * to be.
   */
  static Optional<String> to(String word, Collection<String> known) {
    LevenshteinDistance distance = LevenshteinDistance.getDefaultInstance();
    return known.stream()
        .filter(candidate -> distance.apply(word, candidate) <= (word.length() + 1) / 2)
        .min(Comparator.comparingInt(candidate -> distance.apply(word, candidate)));
  }

  /** The question whether the nearest known word was meant, to follow a message; or nothing. */
  public static String question(String word, Collection<String> known) {
    return to(word, known).map(near -> "; did you mean " + near + "?").orElse("");
  }
}
