package org.katachi.statistics;

/**
 * The games of a brain, counted by outcome (trinomial counts).
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 */
public record WinDrawLoss(long wins, long draws, long losses) {

  public static final WinDrawLoss NONE = new WinDrawLoss(0, 0, 0);

  /**
   * Checks the counts.
   *
   * @throws IllegalArgumentException if a count is negative
   */
  public WinDrawLoss {
    if (wins < 0 || draws < 0 || losses < 0) {
      throw new IllegalArgumentException(
          "negative count of games: " + wins + "-" + draws + "-" + losses);
    }
  }

  /** These games and one more. */
  public WinDrawLoss plus(Outcome outcome) {
    return switch (outcome) {
      case WIN -> new WinDrawLoss(wins + 1, draws, losses);
      case DRAW -> new WinDrawLoss(wins, draws + 1, losses);
      case LOSS -> new WinDrawLoss(wins, draws, losses + 1);
    };
  }

  /** These games and others. */
  public WinDrawLoss plus(WinDrawLoss other) {
    return new WinDrawLoss(wins + other.wins, draws + other.draws, losses + other.losses);
  }

  /** The same games as the opponent counts them. */
  public WinDrawLoss reversed() {
    return new WinDrawLoss(losses, draws, wins);
  }

  public long games() {
    return wins + draws + losses;
  }

  /** Wins and half of the draws. */
  public double points() {
    return wins + draws / 2.0;
  }

  /** The points of a game on average, from 0 to 1; 0 without games. */
  public double share() {
    return games() == 0 ? 0 : points() / games();
  }

  /** The share of games that were drawn, zero if there are no games. */
  public double drawRatio() {
    return games() == 0 ? 0 : (double) draws / games();
  }

  /** The sample of single games that these counts are. */
  public ScoreSample sample() {
    return new ScoreSample(1, losses, draws, wins);
  }
}
