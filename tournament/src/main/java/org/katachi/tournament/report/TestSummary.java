package org.katachi.tournament.report;

import java.util.List;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

/**
 * The sequential test of a match, and how its log-likelihood ratio came to be.
 *
 * @param hypotheses what is tested: {@code elo0 0, elo1 5 (logistic)}
 * @param llr the log-likelihood ratio
 * @param lower the ratio at which elo0 is accepted
 * @param upper the ratio at which elo1 is accepted
 * @param verdict what the test says
 * @param llrWithoutFaults the ratio without the pairs that hold a fault, if it would not decide as
 *     the test has; else empty
 * @param ticks the scale of the plot
 * @param lowerPlace where the lower bound lies, in percent of the height from below
 * @param upperPlace where the upper bound lies
 * @param line an SVG path in a square of 100 by 100, from the top left
 * @param steps how many values the test has seen
 * @param unit what the values are: {@code pairs} or {@code games}
 */
record TestSummary(
    String hypotheses,
    String llr,
    String lower,
    String upper,
    String verdict,
    String llrWithoutFaults,
    List<Axis.Tick> ticks,
    String lowerPlace,
    String upperPlace,
    String line,
    int steps,
    String unit) {

  /** More points can't be told apart on a screen. */
  private static final int MOST_POINTS = 400;

  /** Null if there is no test. */
  static TestSummary of(Scoreboard board) {
    if (board.test().isEmpty()) {
      return null;
    }
    Sprt test = board.test().get();
    List<Double> llrs = board.llrHistory();
    double last = board.testStatus().map(Sprt.Status::llr).orElse(0.0);
    Axis axis =
        Axis.around(
            llrs.stream().reduce(test.lowerBound(), Math::min),
            llrs.stream().reduce(test.upperBound(), Math::max));
    return new TestSummary(
        hypotheses(test),
        number(last),
        number(test.lowerBound()),
        number(test.upperBound()),
        board.testStatus().map(Sprt.Status::decision).orElse(Sprt.Decision.CONTINUE).words(),
        board.llrWithoutFaults().map(TestSummary::number).orElse(""),
        axis.ticks(),
        axis.place(test.lowerBound()),
        axis.place(test.upperBound()),
        line(llrs, axis),
        llrs.size(),
        board.hasPairs() ? "pairs" : "games");
  }

  private static String hypotheses(Sprt test) {
    return NumberText.of(
            "elo0 %s, elo1 %s (%s), alpha %s, beta %s",
            NumberText.plain(test.elo0()),
            NumberText.plain(test.elo1()),
            test.model(),
            NumberText.plain(test.alpha()),
            NumberText.plain(test.beta()))
        .replace('-', '−');
  }

  private static String line(List<Double> llrs, Axis axis) {
    StringBuilder line = new StringBuilder(axis.pathTo(new StringBuilder(), "0.00", 0));
    int points = Math.min(MOST_POINTS, llrs.size());
    for (int i = 1; i <= points; i++) {
      int step = (int) ((long) llrs.size() * i / points);
      line.append(axis.pathTo(line, Text.percent(step, llrs.size()), llrs.get(step - 1)));
    }
    return line.toString();
  }

  private static String number(double value) {
    return Text.decimal(value, 2).replace('-', '−');
  }
}
