package org.katachi.brain;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line about a task, between a program that does tasks and who has them done: {@code task 17
 * CONTENT}, {@code done 17 CONTENT}, {@code failed 17 REASON}.
 *
 * @param kind its first word
 * @param number the task's number
 * @param content the rest of the line, which may be empty
 */
public record TaskLine(String kind, int number, String content) {

  /** A task to be done. */
  public static final String TASK = "task";

  /** A task that was done. */
  public static final String DONE = "done";

  /** A task that can't be done. */
  public static final String FAILED = "failed";

  private static final Pattern FORM = Pattern.compile("([a-z]+) ([0-9]{1,9})(?: (.*))?");

  /** Reads a line; nothing if it has another form. */
  public static Optional<TaskLine> parse(String line) {
    Matcher matcher = FORM.matcher(line);
    return matcher.matches()
        ? Optional.of(
            new TaskLine(
                matcher.group(1),
                Integer.parseInt(matcher.group(2)),
                Optional.ofNullable(matcher.group(3)).orElse("")))
        : Optional.empty();
  }

  @Override
  public String toString() {
    return kind + " " + number + " " + content;
  }
}
