package org.katachi.lab.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.MoveBudget;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.SearchParameters;
import org.katachi.statistics.Outcome;

class GamePairPlayerTest {

  private static final Geometry NINE = new Geometry(9, 9);

  /** The one moves first in the first game, the other in the second. */
  @ParameterizedTest
  @EnumSource(Rule.class)
  void whoeverCompletesAFiveWins(Rule rule) {
    PairResult result = play(rule, NINE, "c3a1d3a3e3a5f3c9");
    assertEquals(new PairResult(Outcome.WIN, Outcome.LOSS), result);
    assertEquals(0, result.lead());
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void whoeverFacesAnOpenFourLoses(Rule rule) {
    // White has e5, f5, g5 and d5 in a row with both ends open; black is to move.
    assertEquals(new PairResult(Outcome.LOSS, Outcome.WIN), play(rule, NINE, "a1d5a3e5a7f5a9g5"));
  }

  @Test
  void aFullBoardIsADraw() {
    Geometry five = new Geometry(5, 5);
    assertEquals(
        new PairResult(Outcome.DRAW, Outcome.DRAW),
        play(Rule.FREESTYLE, five, "c3b2b4d4d2c2c4b3d3"));
  }

  private static PairResult play(Rule rule, Geometry geometry, String opening) {
    RuleSet rules = new RuleSet(rule, false);
    ShapeEvaluation evaluation = ShapeEvaluation.of(rule, geometry);
    SearchSide side = new SearchSide(evaluation, new MoveBudget.Nodes(2000));
    GamePairPlayer player = new GamePairPlayer(rules, side, side);
    SearchParameters parameters = SearchParameters.DEFAULT;
    return player.play(() -> opened(geometry, opening), parameters, parameters, new Random(1));
  }

  private static Board opened(Geometry geometry, String opening) {
    Board board = new Board(geometry);
    for (Point point : Notation.parsePos(opening)) {
      board.play(geometry.cell(point));
    }
    return board;
  }
}
