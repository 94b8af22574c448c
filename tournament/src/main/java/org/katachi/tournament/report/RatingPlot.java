package org.katachi.tournament.report;

import java.util.List;
import java.util.stream.DoubleStream;
import org.katachi.statistics.Rating;

/**
 * Ratings as points with error bars, all places in percent of the width.
 *
 * @param ticks the scale
 * @param rows the brains, the strongest first
 */
record RatingPlot(List<Axis.Tick> ticks, List<Row> rows) {

  /** The widest error that is drawn whole; that of a brain without games is infinite. */
  private static final double WIDEST = 800;

  /** A brain's bar from {@code from} to {@code to} with its point between. */
  record Row(String brain, String words, String from, String at, String to) {}

  static RatingPlot of(List<Rating> ratings) {
    Axis axis = Axis.around(ends(ratings, -1).min().orElse(-1), ends(ratings, 1).max().orElse(1));
    return new RatingPlot(axis.ticks(), ratings.stream().map(rating -> row(rating, axis)).toList());
  }

  private static DoubleStream ends(List<Rating> ratings, int sign) {
    return ratings.stream().mapToDouble(rating -> rating.elo() + sign * drawnError(rating));
  }

  private static double drawnError(Rating rating) {
    return Math.min(WIDEST, rating.error());
  }

  private static Row row(Rating rating, Axis axis) {
    return new Row(
        rating.brain(),
        Text.elo(rating.elo()) + " " + Text.error(rating.error()),
        axis.place(rating.elo() - drawnError(rating)),
        axis.place(rating.elo()),
        axis.place(rating.elo() + drawnError(rating)));
  }
}
