package org.katachi.tournament.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/** The {@code key=value} words that follow an option. Immutable. */
final class KeyValues {

  static final KeyValues NONE = new KeyValues(Map.of());

  /** Two ways to say the time: one replaces the other. */
  private static final List<String> TIME = List.of("tc", "st");

  private final Map<String, List<String>> values;

  private KeyValues(Map<String, List<String>> values) {
    this.values = Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /**
   * Reads words.
   *
   * @param option the option's name, for messages
   * @param known the keys that the option takes; {@code name.} stands for all keys that begin so,
   *     {@code name+} for a key that may come several times
   * @throws IllegalArgumentException if a word has no such form, or its key is unknown or comes
   *     twice
   */
  static KeyValues parse(String option, Collection<String> known, List<String> words) {
    Map<String, List<String>> values = new TreeMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException(option + ": not of the form key=value: " + word);
      }
      String key = word.substring(0, equals);
      checkKnown(option, known, key);
      List<String> all = values.computeIfAbsent(key, added -> new ArrayList<>());
      if (!all.isEmpty() && !known.contains(key + "+")) {
        throw new IllegalArgumentException(option + ": " + key + "= comes twice");
      }
      all.add(word.substring(equals + 1));
    }
    return new KeyValues(values);
  }

  private static void checkKnown(String option, Collection<String> known, String key) {
    int dot = key.indexOf('.');
    boolean isFamily = dot > 0 && dot < key.length() - 1;
    if (!known.contains(key)
        && !known.contains(key + "+")
        && !(isFamily && known.contains(key.substring(0, dot + 1)))) {
      List<String> keys =
          known.stream()
              .map(word -> word.endsWith(".") ? word + "X" : word.replace("+", ""))
              .toList();
      throw new IllegalArgumentException(
          option
              + " knows no "
              + key
              + "=, only "
              + String.join(", ", keys)
              + NearestWord.question(key, keys));
    }
  }

  /** Groups of words that follow the same option: what comes later replaces what came before. */
  static KeyValues parseAll(String option, Collection<String> known, List<List<String>> groups) {
    KeyValues all = NONE;
    for (List<String> group : groups) {
      all = parse(option, known, group).orElse(all);
    }
    return all;
  }

  /** These, and the others where these say nothing. */
  KeyValues orElse(KeyValues others) {
    Map<String, List<String>> all = new TreeMap<>(others.values);
    if (TIME.stream().anyMatch(values::containsKey)) {
      TIME.forEach(all::remove);
    }
    all.putAll(values);
    return new KeyValues(all);
  }

  /** These without one. */
  KeyValues without(String key) {
    Map<String, List<String>> rest = new TreeMap<>(values);
    rest.remove(key);
    return new KeyValues(rest);
  }

  /** All of them by their keys. */
  Map<String, List<String>> all() {
    return values;
  }

  /** All of them by their keys, with one value each, in a map of the caller's own. */
  Map<String, String> plain() {
    Map<String, String> plain = new TreeMap<>();
    values.forEach((key, all) -> plain.put(key, String.join(" ", all)));
    return plain;
  }

  Optional<String> text(String key) {
    return Optional.ofNullable(values.get(key)).map(all -> all.get(all.size() - 1));
  }

  /** The values of a key that may come several times, in their order. */
  List<String> texts(String key) {
    return values.getOrDefault(key, List.of());
  }

  /** The values of keys that begin so, as {@code env.}, by the rest of the key. */
  Map<String, String> family(String prefix) {
    Map<String, String> family = new TreeMap<>();
    plain()
        .forEach(
            (key, value) -> {
              if (key.startsWith(prefix)) {
                family.put(key.substring(prefix.length()), value);
              }
            });
    return family;
  }

  /**
   * The value as a whole number, if there is one.
   *
   * @throws IllegalArgumentException if it is something else
   */
  OptionalLong longNumber(String key) {
    return text(key).isPresent() ? OptionalLong.of(number(key, 0)) : OptionalLong.empty();
  }

  /**
   * The value as a whole number that an int takes, if there is one.
   *
   * @throws IllegalArgumentException if it is something else
   */
  OptionalInt intNumber(String key) {
    OptionalLong number = longNumber(key);
    if (number.isPresent() && number.getAsLong() != (int) number.getAsLong()) {
      throw new IllegalArgumentException(key + "= is too large: " + number.getAsLong());
    }
    return number.isPresent() ? OptionalInt.of((int) number.getAsLong()) : OptionalInt.empty();
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
      throw new IllegalArgumentException(key + "= needs a whole number: " + text(key).get(), e);
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
      throw new IllegalArgumentException(key + "= needs a number: " + text(key).get(), e);
    }
  }
}
