package org.katachi.tuning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MatchScoreTest {

  @Test
  void countsGamesAndPoints() {
    MatchScore score = new MatchScore();
    score.add(new PairResult(1, 1));
    score.add(new PairResult(1, 0));
    score.add(new PairResult(-1, 0));
    score.add(new PairResult(1, -1));
    assertEquals(4, score.pairs());
    assertEquals(5 / 8.0, score.share());
    assertEquals("won 4, lost 2, drawn 2: 62.5 % +- 27.4", score.toString());
  }

  /** The shares of the pairs are 1, 3/4, 1/4 and 1/2: their variance is 5/64. */
  @Test
  void theErrorIsThatOfPairs() {
    MatchScore score = new MatchScore();
    score.add(new PairResult(1, 1));
    score.add(new PairResult(1, 0));
    score.add(new PairResult(-1, 0));
    score.add(new PairResult(1, -1));
    assertEquals(1.96 * Math.sqrt(5 / 64.0 / 4), score.error(), 1e-12);
  }

  @Test
  void wonAndLostInTurnIsWithoutError() {
    MatchScore score = new MatchScore();
    for (int i = 0; i < 10; i++) {
      score.add(new PairResult(1, -1));
    }
    assertEquals(0, score.error());
  }
}
