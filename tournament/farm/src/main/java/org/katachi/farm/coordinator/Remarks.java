package org.katachi.farm.coordinator;

import java.util.regex.Pattern;

/** What is told of workers, in which stand words that a worker has chosen. */
final class Remarks {

  private static final Pattern BREAK = Pattern.compile("\\R|\\t");

  /** Control characters, that move a terminal's cursor or ring its bell, among them. */
  private static final Pattern UNPRINTABLE = Pattern.compile("\\p{C}");

  /** Long enough for a reason, and for the name of the worker before it. */
  private static final int MOST = 500;

  private Remarks() {}

  /** A text as one line of a terminal. */
  static String printable(String words) {
    String line = BREAK.matcher(words).replaceAll(" ");
    String text = UNPRINTABLE.matcher(line).replaceAll("?");
    return text.length() <= MOST ? text : text.substring(0, MOST) + "…";
  }
}
