package org.katachi.conformance.tracker;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A command as a brain must read it: letter case and blanks do not matter.
 *
 * @param word the first word in capitals; empty for a line of numbers
 * @param numbers empty if the rest of the line is anything but integers with commas between them
 */
record SentCommand(String word, List<Integer> numbers) {

  private static final Pattern NUMBERS = Pattern.compile("-?[0-9]{1,9}(\\s*,\\s*-?[0-9]{1,9})*");

  static SentCommand of(String line) {
    String text = line.strip();
    List<Integer> all = numbers(text);
    if (!all.isEmpty()) {
      return new SentCommand("", all);
    }
    String[] parts = text.split("\\s+", 2);
    return new SentCommand(
        parts[0].toUpperCase(Locale.ROOT), parts.length == 1 ? all : numbers(parts[1]));
  }

  private static List<Integer> numbers(String text) {
    if (!NUMBERS.matcher(text).matches()) {
      return List.of();
    }
    List<Integer> numbers = new ArrayList<>();
    for (String part : text.split("\\s*,\\s*", -1)) {
      numbers.add(Integer.valueOf(part));
    }
    return numbers;
  }
}
