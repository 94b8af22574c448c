package org.katachi.tournament.progress;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.standings.Scoreboard;

/** Tells other programs of a tournament: a line of JSON after each game. */
public final class ProgressFile implements MatchListener, AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Writer out;
  private final TournamentState tournament;
  private final Progress progress;

  private ProgressFile(Writer out, TournamentState tournament) {
    this.out = out;
    this.tournament = tournament;
    progress = new Progress(tournament);
  }

  /** Appends to a file, or writes to a pipe. */
  public static ProgressFile open(Path file, TournamentState tournament) throws IOException {
    return new ProgressFile(
        Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND),
        tournament);
  }

  @Override
  public void ended(GameRecord game, Scoreboard board) throws IOException {
    ProgressEntry entry = ProgressEntry.of(game, tournament, progress);
    out.write(MAPPER.writeValueAsString(entry) + "\n");
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
