package org.katachi.statistics;

import java.util.Arrays;

/** How a game ended for one of its two brains. */
public enum Outcome {
  LOSS(0),
  DRAW(1),
  WIN(2);

  private final int halfPoints;

  Outcome(int halfPoints) {
    this.halfPoints = halfPoints;
  }

  /**
   * The outcome that is worth so much.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Outcome ofHalfPoints(int halfPoints) {
    return Arrays.stream(values())
        .filter(outcome -> outcome.halfPoints == halfPoints)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no result " + halfPoints));
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
  public int halfPoints() {
    return halfPoints;
  }
}
