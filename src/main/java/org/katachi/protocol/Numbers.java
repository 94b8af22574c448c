package org.katachi.protocol;

import java.util.OptionalLong;

/**
 * Reads the numbers of the protocol. A number too great for its type becomes the type's greatest,
 * for it is as far outside every range.
 */
final class Numbers {

  private static final int[] NONE = {};

  private Numbers() {}

  /**
   * A decimal number with or without a sign.
   *
   * @return nothing if the text is anything else
   */
  static OptionalLong parse(String text) {
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
   * Numbers with commas between them and blanks where one likes.
   *
   * @return no number if the text is anything else
   */
  static int[] parseList(String text) {
    int[] numbers = new int[commas(text) + 1];
    int start = 0;
    for (int i = 0; i < numbers.length; i++) {
      int comma = text.indexOf(',', start);
      OptionalLong number = parse(text.substring(start, comma < 0 ? text.length() : comma).trim());
      if (number.isEmpty()) {
        return NONE;
      }
      numbers[i] = toInt(number.getAsLong());
      start = comma + 1;
    }
    return numbers;
  }

  private static int toInt(long number) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number));
  }

  private static int commas(String text) {
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      count += text.charAt(i) == ',' ? 1 : 0;
    }
    return count;
  }
}
