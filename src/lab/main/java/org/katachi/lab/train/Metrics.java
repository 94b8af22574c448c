package org.katachi.lab.train;

import java.util.Locale;
import org.katachi.lab.curves.Curves;

/** The quality of a fit: mean log losses, and how often the move played is predicted first. */
public final class Metrics {

  private static final double TINY = 1e-9;

  private double valueLoss;
  private long values;
  private double moveLoss;
  private long moves;
  private long firstMoves;

  void addValue(double target, double predicted) {
    valueLoss -=
        target * Math.log(Math.max(TINY, predicted))
            + (1 - target) * Math.log(Math.max(TINY, 1 - predicted));
    values++;
  }

  void addMove(double predicted, boolean isFirst) {
    moveLoss -= Math.log(Math.max(TINY, predicted));
    moves++;
    firstMoves += isFirst ? 1 : 0;
  }

  /** Adds the metrics as points of curves; a part without samples has none. */
  public void addTo(Curves curves, String line, long samples) {
    if (values > 0) {
      curves.add("value, log loss", line, samples, valueLoss());
    }
    if (moves > 0) {
      curves.add("moves, log loss", line, samples, moveLoss / moves);
      curves.add("move played is first, %", line, samples, firstPercent());
    }
  }

  /** The mean log loss of the value. */
  double valueLoss() {
    return valueLoss / Math.max(1, values);
  }

  private double firstPercent() {
    return 100.0 * firstMoves / moves;
  }

  @Override
  public String toString() {
    if (moves == 0) {
      return String.format(Locale.ROOT, "value %.4f, %d positions", valueLoss(), values);
    }
    return String.format(
        Locale.ROOT,
        "value %.4f, moves %.4f (first %.1f %%), %d positions",
        valueLoss(),
        moveLoss / moves,
        firstPercent(),
        values);
  }
}
