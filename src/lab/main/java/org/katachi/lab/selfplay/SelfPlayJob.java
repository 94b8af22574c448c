package org.katachi.lab.selfplay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.IntFunction;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;

/**
 * Fills a file with self-play games, and goes on where it was interrupted.
 *
 * @param file the file
 * @param kind the rules and the board of its games
 * @param count the number of games that the file will hold
 */
public record SelfPlayJob(Path file, SelfPlayKind kind, int count) {

  /**
   * Adds the missing games.
   *
   * @param source makes the game with each number
   * @throws IllegalArgumentException if the file holds games of another kind
   */
  public void run(IntFunction<SelfPlayGame> source, ProgressOutput output) throws IOException {
    try (SelfPlayAppender games = SelfPlayAppender.open(file, kind);
        ProgressLine progress = output.begin("games", games.games(), count)) {
      long before = games.positions();
      while (games.games() < count) {
        games.write(source.apply(games.games()));
        progress.step((games.positions() - before) + " new positions");
      }
    }
  }
}
