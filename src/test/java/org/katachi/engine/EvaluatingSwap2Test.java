package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;
import static org.mockito.Mockito.withSettings;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class EvaluatingSwap2Test {

  private static final Point MOVE = new Point(3, 4);

  private final Engine engine = mock(Engine.class);
  private final EvaluatingSwap2 swap2 = new EvaluatingSwap2(engine, new Random(1));
  private final SearchControl control = new SearchControl(MoveLimits.none());

  @ParameterizedTest
  @CsvSource({"5, 5", "6, 9", "15, 15", "20, 20", "40, 40"})
  void opensWithThreeStonesOnTheBoard(int width, int height) {
    Geometry geometry = new Geometry(width, height);
    for (int i = 0; i < 50; i++) {
      List<Point> opening = swap2.open(Position.empty(geometry, RuleSet.FREESTYLE), control);
      assertEquals(3, new HashSet<>(opening).size());
      assertTrue(opening.stream().allMatch(geometry::contains));
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 0, true", "5, -20, true", "5, 21, false", "4, 0, false"})
  void ownOpeningsAreLevelByASecondSearchThatIsDeepEnough(int depth, int value, boolean taken) {
    Engine analyser = mock(Engine.class, withSettings().extraInterfaces(Analyser.class));
    Point second = new Point(0, 1);
    Point third = new Point(0, 2);
    SearchReport report =
        new SearchReport(depth, depth, SearchScore.estimate(value), 1, 1, List.of(second, third));
    when(((Analyser) analyser).balance(any(), any(), any(), any())).thenReturn(Optional.of(report));
    when(analyser.choose(any(), any(), any())).thenReturn(new BestMove(MOVE, report));
    List<Point> opening =
        new EvaluatingSwap2(analyser, new Random(1))
            .open(Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE), control);
    assertEquals(taken, opening.subList(1, 3).equals(List.of(second, third)));
  }

  @Test
  void ownOpeningsDiffer() {
    SearchEngine engine = new SearchEngine(EngineOptions.defaults());
    EvaluatingSwap2 searching = new EvaluatingSwap2(engine, new Random(1));
    SearchControl fewNodes = new SearchControl(MoveLimits.builder().maxNodes(20_000).build());
    Set<List<Point>> openings = new HashSet<>();
    for (int i = 0; i < 30; i++) {
      List<Point> opening =
          searching.open(Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE), fewNodes);
      assertEquals(3, new HashSet<>(opening).size());
      openings.add(opening);
    }
    assertTrue(openings.size() > 15, () -> openings.size() + " of 30 openings");
  }

  @Test
  void takesTheColourThatStandsBetter() {
    Position three = TestSearches.position(Rule.FREESTYLE, 15, "h8i9j7");
    evaluateAs(-1);
    assertEquals(new Swap2.Swap(), swap2.answer(three, control));
    evaluateAs(1);
    assertEquals(new Swap2.Stay(MOVE), swap2.answer(three, control));
  }

  @Test
  void settlesForTheColourThatStandsBetter() {
    Position five = TestSearches.position(Rule.FREESTYLE, 15, "h8i9j7k11d4");
    evaluateAs(-1);
    assertEquals(new Swap2.Swap(), swap2.settle(five, control));
    evaluateAs(0);
    assertEquals(new Swap2.Stay(MOVE), swap2.settle(five, control));
  }

  @Test
  void takesBlackWhereThreeStonesWinForIt() {
    Position won = TestSearches.position(Rule.FREESTYLE, 15, "h8a1i8");
    EvaluatingSwap2 searching =
        new EvaluatingSwap2(new SearchEngine(EngineOptions.defaults()), new Random(1));
    SearchControl fewNodes = new SearchControl(MoveLimits.builder().maxNodes(100_000).build());
    assertInstanceOf(Swap2.Swap.class, searching.answer(won, fewNodes));
  }

  private void evaluateAs(int value) {
    SearchReport report = new SearchReport(1, 1, SearchScore.estimate(value), 1, 1, List.of(MOVE));
    when(engine.choose(any(), any(), any())).thenReturn(new BestMove(MOVE, report));
  }
}
