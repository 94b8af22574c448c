package org.katachi.lab.task;

import java.io.IOException;
import java.util.Optional;

/** A job: gives its tasks and takes their results, in whatever order these come. */
public interface TaskSource {

  /** Whether nothing is left to be done; what is under way then is dropped. */
  boolean isOver();

  /** The next task; nothing if others must be done before, or none is left. */
  Optional<Task> next();

  /**
   * Takes a result, of each task once.
   *
   * @throws IllegalArgumentException if it makes no sense; the task is done again
   * @throws IOException if it can't be kept
   */
  void take(TaskResult result) throws IOException;
}
