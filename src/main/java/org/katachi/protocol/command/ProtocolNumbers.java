package org.katachi.protocol.command;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Parses the numbers of the protocol. A number too large for its type becomes the largest of the
 * type, which is just as far outside every range.
 */
public final class ProtocolNumbers {

  private ProtocolNumbers() {}

  /**
   * A decimal number with or without a sign.
   *
   * @return empty if the text is anything else
   */
  public static OptionalLong parse(String text) {
    int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
    if (text.length() == start) {
      return OptionalLong.empty();
    }
    long value = 0;
    for (int i = start; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return OptionalLong.empty();
      }
      boolean fits = value <= (Long.MAX_VALUE - digit) / 10;
      value = fits ? 10 * value + digit : Long.MAX_VALUE;
    }
    return OptionalLong.of(text.charAt(0) == '-' ? -value : value);
  }

  /**
   * ProtocolNumbers with commas between them, and blanks around the commas.
   *
   * @return an empty list if the text is anything else
   */
  static List<Integer> parseList(String text) {
    List<Integer> numbers = new ArrayList<>();
    int start = 0;
    while (start <= text.length()) {
      int comma = text.indexOf(',', start);
      int end = comma < 0 ? text.length() : comma;
      OptionalLong number = parse(text.substring(start, end).trim());
      if (number.isEmpty()) {
        return List.of();
      }
      numbers.add(toInt(number.getAsLong()));
      start = end + 1;
    }
    return List.copyOf(numbers);
  }

  private static int toInt(long number) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number));
  }
}
