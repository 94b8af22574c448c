package org.katachi.lab.task;

/** Does tasks one after the other. Belongs to one thread. */
@FunctionalInterface
public interface TaskWorker {

  /**
   * Does a task.
   *
   * @return the content of its result, in one line
   * @throws IllegalArgumentException if the task makes no sense
   */
  String work(Task task);
}
