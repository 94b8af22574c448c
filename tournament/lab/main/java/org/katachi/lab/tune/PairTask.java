package org.katachi.lab.tune;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;
import org.katachi.lab.task.Task;

/**
 * A pair of games as a task: its number decides the opening, and its content has the parameters.
 *
 * @param own the parameters of the one side
 * @param opponent the parameters of the other side
 */
@SuppressWarnings("ArrayRecordComponent") // Handed over, never compared.
record PairTask(int number, long[] own, long[] opponent) {

  private static final String SEPARATOR = ",";

  /** The task. */
  Task task() {
    return new Task(number, text(own) + " " + text(opponent));
  }

  private static String text(long[] values) {
    return Arrays.stream(values).mapToObj(Long::toString).collect(Collectors.joining(SEPARATOR));
  }

  /**
   * Reads a task.
   *
   * @throws IllegalArgumentException if it is something else, or has another number of parameters
   */
  static PairTask of(Task task) {
    return new PairTask(
        task.number(),
        values(StringUtils.substringBefore(task.content(), " ")),
        values(StringUtils.substringAfter(task.content(), " ")));
  }

  private static long[] values(String text) {
    long[] values = Arrays.stream(text.split(SEPARATOR, -1)).mapToLong(Long::parseLong).toArray();
    if (values.length != TunableParameter.all().size()) {
      throw new IllegalArgumentException(values.length + " parameters");
    }
    return values;
  }
}
