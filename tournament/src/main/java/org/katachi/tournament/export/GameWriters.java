package org.katachi.tournament.export;

import java.io.IOException;
import java.util.List;
import org.katachi.tournament.log.GameWriter;
import org.katachi.tournament.log.LoggedGame;

/** Several writers as one. */
final class GameWriters implements GameWriter {

  private final List<GameWriter> writers;

  /** Writers, to which more may be added. */
  GameWriters(List<GameWriter> writers) {
    this.writers = writers;
  }

  @Override
  public void write(LoggedGame game) throws IOException {
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
