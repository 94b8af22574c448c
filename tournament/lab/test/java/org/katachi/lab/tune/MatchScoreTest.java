package org.katachi.lab.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.katachi.statistics.Outcome;
import org.katachi.statistics.ScoreInterval;

class MatchScoreTest {

  private final MatchScore score = new MatchScore();

  @Test
  void countsGamesAndPoints() {
    addFourPairs();
    assertEquals(4, score.pairs());
    assertEquals(5 / 8.0, score.share());
    assertEquals(
        "won 4, lost 2, drawn 2: 62.5 % (35.1 to 89.9), Elo +88.7 ± 243.2", score.toString());
  }

  /** The shares of the pairs are 1, 3/4, 1/4 and 1/2: their variance is 5/64. */
  @Test
  void theIntervalIsThatOfPairs() {
    addFourPairs();
    double error = 1.959964 * Math.sqrt(5 / 64.0 / 4);
    assertEquals(5 / 8.0 - error, score.interval().lower(), 1e-6);
    assertEquals(5 / 8.0 + error, score.interval().upper(), 1e-6);
  }

  @Test
  void pairsWithoutADifferenceStillHaveAnInterval() {
    for (int i = 0; i < 3; i++) {
      add(Outcome.WIN, Outcome.LOSS);
    }
    ScoreInterval interval = score.interval();
    assertTrue(interval.lower() < 0.2 && interval.upper() > 0.8, interval::toString);
    assertTrue(score.toString().startsWith("won 3, lost 3, drawn 0: 50.0 % (14."), score::toString);
  }

  private void addFourPairs() {
    add(Outcome.WIN, Outcome.WIN);
    add(Outcome.WIN, Outcome.DRAW);
    add(Outcome.LOSS, Outcome.DRAW);
    add(Outcome.WIN, Outcome.LOSS);
  }

  private void add(Outcome first, Outcome second) {
    score.add(new PairResult(first, second));
  }
}
