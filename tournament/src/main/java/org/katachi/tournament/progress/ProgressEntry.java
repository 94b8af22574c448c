package org.katachi.tournament.progress;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Optional;
import org.katachi.statistics.EloEstimate;
import org.katachi.statistics.Sprt;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.standings.Scoreboard;

/**
 * How far a tournament is, for programs; what does not apply is null. docs/guide/game-log.md tells
 * the meaning.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ProgressEntry(
    @JsonUnwrapped Ended last,
    long games,
    int total,
    long faults,
    double secondsLeft,
    Match match,
    Test test) {

  private static final double MILLIS_PER_SECOND = 1e3;

  /** The game that has just ended. */
  record Ended(int game, String black, String white, String winner, String ending) {

    private static Ended of(GameRecord game) {
      return new Ended(
          game.number(),
          game.black(),
          game.white(),
          game.result().winnerWord(),
          game.ending().toString());
    }
  }

  /** Infinite numbers, of which JSON has none, are left out. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Match(
      String brain, long wins, long draws, long losses, Double elo, Double lower, Double upper) {

    private static Match of(Scoreboard board) {
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

  /** The second ratio is there only if it does not bring the decision. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Test(double llr, double lower, double upper, String decision, Double llrWithoutFaults) {

    private static Test of(Sprt.Status status, Optional<Double> withoutFaults) {
      return new Test(
          status.llr(),
          status.lowerBound(),
          status.upperBound(),
          status.decision().words(),
          withoutFaults.orElse(null));
    }
  }

  /** After a game. */
  public static ProgressEntry of(GameRecord game, TournamentState tournament, Progress progress) {
    return of(Ended.of(game), tournament, progress);
  }

  /** Before a game. */
  public static ProgressEntry of(TournamentState tournament, Progress progress) {
    return of((Ended) null, tournament, progress);
  }

  private static ProgressEntry of(Ended last, TournamentState tournament, Progress progress) {
    Scoreboard board = tournament.scoreboard();
    return new ProgressEntry(
        last,
        board.games(),
        tournament.games(),
        board.faults(),
        progress.left().toMillis() / MILLIS_PER_SECOND,
        board.isMatch() ? Match.of(board) : null,
        board.testStatus().map(test -> Test.of(test, board.llrWithoutFaults())).orElse(null));
  }
}
