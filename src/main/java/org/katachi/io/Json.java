package org.katachi.io;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

/** Writes values as JSON: maps, collections, strings, numbers, truth values and null. */
public final class Json {

  private static final int FIRST_PRINTABLE = 0x20;

  private final StringBuilder text = new StringBuilder();

  private Json() {}

  /**
   * The text of a value, on one line.
   *
   * @throws IllegalArgumentException if it has a part of another type, or a number that is not
   *     finite
   */
  public static String write(Object value) {
    Json json = new Json();
    json.append(value);
    return json.text.toString();
  }

  private void append(Object value) {
    if (value instanceof Map<?, ?> map) {
      appendMap(map);
    } else if (value instanceof Collection<?> collection) {
      appendAll(collection);
    } else if (value instanceof CharSequence characters) {
      appendString(characters);
    } else if (value == null || value instanceof Boolean || isFinite(value)) {
      text.append(value);
    } else {
      throw new IllegalArgumentException("not for JSON: " + value);
    }
  }

  private static boolean isFinite(Object value) {
    return value instanceof Number number && Double.isFinite(number.doubleValue());
  }

  private void appendMap(Map<?, ?> map) {
    text.append('{');
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text.append(separator);
      appendString(entry.getKey().toString());
      text.append(':');
      append(entry.getValue());
      separator = ",";
    }
    text.append('}');
  }

  private void appendAll(Collection<?> collection) {
    text.append('[');
    for (Iterator<?> values = collection.iterator(); values.hasNext(); ) {
      append(values.next());
      text.append(values.hasNext() ? "," : "");
    }
    text.append(']');
  }

  private void appendString(CharSequence characters) {
    text.append('"');
    for (int i = 0; i < characters.length(); i++) {
      char character = characters.charAt(i);
      if (character == '"' || character == '\\') {
        text.append('\\').append(character);
      } else if (character < FIRST_PRINTABLE) {
        text.append("\\u%04x".formatted((int) character));
      } else {
        text.append(character);
      }
    }
    text.append('"');
  }
}
