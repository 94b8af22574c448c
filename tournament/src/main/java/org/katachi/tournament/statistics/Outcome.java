package org.katachi.tournament.statistics;

/** How a game ended for one of its two brains. */
public enum Outcome {
  LOSS(0),
  DRAW(1),
  WIN(2);

  private final int halfPoints;

  Outcome(int halfPoints) {
    this.halfPoints = halfPoints;
  }

  /** What the same game is to the opponent. */
  public Outcome reversed() {
    return switch (this) {
      case LOSS -> WIN;
      case DRAW -> DRAW;
      case WIN -> LOSS;
    };
  }

  /** Twice the points of the game: 0, 1 or 2. */
  int halfPoints() {
    return halfPoints;
  }
}
