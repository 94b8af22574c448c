package org.katachi.training;

import java.util.Locale;

/** How well weights foretell games: mean log losses, and how often the move played is the first. */
final class Losses {

  private static final double TINY = 1e-9;

  private double value;
  private long values;
  private double move;
  private long moves;
  private long foreseen;

  void addValue(double target, double foretold) {
    value -=
        target * Math.log(Math.max(TINY, foretold))
            + (1 - target) * Math.log(Math.max(TINY, 1 - foretold));
    values++;
  }

  void addMove(double foretold, boolean isFirst) {
    move -= Math.log(Math.max(TINY, foretold));
    moves++;
    foreseen += isFirst ? 1 : 0;
  }

  /** The mean loss of the value. */
  double value() {
    return value / Math.max(1, values);
  }

  @Override
  public String toString() {
    if (moves == 0) {
      return String.format(Locale.ROOT, "value %.4f, %d positions", value(), values);
    }
    return String.format(
        Locale.ROOT,
        "value %.4f, moves %.4f (first %.1f %%), %d positions",
        value(),
        move / moves,
        100.0 * foreseen / moves,
        values);
  }
}
