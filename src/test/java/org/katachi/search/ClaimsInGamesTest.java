package org.katachi.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.threat.ProofNumberTable;

/** Whole games by few nodes a move: who claims a win has it, and by the move that was claimed. */
class ClaimsInGamesTest {

  private static final Rule[] RULES = Rule.values();
  private static final int GAMES = 130;
  private static final int OPENING = 4;
  private static final int OPENING_REACH = 2;
  private static final int MOST_NODES = 1_500;
  private static final int TABLE_BYTES = 1 << 20;

  @Test
  void aClaimedWinComesByTheMoveThatWasClaimed() {
    List<Claim> claims =
        IntStream.range(0, GAMES)
            .mapToObj(Game::new)
            .map(Game::play)
            .flatMap(List::stream)
            .toList();
    assertTrue(claims.size() > GAMES, () -> claims.size() + " claims");
    assertAllHeld(claims);
  }

  /**
   * Games in which a longer win that was known before took the place of the one that was claimed.
   */
  @ParameterizedTest
  @ValueSource(ints = {324, 768, 846, 1166, 1486, 1855, 2307, 2394, 3363, 3473, 3774, 3796, 3987})
  void aShorterWinIsNotForgotten(int seed) {
    assertAllHeld(new Game(seed).play());
  }

  /** In caro several moves may stop a five, and not all of them win. */
  @ParameterizedTest
  @ValueSource(ints = {2177, 2924, 3277})
  void onlyTheDefenceThatWinsIsKept(int seed) {
    assertAllHeld(new Game(seed).play());
  }

  private static void assertAllHeld(List<Claim> claims) {
    assertEquals(List.of(), claims.stream().filter(claim -> !claim.held).toList());
  }

  /**
   * A claim.
   *
   * @param move the number of stones when it was made
   * @param plies to the five
   * @param held whether the game was won by then
   */
  private record Claim(int seed, int move, int plies, boolean held) {}

  /** A game of two searches, each with tables of its own. */
  private static final class Game {

    private final int seed;
    private final Random random;
    private final RuleSet rules;
    private final Geometry geometry;
    private final Referee referee;
    private final Board board;
    private final List<Claim> claims = new ArrayList<>();

    Game(int seed) {
      this.seed = seed;
      random = new Random(seed);
      rules = new RuleSet(RULES[random.nextInt(RULES.length)], false);
      geometry = new Geometry(11 + random.nextInt(8), 11 + random.nextInt(8));
      referee = new Referee(rules);
      board = new Board(geometry);
    }

    /** Returns all claims, held or not. */
    List<Claim> play() {
      open();
      Searcher[] sides = {searcher(), searcher()};
      while (!board.isFull()) {
        Searcher searcher = sides[board.moveCount() % 2];
        searcher.newSearch(board, new NodeLimit(1 + random.nextInt(MOST_NODES)));
        int cell = searcher.search(finished -> {});
        int score = searcher.best().score();
        if (Score.isProvedWin(score)) {
          claims.add(new Claim(seed, board.moveCount(), Score.plies(score), false));
        }
        board.play(cell);
        if (referee.verdict(board, cell) != Verdict.ONGOING) {
          break;
        }
      }
      return claims.stream().map(this::judged).toList();
    }

    private Claim judged(Claim claim) {
      int end = board.moveCount();
      boolean won =
          referee.verdict(board, board.lastMove()) == Verdict.WIN && (end - claim.move) % 2 == 1;
      return new Claim(claim.seed, claim.move, claim.plies, won && end <= claim.move + claim.plies);
    }

    private Searcher searcher() {
      SearchTables tables =
          new SearchTables(new TranspositionTable(TABLE_BYTES), new ProofNumberTable());
      return new Searcher(
          geometry,
          rules,
          0,
          ShapeEvaluation.of(rules.rule(), geometry),
          SearchParameters.DEFAULT,
          tables);
    }

    private void open() {
      while (board.moveCount() < OPENING) {
        int x = geometry.width() / 2 + random.nextInt(2 * OPENING_REACH + 1) - OPENING_REACH;
        int y = geometry.height() / 2 + random.nextInt(2 * OPENING_REACH + 1) - OPENING_REACH;
        int cell = geometry.cell(new Point(x, y));
        if (board.isEmpty(cell)) {
          board.play(cell);
        }
      }
    }
  }
}
