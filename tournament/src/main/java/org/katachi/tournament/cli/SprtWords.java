package org.katachi.tournament.cli;

import java.util.List;
import java.util.Map;
import org.katachi.tournament.statistics.EloModel;
import org.katachi.tournament.statistics.Sprt;

/** Makes a test of the words after {@code -sprt}. */
final class SprtWords {

  private static final List<String> KNOWN = List.of("elo0", "elo1", "alpha", "beta", "model");

  private SprtWords() {}

  /**
   * Makes the test.
   *
   * @throws IllegalArgumentException if the words make no test
   */
  static Sprt test(List<List<String>> groups) {
    KeyValues values = KeyValues.parseAll("-sprt", KNOWN, groups);
    if (values.text("elo0").isEmpty() || values.text("elo1").isEmpty()) {
      throw new IllegalArgumentException("-sprt needs elo0= and elo1=");
    }
    return new Sprt(
        values.decimal("elo0", 0),
        values.decimal("elo1", 0),
        values.decimal("alpha", Sprt.DEFAULT_ERROR),
        values.decimal("beta", Sprt.DEFAULT_ERROR),
        EloModel.ofWord(values.text("model").orElse("logistic"))
            .orElseThrow(() -> new IllegalArgumentException("model= is logistic or normalized")));
  }

  /** What decides the test, for the log. */
  static Map<String, String> forLog(List<List<String>> groups) {
    return KeyValues.parseAll("-sprt", KNOWN, groups).plain();
  }
}
