package org.katachi.tournament.console;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.game.GameResult;
import org.katachi.tournament.run.MatchListener;
import org.katachi.tournament.run.PlannedGame;
import org.katachi.tournament.run.TournamentState;
import org.katachi.tournament.score.Scoreboard;
import org.katachi.tournament.statistics.EloEstimate;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.WinDrawLoss;

/** Tells other programs of a tournament: a line of JSON after each game. */
public final class ProgressFile implements MatchListener, AutoCloseable {

  /** What a line says; what does not apply is left out. docs/game-log.md tells the meaning. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Entry(
      int game,
      String black,
      String white,
      String winner,
      String ending,
      long games,
      int total,
      long faults,
      double secondsLeft,
      Match match,
      Test test) {}

  /** Infinite numbers, of which JSON has none, are left out. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Match(
      String brain, long wins, long draws, long losses, Double elo, Double lower, Double upper) {

    static Match of(Scoreboard board) {
      WinDrawLoss games = board.tally().games();
      EloEstimate elo = board.statistics().elo();
      return new Match(
          board.brains().get(0),
          games.wins(),
          games.draws(),
          games.losses(),
          finite(elo.elo()),
          finite(elo.lower()),
          finite(elo.upper()));
    }

    private static Double finite(double number) {
      return Double.isFinite(number) ? (Double) number : null;
    }
  }

  private record Test(double llr, double lower, double upper, String decision) {

    static Test of(Sprt.Status status) {
      return new Test(
          status.ratio(), status.lowerBound(), status.upperBound(), status.decision().words());
    }
  }

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
  public void ended(PlannedGame game, GameRecord record, Scoreboard board) throws IOException {
    GameResult result = record.result();
    Entry entry =
        new Entry(
            game.number() + 1,
            record.black(),
            record.white(),
            result.winner().map(side -> side.name().toLowerCase(Locale.ROOT)).orElse("none"),
            result.ending().toString(),
            board.games(),
            tournament.games(),
            board.faults(),
            progress.left().toMillis() / 1e3,
            board.isMatch() ? Match.of(board) : null,
            board.testStatus().map(Test::of).orElse(null));
    out.write(MAPPER.writeValueAsString(entry) + "\n");
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
