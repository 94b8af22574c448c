package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.katachi.engine.TestSearches.position;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Point;
import org.katachi.rules.Rule;

/** Play below full strength. */
class SkillLevelTest {

  private static final int TRIES = 2_000;

  private static SearchReport line(int x, SearchScore score) {
    return new SearchReport(5, 6, score, 100, 1, List.of(new Point(x, 0)));
  }

  /** How often of all tries each line is played. */
  private static int[] counts(int strength, SearchScore... scores) {
    List<SearchReport> lines = new ArrayList<>();
    for (SearchScore score : scores) {
      lines.add(line(lines.size(), score));
    }
    int[] counts = new int[scores.length];
    Random random = new Random(strength);
    for (int i = 0; i < TRIES; i++) {
      counts[new SkillLevel(strength).choose(lines, random).variation().get(0).x()]++;
    }
    return counts;
  }

  @Test
  void theStrongerThePlayTheMoreOftenTheBetterMoveIsPlayed() {
    int before = 0;
    for (int strength = 0; strength < 100; strength += 20) {
      int[] counts = counts(strength, SearchScore.estimate(20), SearchScore.estimate(0));
      assertTrue(counts[0] > before, () -> "not more than at less strength: " + counts[0]);
      assertTrue(strength > 70 || counts[1] > 0, "the other move is played, too");
      before = counts[0];
    }
  }

  @Test
  void aLongWinIsMissedMoreOftenThanAShortOneAndByWeakPlayersMore() {
    SearchScore level = SearchScore.estimate(0);
    int shortWin = counts(20, SearchScore.win(3), level, level, level)[0];
    int longWin = counts(20, SearchScore.win(21), level, level, level)[0];
    int longWinOfAStrongOne = counts(60, SearchScore.win(21), level, level, level)[0];
    assertTrue(longWin < shortWin, longWin + " " + shortWin);
    assertTrue(longWin < longWinOfAStrongOne, longWin + " " + longWinOfAStrongOne);
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 50, 99})
  void aFiveIsAlwaysMadeAndAlwaysPrevented(int strength) {
    SearchScore great = SearchScore.estimate(2_000);
    assertEquals(TRIES, counts(strength, SearchScore.win(1), SearchScore.win(3), great)[0]);
    SearchScore bad = SearchScore.estimate(-2_000);
    assertEquals(TRIES, counts(strength, bad, SearchScore.loss(2), SearchScore.loss(2))[0]);
  }

  @Test
  void theWeakestMayOverlookAFive() {
    SearchScore level = SearchScore.estimate(0);
    assertTrue(counts(0, level, SearchScore.loss(2))[1] > 0);
    assertTrue(counts(0, SearchScore.win(1), level, level, level, level, level)[0] < TRIES);
  }

  @Test
  void aLineThatWasNotSearchedIsNotPlayed() {
    SearchReport searched = line(0, SearchScore.estimate(-50));
    SearchReport unknown =
        new SearchReport(0, 0, SearchScore.estimate(0), 1, 1, List.of(new Point(1, 0)));
    for (int seed = 0; seed < 100; seed++) {
      assertEquals(
          searched, new SkillLevel(0).choose(List.of(searched, unknown), new Random(seed)));
    }
  }

  private static List<Point> moves(int strength, long seed) {
    SearchLimits limits = SearchLimits.builder().strength(strength).maxNodes(2_000).build();
    List<Point> moves = new ArrayList<>();
    Position position = position(Rule.FREESTYLE, 15, "h8i9");
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults(), new Random(seed))) {
      for (int i = 0; i < 8; i++) {
        SearchReport best = engine.choose(position, new SearchControl(limits), lines -> {});
        assertEquals(best.move(), best.variation().get(0));
        moves.add(best.move());
        position = position.play(best.move());
      }
    }
    return moves;
  }

  @Test
  void theSeedDecidesTheGame() {
    assertEquals(moves(20, 1), moves(20, 1));
    Set<List<Point>> games = new HashSet<>();
    for (int seed = 1; seed <= 4; seed++) {
      games.add(moves(20, seed));
    }
    assertNotEquals(1, games.size());
  }

  @Test
  void atFullStrengthTheSeedDecidesNothing() {
    assertEquals(moves(SearchLimits.FULL_STRENGTH, 1), moves(SearchLimits.FULL_STRENGTH, 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"h8a1i8c3j8e5k8g7", "h8a1i8c3j8e5l8g7m8"})
  void aFiveIsSeenOnTheBoard(String moves) {
    Position four = position(Rule.FREESTYLE, 15, moves);
    List<Point> ends = List.of(new Point(6, 7), new Point(11, 7), new Point(10, 7));
    SearchLimits limits = SearchLimits.builder().strength(10).build();
    for (int seed = 0; seed < 5; seed++) {
      try (SearchEngine engine = new SearchEngine(EngineOptions.defaults(), new Random(seed))) {
        Point move = engine.choose(four, new SearchControl(limits), lines -> {}).move();
        assertTrue(ends.contains(move), move::toString);
      }
    }
  }
}
