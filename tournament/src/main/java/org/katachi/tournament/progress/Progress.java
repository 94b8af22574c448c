package org.katachi.tournament.progress;

import java.time.Duration;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.text.NumberText;

/** How far a tournament is, and how long it will take at the speed so far. */
public final class Progress {

  private final TournamentState tournament;
  private final long gamesBefore;
  private final long startNanos;

  /** A tournament that begins, or goes on, now. */
  public Progress(TournamentState tournament) {
    this.tournament = tournament;
    gamesBefore = tournament.scoreboard().games();
    startNanos = tournament.playingTime().nanos();
  }

  /** How long the games that are left will take. */
  Duration left() {
    long games = tournament.scoreboard().games();
    long played = tournament.playingTime().nanos() - startNanos;
    double perGame = (double) played / Math.max(1, games - gamesBefore);
    return Duration.ofNanos((long) (perGame * (tournament.games() - games)));
  }

  /** As {@code 30 of 200 games, 15 %, 1:02:03 to go}. */
  public String line() {
    long games = tournament.scoreboard().games();
    Duration left = left();
    return NumberText.of(
        "%d of %s games, %.0f %%, %d:%02d:%02d to go%s",
        games,
        total(tournament),
        100.0 * games / tournament.games(),
        left.toHours(),
        left.toMinutesPart(),
        left.toSecondsPart(),
        tournament.mayGrow() ? " or more" : "");
  }

  /** The number of games, as far as it is known. */
  public static String total(TournamentState tournament) {
    return tournament.games() + (tournament.mayGrow() ? " or more" : "");
  }
}
