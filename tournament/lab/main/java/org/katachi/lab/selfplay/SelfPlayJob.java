package org.katachi.lab.selfplay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.IntFunction;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.task.OrderedJob;
import org.katachi.lab.task.RecordFile;
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
public record SelfPlayJob(Path file, SelfPlayKind kind, int count) {

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
        ProgressLine progress = output.begin("games", games.games(), count)) {
      TaskRun.run(pool, new OrderedJob<>(new Games(games), count, progress), progress);
    }
  }

  private final class Games implements RecordFile<SelfPlayGame> {

    private final SelfPlayFormat format = new SelfPlayFormat(kind.geometry());
    private final SelfPlayReferee referee = new SelfPlayReferee(kind);
    private final SelfPlayAppender games;
    private final long before;

    Games(SelfPlayAppender games) {
      this.games = games;
      before = games.positions();
    }

    @Override
    public int count() {
      return games.games();
    }

    @Override
    public SelfPlayGame read(String content) {
      SelfPlayGame game = format.ofText(content);
      referee.check(game);
      return game;
    }

    @Override
    public void write(SelfPlayGame game) throws IOException {
      games.write(game);
    }

    @Override
    public String note() {
      return (games.positions() - before) + " new positions";
    }
  }
}
