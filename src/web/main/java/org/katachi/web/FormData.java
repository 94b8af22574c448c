package org.katachi.web;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.math.NumberUtils;

/** The fields of a request, in the form of an HTML form. */
public final class FormData {

  private final Map<String, String> values = new HashMap<>();

  private FormData() {}

  /** Parses fields, as {@code a=1&b=2}. */
  public static FormData parse(String text) {
    FormData form = new FormData();
    for (String field : StringUtils.split(StringUtils.defaultString(text), '&')) {
      form.values.put(
          decode(StringUtils.substringBefore(field, "=")),
          decode(StringUtils.substringAfter(field, "=")));
    }
    return form;
  }

  private static String decode(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  /** A field's value; the empty string if it is missing. */
  public String text(String name) {
    return values.getOrDefault(name, "");
  }

  /**
   * A field's value as a whole number.
   *
   * @throws IllegalArgumentException if it is missing, or not from {@code min} to {@code max}
   */
  int number(String name, int min, int max) {
    return (int) number(name, min, (long) max);
  }

  /** The same for greater numbers. */
  long number(String name, long min, long max) {
    long number = NumberUtils.toLong(text(name), Long.MIN_VALUE);
    if (number < min || number > max) {
      throw new IllegalArgumentException(
          "%s is not from %d to %d: %s".formatted(name, min, max, text(name)));
    }
    return number;
  }
}
