package org.katachi.tournament.cli;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The {@code key=value} words that follow an option. Immutable. */
final class KeyValues {

  static final KeyValues NONE = new KeyValues(Map.of());

  private final Map<String, String> values;

  private KeyValues(Map<String, String> values) {
    this.values = Map.copyOf(values);
  }

  /**
   * Reads words.
   *
   * @param option the option's name, for messages
   * @param known the keys that the option takes
   * @throws IllegalArgumentException if a word has no such form, or its key is unknown or comes
   *     twice
   */
  static KeyValues parse(String option, Collection<String> known, List<String> words) {
    Map<String, String> values = new HashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException(option + ": not of the form key=value: " + word);
      }
      String key = word.substring(0, equals);
      if (!known.contains(key)) {
        throw new IllegalArgumentException(
            option + " knows no " + key + "=, only " + String.join(", ", known));
      }
      if (values.put(key, word.substring(equals + 1)) != null) {
        throw new IllegalArgumentException(option + ": " + key + "= comes twice");
      }
    }
    return new KeyValues(values);
  }

  /** These, and the others where these say nothing. */
  KeyValues orElse(KeyValues others) {
    Map<String, String> all = new HashMap<>(others.values);
    all.putAll(values);
    return new KeyValues(all);
  }

  Optional<String> text(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /**
   * The value as a whole number, the default if there is none.
   *
   * @throws IllegalArgumentException if it is something else
   */
  long number(String key, long otherwise) {
    try {
      return text(key).map(Long::parseLong).orElse(otherwise);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(key + "= needs a whole number: " + values.get(key), e);
    }
  }

  /**
   * The value as a number, the default if there is none.
   *
   * @throws IllegalArgumentException if it is something else
   */
  double decimal(String key, double otherwise) {
    try {
      return text(key).map(Double::parseDouble).orElse(otherwise);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(key + "= needs a number: " + values.get(key), e);
    }
  }
}
