package org.katachi.tournament.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A scale of a plot between two round numbers.
 *
 * @param from where it begins
 * @param to where it ends
 * @param step the distance of its ticks
 */
record Axis(double from, double to, double step) {

  private static final double HUNDRED = 100;
  private static final int MAX_STEPS = 6;

  /**
   * A line of the scale.
   *
   * @param label the number
   * @param place where it lies, in percent of the length
   * @param zero whether it is zero
   * @param minor whether its label may be left out where there is little room
   */
  record Tick(String label, String place, boolean zero, boolean minor) {}

  /** A scale that holds both numbers. */
  static Axis around(double least, double greatest) {
    double step = roundStep((greatest - least) / MAX_STEPS);
    return new Axis(
        Math.floor(least / step) * step, Math.max(1, Math.ceil(greatest / step)) * step, step);
  }

  /** The least of 1, 2, 5, 10, 20, 50 and so on that is no less than the distance. */
  private static double roundStep(double distance) {
    double step = 1;
    for (int i = 0; step < distance; i++) {
      step *= i % 3 == 1 ? 2.5 : 2;
    }
    return step;
  }

  /** Where a number lies, in percent of the length; numbers beyond the ends lie on them. */
  double percent(double value) {
    return HUNDRED * (Math.max(from, Math.min(to, value)) - from) / (to - from);
  }

  /** The same in words. */
  String place(double value) {
    return Text.decimal(percent(value), 2);
  }

  /** The next point of an SVG path in a square of 100 by 100, whose top is the scale's end. */
  String pathTo(StringBuilder path, String across, double value) {
    return (path.isEmpty() ? "M" : "L") + across + "," + Text.decimal(HUNDRED - percent(value), 2);
  }

  /** The ticks from the least on. */
  List<Tick> ticks() {
    List<Tick> ticks = new ArrayList<>();
    for (long i = Math.round(from / step); i <= Math.round(to / step); i++) {
      ticks.add(new Tick(Text.elo(i * step), place(i * step), i == 0, i % 2 != 0));
    }
    return ticks;
  }
}
