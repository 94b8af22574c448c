package org.katachi.lab.task;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line about a task, between programs, as docs/farm.md describes them.
 *
 * @param kind its first word
 * @param number the task's number
 * @param content the rest of the line, which may be empty
 */
record TaskLine(String kind, int number, String content) {

  static final String TASK = "task";
  static final String DONE = "done";
  static final String FAILED = "failed";

  private static final Pattern FORM = Pattern.compile("([a-z]+) ([0-9]{1,9})(?: (.*))?");

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it has another form
   */
  static TaskLine parse(String line) {
    Matcher matcher = FORM.matcher(line);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("no line about a task: " + line);
    }
    return new TaskLine(
        matcher.group(1),
        Integer.parseInt(matcher.group(2)),
        Objects.requireNonNullElse(matcher.group(3), ""));
  }

  @Override
  public String toString() {
    return kind + " " + number + " " + content;
  }
}
