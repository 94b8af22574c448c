package org.katachi.brain.gomocup;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a brain says that the game stands for it.
 *
 * @param value in the brain's own unit, positive when it is better; infinite for a forced result,
 *     so that every threshold is passed
 * @param pliesToEnd for a forced result the plies to the end, if they were told
 */
public record Evaluation(double value, OptionalInt pliesToEnd) {

  private static final Pattern FORCED =
      Pattern.compile("([+-]?)(?:M|V|#|MATE|W|L)([0-9]{1,4}|\\*)", Pattern.CASE_INSENSITIVE);

  /** An estimate. */
  public static Evaluation estimate(double value) {
    return new Evaluation(value, OptionalInt.empty());
  }

  /**
   * Reads an evaluation as brains print it: {@code 35}, {@code -0.27}, {@code +M9} or {@code -M8}
   * for a forced win or loss in so many plies, {@code -M*} for one of unknown length; V, W, L and #
   * are understood as M is.
   */
  public static Optional<Evaluation> parse(String text) {
    Matcher forced = FORCED.matcher(text);
    if (!forced.matches()) {
      try {
        return Optional.of(estimate(Double.parseDouble(text))).filter(Evaluation::isFinite);
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }
    boolean lost = forced.group(1).equals("-") || text.toUpperCase(Locale.ROOT).indexOf('L') >= 0;
    String plies = forced.group(2);
    return Optional.of(
        new Evaluation(
            lost ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY,
            plies.equals("*") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(plies))));
  }

  private boolean isFinite() {
    return Double.isFinite(value);
  }

  /** Whether the brain takes its win for certain. */
  public boolean isForcedWin() {
    return value == Double.POSITIVE_INFINITY;
  }

  /** Whether the brain takes its loss for certain. */
  public boolean isForcedLoss() {
    return value == Double.NEGATIVE_INFINITY;
  }

  /** As {@link #parse} reads it, never -0: {@code 35}, {@code 0.5}, {@code +M9}, {@code -M*}. */
  @Override
  public String toString() {
    if (isForcedWin() || isForcedLoss()) {
      String plies = pliesToEnd.isPresent() ? Integer.toString(pliesToEnd.getAsInt()) : "*";
      return (isForcedWin() ? "+M" : "-M") + plies;
    }
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value + 0.0)
        : Double.toString(value);
  }
}
