package org.katachi.tournament.play;

import java.util.OptionalInt;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.standings.Scoreboard;

/**
 * Stops a tournament in which brains fail too often.
 *
 * @param most how many games brains may lose by faults of their own; without it any number
 */
public record FaultLimit(OptionalInt most) implements MatchListener {

  /** Tells that the tournament is to stop. */
  public static final class Exceeded extends RuntimeException {

    private static final long serialVersionUID = 1;

    Exceeded(String message) {
      super(message);
    }
  }

  @Override
  public void ended(GameRecord game, Scoreboard scoreboard) {
    check(scoreboard);
  }

  /**
   * Looks at all games.
   *
   * @throws Exceeded if there are more faults than may be
   */
  public void check(Scoreboard scoreboard) {
    long faults = scoreboard.faults();
    if (most.isPresent() && faults > most.getAsInt()) {
      throw new Exceeded(
          "stopped, brains have lost "
              + faults
              + (faults == 1 ? " game" : " games")
              + " by faults and may lose "
              + most.getAsInt());
    }
  }
}
