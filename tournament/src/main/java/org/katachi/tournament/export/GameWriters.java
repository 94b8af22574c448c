package org.katachi.tournament.export;

import java.io.IOException;
import java.util.List;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.standings.Scoreboard;

/**
 * Several writers as one, also of games that are being played.
 *
 * @param writers more may be added to the list
 */
public record GameWriters(List<GameWriter> writers) implements GameWriter, MatchListener {

  @Override
  public void ended(GameRecord game, Scoreboard scoreboard) throws IOException {
    write(game);
  }

  @Override
  public void write(GameRecord game) throws IOException {
    for (GameWriter writer : writers) {
      writer.write(game);
    }
  }

  /** Closes all, also if one can't be, and then tells of the first that can't. */
  @Override
  public void close() throws IOException {
    IOException first = null;
    for (GameWriter writer : writers) {
      try {
        writer.close();
      } catch (IOException e) {
        first = first == null ? e : first;
      }
    }
    if (first != null) {
      throw first;
    }
  }
}
