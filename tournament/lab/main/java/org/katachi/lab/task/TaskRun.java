package org.katachi.lab.task;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.katachi.lab.progress.ProgressLine;

/** Has all tasks of a job done in a pool. */
public final class TaskRun {

  /** After so many results that make no sense a task is given up. */
  private static final int MAX_BAD_RESULTS = 4;

  private final TaskPool pool;
  private final TaskSource job;
  private final ProgressLine progress;
  private final Map<Integer, Task> underWay = new HashMap<>();
  private final Map<Integer, Integer> badResults = new HashMap<>();

  /** Why no more tasks are given; those under way are taken still. */
  private Optional<IOException> end = Optional.empty();

  private TaskRun(TaskPool pool, TaskSource job, ProgressLine progress) {
    this.pool = pool;
    this.job = job;
    this.progress = progress;
  }

  /**
   * Returns when the job is over.
   *
   * @param progress shows what happens in the pool
   * @throws IOException if the pool can't go on, a result can't be kept, or a task has no result
   *     that makes sense
   */
  public static void run(TaskPool pool, TaskSource job, ProgressLine progress) throws IOException {
    if (!job.isOver()) {
      pool.start();
      new TaskRun(pool, job, progress).run();
    }
  }

  private void run() throws IOException {
    while (!job.isOver()) {
      giveMore();
      if (end.isPresent() && underWay.isEmpty()) {
        throw end.get();
      }
      Optional<TaskResult> result = pool.take(progress);
      if (result.isPresent()) {
        take(result.get());
      }
    }
  }

  private void giveMore() throws IOException {
    while (end.isEmpty() && underWay.size() < pool.capacity()) {
      Optional<Task> task = job.next();
      if (task.isEmpty()) {
        return;
      }
      underWay.put(task.get().number(), task.get());
      pool.give(task.get());
    }
  }

  private void take(TaskResult result) throws IOException {
    Task task = underWay.remove(result.number());
    if (task == null) {
      return;
    }
    try {
      job.take(result);
      badResults.remove(task.number());
    } catch (IllegalArgumentException e) {
      refuse(task, result, e);
    }
  }

  private void refuse(Task task, TaskResult result, IllegalArgumentException cause)
      throws IOException {
    String words =
        "worker %s sent a result of task %d that makes no sense: %s"
            .formatted(result.worker(), task.number(), cause.getMessage());
    if (badResults.merge(task.number(), 1, Integer::sum) >= MAX_BAD_RESULTS) {
      end =
          Optional.of(
              new IOException(
                  words + "; that was result " + MAX_BAD_RESULTS + " of this task without sense",
                  cause));
      return;
    }
    progress.remark(words);
    underWay.put(task.number(), task);
    pool.give(task);
  }
}
