package org.katachi.tournament.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.lang3.Validate;

/** Numbers that an option gives for brains. */
final class BrainNumbers {

  private BrainNumbers() {}

  /**
   * Reads numbers like {@code Katachi=60}; a name may hold {@code =}, too.
   *
   * @param option the option's name, for messages
   * @return the numbers by brain, in their order
   * @throws IllegalArgumentException if one is no such number, or for a brain that has one
   */
  static Map<String, Double> parse(String option, List<String> texts) {
    Map<String, Double> numbers = new LinkedHashMap<>();
    for (String text : texts) {
      int sign = text.lastIndexOf('=');
      Validate.isTrue(sign > 0, "%s takes BRAIN=N, not %s", option, text);
      String brain = text.substring(0, sign);
      double number = number(option, text.substring(sign + 1));
      Validate.isTrue(numbers.put(brain, number) == null, "two %s for %s", option, brain);
    }
    return numbers;
  }

  private static double number(String option, String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(option + " takes a number after the =, not " + text, e);
    }
  }
}
