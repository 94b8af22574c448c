package org.katachi.lab.task;

import java.io.IOException;
import java.util.Optional;
import org.katachi.lab.progress.ProgressLine;

/** Where tasks are done. All calls come from one thread. */
public interface TaskPool extends AutoCloseable {

  /**
   * Begins.
   *
   * @throws IOException if it can't
   */
  void start() throws IOException;

  /** How many tasks may be given and not taken; it may change with each {@link #take}. */
  int capacity();

  /**
   * Gives a task. The caller keeps within {@link #capacity}.
   *
   * @throws IOException if the pool can't go on
   */
  void give(Task task) throws IOException;

  /**
   * Waits for a result, or for another change.
   *
   * @param progress shows changes
   * @return nothing if only the capacity has changed, or something was remarked
   * @throws IOException if the pool can't go on
   */
  Optional<TaskResult> take(ProgressLine progress) throws IOException;

  /** Ends. What is under way is dropped. */
  @Override
  void close();
}
