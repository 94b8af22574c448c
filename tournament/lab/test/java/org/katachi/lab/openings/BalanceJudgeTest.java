package org.katachi.lab.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.rules.RuleSet;
import org.mockito.ArgumentCaptor;

/** With a scripted engine: the tests are of what the judge makes of its evaluations. */
class BalanceJudgeTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);
  private static final long NODES = 4000;
  private static final int BALANCE = 10;

  private final Engine engine = mock(Engine.class);
  private final BalanceJudge judge = new BalanceJudge(engine, NODES, 0, BALANCE);
  private final ArgumentCaptor<Position> positions = ArgumentCaptor.forClass(Position.class);
  private final ArgumentCaptor<SearchControl> controls =
      ArgumentCaptor.forClass(SearchControl.class);

  @BeforeEach
  void theEnginePlaysInTheCorner() {
    evaluations(0, 0, 0, 0);
  }

  @Test
  void aPositionThatStaysLevelIsBalanced() {
    evaluations(3 * BALANCE, -BALANCE, BALANCE, 0);
    assertTrue(judge.isBalanced(position("h8i9j11")));
  }

  @Test
  void itIsSearchedAgainAfterOneAndAfterTwoBestMoves() {
    judge.isBalanced(position("h8i9j11"));
    verify(engine, times(4)).choose(positions.capture(), controls.capture(), any());
    assertEquals(
        List.of(3, 3, 4, 5),
        positions.getAllValues().stream().map(position -> position.stones().size()).toList());
    assertEquals(
        List.of(NODES / 20, NODES, NODES, NODES),
        controls.getAllValues().stream().map(control -> control.limits().maxNodes()).toList());
  }

  @Test
  void oneEvaluationThatIsNotLevelIsEnough() {
    evaluations(3 * BALANCE + 1, 0, 0, 0);
    assertFalse(judge.isBalanced(position("h8i9j11")));
    evaluations(0, BALANCE + 1, 0, 0);
    assertFalse(judge.isBalanced(position("h8i9j11")));
    evaluations(0, 0, -BALANCE - 1, 0);
    assertFalse(judge.isBalanced(position("h8i9j11")));
    evaluations(0, 0, 0, BALANCE + 1);
    assertFalse(judge.isBalanced(position("h8i9j11")));
  }

  /** Three stones: white is to move, and then black. */
  @Test
  void whatIsLevelMayBeAnotherEvaluationForBlack() {
    BalanceJudge shifted = new BalanceJudge(engine, NODES, 50, BALANCE);
    evaluations(-50, -50, 50, -50);
    assertTrue(shifted.isBalanced(position("h8i9j11")));
    evaluations(-50, -50 - BALANCE, 50 + BALANCE, -50 + BALANCE);
    assertTrue(shifted.isBalanced(position("h8i9j11")));
    evaluations(-50, -50, 50, -50 + BALANCE + 1);
    assertFalse(shifted.isBalanced(position("h8i9j11")));
    evaluations(0, 0, 0, 0);
    assertFalse(shifted.isBalanced(position("h8i9j11")));
  }

  @Test
  void aProvedResultIsNeverLevel() {
    answers(SearchScore.estimate(0), SearchScore.win(9));
    assertFalse(judge.isBalanced(position("h8i9j11")));
    answers(SearchScore.estimate(0), SearchScore.loss(8));
    assertFalse(judge.isBalanced(position("h8i9j11")));
  }

  /** Black's open three wins at once if black is to move, and must be answered if white is. */
  @ParameterizedTest
  @ValueSource(strings = {"h8c3i8d5j8l12", "h8c3i8d5j8"})
  void aThreatOfEitherSideIsNotBalanced(String moves) {
    assertFalse(judge.isBalanced(position(moves)));
    verify(engine, never()).choose(any(), any(), any());
  }

  private void evaluations(int first, int second, int third, int fourth) {
    answers(
        SearchScore.estimate(first),
        SearchScore.estimate(second),
        SearchScore.estimate(third),
        SearchScore.estimate(fourth));
  }

  /** The engine answers with these in turn, each time with the next point of the first row. */
  private void answers(SearchScore... evaluations) {
    int[] asked = {0};
    doAnswer(
            invocation -> {
              List<Point> move = List.of(new Point(asked[0], 0));
              return new SearchReport(1, 1, evaluations[asked[0]++], 1, 1, move);
            })
        .when(engine)
        .choose(any(), any(), any());
  }

  private static Position position(String moves) {
    return Position.of(FIFTEEN, RuleSet.FREESTYLE, Notation.parsePos(moves));
  }
}
