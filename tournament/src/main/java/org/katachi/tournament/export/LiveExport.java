package org.katachi.tournament.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.log.GameLogReader;
import org.katachi.tournament.log.GameWriter;
import org.katachi.tournament.log.LogHeader;
import org.katachi.tournament.log.LoggedGame;
import org.katachi.tournament.run.MatchListener;
import org.katachi.tournament.run.PlannedGame;
import org.katachi.tournament.score.Scoreboard;

/** Writes games in other formats while they are played. */
public final class LiveExport implements MatchListener, AutoCloseable {

  private final GameWriter writer;

  private LiveExport(GameWriter writer) {
    this.writer = writer;
  }

  /**
   * Begins the files anew, with the games that a log holds already.
   *
   * @param header what the tournament's log says first
   * @param log absent if there is none; it need not exist yet
   * @throws IllegalArgumentException if the log is damaged; the message tells the line
   */
  public static LiveExport open(Exports exports, LogHeader header, Optional<Path> log)
      throws IOException {
    if (exports.isEmpty() || log.filter(Files::exists).isEmpty()) {
      return new LiveExport(exports.open(header));
    }
    try (GameLogReader reader = GameLogReader.open(log.get())) {
      GameWriter writer = exports.open(reader.header());
      for (Optional<LoggedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        writer.write(game.get());
      }
      return new LiveExport(writer);
    }
  }

  @Override
  public void ended(PlannedGame game, GameRecord record, Scoreboard scoreboard) throws IOException {
    writer.write(LoggedGame.of(game, record));
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
