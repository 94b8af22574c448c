package org.katachi.tournament.config;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The words after {@code -var}. */
public final class Variables {

  private Variables() {}

  /**
   * Reads them; a later one of the same name replaces an earlier.
   *
   * @throws IllegalArgumentException if one is not of the form {@code NAME=VALUE}
   */
  public static Map<String, String> parse(List<String> words) {
    Map<String, String> variables = new HashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("-var needs NAME=VALUE: " + word);
      }
      variables.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return variables;
  }
}
