package org.katachi.tournament.score;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.katachi.board.Colour;

/** What games add up to. */
class ScoreboardTest {

  private final Scoreboard board =
      new Scoreboard(
          new ScoreSettings(
              List.of("idle", "often", "loser", "seldom"),
              Map.of(),
              Optional.empty(),
              Optional.empty(),
              1));

  @Test
  void theRankingGoesByTheShareOfPointsAsBrainsMayHavePlayedUnequallyOften() {
    count("often", "loser", 8);
    count("loser", "often", 4);
    count("seldom", "loser", 3);
    assertEquals(List.of("seldom", "often", "loser", "idle"), board.ranking());
  }

  /** Games that black wins. */
  private void count(String black, String white, int games) {
    for (int i = 0; i < games; i++) {
      board.count(
          new ScoredGame(i, 0, 0, black, black, white, Optional.of(Colour.BLACK), "five", "h8i9"));
    }
  }
}
