package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.value.ValueSample;
import org.katachi.rules.RuleSet;
import org.katachi.search.Score;
import org.katachi.statistics.Outcome;

class ValueSamplerTest {

  private static final Geometry BOARD = new Geometry(11, 11);
  private static final GameVariant KIND = new GameVariant(RuleSet.FREESTYLE, BOARD);

  /** Black's four in a row stands after seven moves; black has won. */
  private static final int[] MOVES = {
    BOARD.cell(3, 5), BOARD.cell(0, 0),
    BOARD.cell(4, 5), BOARD.cell(10, 0),
    BOARD.cell(5, 5), BOARD.cell(0, 10),
    BOARD.cell(6, 5)
  };

  /** As many as there are points below the stones. */
  private static final int BRANCHES = 55;

  @Test
  void aPositionOfTheGameHasAShareOfTheResult() {
    double half = (1 + WinProbability.ofEvaluation(40)) / 2;
    assertEquals(List.of(half), targets(0.5, position(Source.GAME, 2, 40)));
    double lost = WinProbability.ofEvaluation(40) / 2;
    assertEquals(List.of(lost), targets(0.5, position(Source.GAME, 3, 40)), "white to move");
  }

  @Test
  void aPositionOffTheGameHasTheSearchsValueAlone() {
    double value = WinProbability.ofEvaluation(40);
    assertEquals(List.of(value), targets(0.5, position(Source.TREE, 3, 40)));
    assertEquals(
        List.of(value), targets(0.5, position(Source.BRANCH, 3, 40, BOARD.cell(7, 7))), "branch");
  }

  @Test
  void aProvedResultIsCertain() {
    for (double scale : new double[] {1, 0.5}) {
      assertEquals(
          List.of(1.0, 0.0),
          targets(
              new ValueTarget(0, scale),
              position(Source.TREE, 2, Score.win(9)),
              position(Source.TREE, 3, Score.loss(8))));
    }
  }

  @Test
  void otherValuesAreTakenSoManyTimesAsIsAskedFor() {
    double twice = WinProbability.ofEvaluation(80);
    ValueTarget target = new ValueTarget(0.5, 2);
    assertEquals(List.of((1 + twice) / 2), targets(target, position(Source.GAME, 2, 40)));
    assertEquals(List.of(twice), targets(target, position(Source.TREE, 2, 40)));
  }

  @Test
  void positionsOfUnknownValueAndForcedMovesAreLeftOut() {
    assertEquals(
        List.of(),
        targets(
            0,
            position(Source.TREE, 2, SearchedPosition.NO_VALUE),
            // White must stop the five.
            position(Source.GAME, 7, 40),
            // Black can make an open four.
            position(Source.GAME, 6, 40)));
  }

  @Test
  void ofTheBranchesAShareIsTaken() {
    SearchedPosition[] positions = new SearchedPosition[BRANCHES + 1];
    Arrays.setAll(positions, i -> position(Source.BRANCH, 2, 0, BOARD.cell(i % 11, 6 + i / 11)));
    positions[BRANCHES] = position(Source.GAME, 2, 40);
    ValueTarget target = new ValueTarget(0, 1);
    assertEquals(BRANCHES + 1, targets(target, 1, positions).size());
    int half = targets(target, 0.5, positions).size();
    assertTrue(half > BRANCHES / 3 && half < 2 * BRANCHES / 3, half + " of " + BRANCHES);
    assertEquals(List.of(WinProbability.ofEvaluation(40)), targets(target, 0, positions));
  }

  private static List<Double> targets(double resultShare, SearchedPosition... positions) {
    return targets(new ValueTarget(resultShare, 1), positions);
  }

  private static List<Double> targets(ValueTarget target, SearchedPosition... positions) {
    return targets(target, 1, positions);
  }

  private static List<Double> targets(
      ValueTarget target, double branchShare, SearchedPosition... positions) {
    SelfPlayGame game = new SelfPlayGame(Outcome.WIN, 1, MOVES, List.of(positions));
    return new ReplaySampler<>(
            KIND,
            shapes ->
                new ValueSampler<>(shapes, target, branchShare, one -> ValueSample.of(shapes, one)))
        .samples(game).stream().map(one -> one.sample().target()).toList();
  }

  private static SearchedPosition position(Source source, int ply, int value, int... line) {
    int none = SearchedPosition.NO_CELL;
    return new SearchedPosition(source, ply, line, none, none, value, 4);
  }
}
