package org.katachi.lab.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.games.SelfPlayer;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.shape.ShapeBoard;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.export.SampleResult;

class PositionSamplerTest {

  private static final Geometry BOARD = new Geometry(11, 11);
  private static final int NODES = 100;

  private static List<SampleGame> games(RuleSet rules) {
    ShapeEvaluation evaluation = ShapeEvaluation.of(rules.rule(), BOARD);
    SelfPlayer player = new SelfPlayer(rules, BOARD, evaluation, NODES, 400, 1);
    return List.of(player.play(0), player.play(1));
  }

  private static PositionSampler sampler(List<SampleGame> games, Rule rule) {
    return new PositionSampler(games, ShapeEvaluation.of(rule, BOARD), NODES, 7);
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void aSampleIsALegalPositionWithoutAForcedMoveAndItsBestMove(Rule rule) {
    RuleSet rules = new RuleSet(rule, false);
    PositionSampler sampler = sampler(games(rules), rule);
    Referee referee = new Referee(rules);
    for (int number = 0; number < 50; number++) {
      SampleGame sample = sampler.sample(number);
      assertEquals(SampleResult.NONE, sample.result());
      assertEquals(sample.opening() + 1, sample.cells().length);
      ShapeBoard shapes = new ShapeBoard(new Board(BOARD), rule);
      for (int i = 0; i < sample.opening(); i++) {
        shapes.play(sample.cells()[i]);
        assertEquals(Verdict.ONGOING, referee.verdict(shapes.board(), sample.cells()[i]));
      }
      assertFalse(ForcedMove.exists(shapes));
      assertTrue(shapes.board().isEmpty(sample.cells()[sample.opening()]));
      assertNotEquals(SampleGame.UNKNOWN, sample.evaluations()[sample.opening()]);
    }
  }

  @Test
  void aSampleIsUpToTwoMovesAwayFromAGame() {
    List<SampleGame> games = games(RuleSet.FREESTYLE);
    PositionSampler sampler = sampler(games, Rule.FREESTYLE);
    Set<Integer> distances = new TreeSet<>();
    for (int number = 0; number < 100; number++) {
      SampleGame sample = sampler.sample(number);
      distances.add(Math.min(distance(sample, games.get(0)), distance(sample, games.get(1))));
    }
    assertEquals(List.of(0, 1, 2), new ArrayList<>(distances));
  }

  /** The stones of a sample after those that it shares with a game. */
  private static int distance(SampleGame sample, SampleGame game) {
    int common = 0;
    while (common < Math.min(sample.opening(), game.cells().length)
        && sample.cells()[common] == game.cells()[common]) {
      common++;
    }
    return sample.opening() - common;
  }
}
