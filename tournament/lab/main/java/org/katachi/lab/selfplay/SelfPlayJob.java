package org.katachi.lab.selfplay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.IntFunction;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.task.OrderedJob;
import org.katachi.lab.task.TaskPool;
import org.katachi.lab.task.TaskRun;
import org.katachi.lab.task.TaskWorker;

/**
 * Fills a file with self-play games, and goes on where it was interrupted.
 *
 * @param file the file
 * @param kind the rules and the board of its games
 * @param count the number of games that the file will hold
 */
public record SelfPlayJob(Path file, GameVariant kind, int count) {

  /**
   * Makes its games.
   *
   * @param source makes the game with each number
   */
  public TaskWorker worker(IntFunction<SelfPlayGame> source) {
    SelfPlayFormat format = new SelfPlayFormat(kind.geometry());
    return task -> format.text(source.apply(task.number()));
  }

  /**
   * Adds the missing games.
   *
   * @param pool where they are made
   * @throws IllegalArgumentException if the file holds games of another kind
   */
  public void run(TaskPool pool, ProgressOutput output) throws IOException {
    try (SelfPlayAppender games = SelfPlayAppender.open(file, kind);
        ProgressLine progress = output.begin("games", games.count(), count)) {
      TaskRun.run(pool, new OrderedJob<>(games, count, progress), progress);
    }
  }
}
