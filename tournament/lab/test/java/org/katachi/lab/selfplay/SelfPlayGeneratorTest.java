package org.katachi.lab.selfplay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.search.Score;
import org.katachi.shape.ShapeBoard;
import org.katachi.statistics.Outcome;

class SelfPlayGeneratorTest {

  private static final GameVariant KIND =
      new GameVariant(RuleSet.ofInfo(4).orElseThrow(), new Geometry(15, 15));

  @Test
  void seedAndNumberDecideAGame() {
    SelfPlayGame game = generator(7).make(3);
    assertArrayEquals(bytes(game), bytes(generator(7).make(3)));
    assertNotEquals(game.cells()[0] * 1000 + game.cells()[1], firstMoves(generator(7).make(4)));
    assertNotEquals(game.cells()[0] * 1000 + game.cells()[1], firstMoves(generator(8).make(3)));
  }

  @Test
  void gamesAreLegalAndEndWithTheirResult() {
    Referee referee = new Referee(KIND.rules());
    for (int number = 0; number < 5; number++) {
      SelfPlayGame game = generator(1).make(number);
      SelfPlayReferee.checkResult(game, KIND);
      Board board = new Board(KIND.geometry());
      Verdict verdict = Verdict.ONGOING;
      for (int cell : game.cells()) {
        assertEquals(Verdict.ONGOING, verdict);
        assertTrue(board.isEmpty(cell));
        board.play(cell);
        verdict = referee.verdict(board, cell);
      }
      if (verdict == Verdict.WIN) {
        boolean blackMoved = board.sideToMove() == Stone.WHITE;
        assertEquals(blackMoved ? Outcome.WIN : Outcome.LOSS, game.result());
      }
    }
  }

  @Test
  void positionsOfAllSourcesAreUnforcedAndTheirMovesAreEmptyPoints() {
    Map<Source, Integer> counts = new EnumMap<>(Source.class);
    int seconds = 0;
    for (int number = 0; number < 5; number++) {
      SelfPlayGame game = generator(2).make(number);
      for (SearchedPosition position : game.positions()) {
        counts.merge(position.source(), 1, Integer::sum);
        Board board = game.board(KIND.geometry(), position);
        assertFalse(ForcedMove.exists(new ShapeBoard(board, KIND.rules().rule())));
        assertTrue(board.isEmpty(position.best()));
        if (position.secondBest() != SearchedPosition.NO_CELL) {
          seconds++;
          assertTrue(board.isEmpty(position.secondBest()));
          assertNotEquals(position.best(), position.secondBest());
        }
        checkSource(game, position);
      }
    }
    assertEquals(Source.values().length, counts.size());
    assertTrue(seconds > 10, () -> "seconds in " + counts);
  }

  @Test
  void openingsAreLevelAroundAnEvaluationForBlack() {
    int checked = 0;
    for (int number = 0; number < 5; number++) {
      SelfPlayGame game = generator(3, 600, 100).make(number);
      for (SearchedPosition position : game.positions()) {
        boolean first = position.ply() <= game.opening() + 1;
        if (position.source() == Source.GAME && first) {
          int forBlack = position.ply() % 2 == 0 ? position.value() : -position.value();
          assertTrue(Math.abs(forBlack - 600) <= 4 * 100, () -> "black's value is " + forBlack);
          checked++;
        }
      }
    }
    assertTrue(checked >= 5, "checked " + checked);
  }

  @Test
  void partOfAGamesMovesHaveABranchWhereLessThanOneIsAskedFor() {
    for (double branches : new double[] {0, 0.5}) {
      SelfPlayGenerator generator =
          generator(new SelfPlayGenerator.Options(1000, branches, 0, 400, 2));
      SelfPlayGame game = generator.make(0);
      long found = game.positions().stream().filter(p -> p.source() == Source.BRANCH).count();
      double most = branches * (game.cells().length - game.opening()) + 1;
      assertTrue(found <= most && found > 0 == branches > 0, () -> found + " of " + most);
    }
  }

  private static void checkSource(SelfPlayGame game, SearchedPosition position) {
    switch (position.source()) {
      case GAME -> {
        assertEquals(0, position.line().length);
        assertEquals(game.cells()[position.ply()], position.best());
      }
      case BRANCH -> assertTrue(position.line().length >= 1 && position.line().length <= 3);
      case TREE -> {
        assertTrue(position.line().length >= 1);
        assertTrue(position.depth() >= 4);
        assertFalse(
            position.value() != SearchedPosition.NO_VALUE && Score.isProved(position.value()));
      }
    }
  }

  private static SelfPlayGenerator generator(long seed) {
    return generator(seed, 0, 400);
  }

  private static SelfPlayGenerator generator(long seed, int level, int balance) {
    return generator(new SelfPlayGenerator.Options(1000, 1, level, balance, seed));
  }

  private static SelfPlayGenerator generator(SelfPlayGenerator.Options options) {
    return new SelfPlayGenerator(
        KIND, ShapeEvaluation.of(KIND.rules().rule(), KIND.geometry()), options);
  }

  private static byte[] bytes(SelfPlayGame game) {
    return new SelfPlayFormat(KIND.geometry()).encode(game).array();
  }

  private static int firstMoves(SelfPlayGame game) {
    return game.cells()[0] * 1000 + game.cells()[1];
  }
}
