package org.katachi.farm.coordinator;

import java.util.regex.Pattern;

/** Words in which those of a worker stand, as one line of a terminal. */
final class PlainLine {

  private static final Pattern BREAK = Pattern.compile("\\R|\\t");

  /** Control characters, that move a terminal's cursor or ring its bell, among them. */
  private static final Pattern UNPRINTABLE = Pattern.compile("\\p{C}");

  /** Long enough for a reason, and for the name of the worker before it. */
  private static final int MAX_LENGTH = 500;

  private PlainLine() {}

  static String of(String words) {
    String line = BREAK.matcher(words).replaceAll(" ");
    String text = UNPRINTABLE.matcher(line).replaceAll("?");
    return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "…";
  }
}
