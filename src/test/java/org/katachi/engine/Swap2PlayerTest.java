package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
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

class Swap2PlayerTest {

  private static final Point MOVE = new Point(3, 4);
  private static final int OVERHEAD = 100;

  private final Engine engine = mock(Engine.class);
  private final Swap2Player swap2 = new Swap2Player(engine, OVERHEAD, new Random(1));
  private final SearchControl control = new SearchControl(SearchLimits.builder().build());

  @ParameterizedTest
  @CsvSource({"5, 0, true", "5, -20, true", "5, 21, false", "4, 0, false"})
  void ownOpeningsAreLevelByASecondSearchThatIsDeepEnough(int depth, int value, boolean taken) {
    Analyser analyser = mock(Analyser.class);
    Point second = new Point(0, 1);
    Point third = new Point(0, 2);
    SearchReport report =
        new SearchReport(depth, depth, SearchScore.estimate(value), 1, 1, List.of(second, third));
    when(analyser.balance(any(), anyInt(), anyInt(), any(), any())).thenReturn(Optional.of(report));
    when(analyser.choose(any(), any(), any())).thenReturn(report);
    List<Point> opening =
        new Swap2Player(analyser, OVERHEAD, new Random(1))
            .reply(Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE), control);
    assertEquals(taken, opening.subList(1, 3).equals(List.of(second, third)));
  }

  @Test
  void ownOpeningsDiffer() {
    SearchEngine engine = new SearchEngine(EngineOptions.defaults());
    Swap2Player searching = new Swap2Player(engine, OVERHEAD, new Random(1));
    SearchControl fewNodes = new SearchControl(SearchLimits.builder().maxNodes(20_000).build());
    Set<List<Point>> openings = new HashSet<>();
    for (int i = 0; i < 30; i++) {
      List<Point> opening =
          searching.reply(Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE), fewNodes);
      assertEquals(3, new HashSet<>(opening).size());
      openings.add(opening);
    }
    assertTrue(openings.size() > 15, () -> openings.size() + " of 30 openings");
  }

  /** The first half of the time ends when half of what is planned is used, the second with it. */
  @Test
  void theTwoSearchesHaveEqualTime() {
    SearchControl turn = new SearchControl(SearchLimits.builder().turnMillis(2_000).build());
    assertEquals(List.of(950L, 1_900L), hardLimits(turn, turn.limits()));
    SearchControl fewMillis = new SearchControl(SearchLimits.builder().turnMillis(80).build());
    assertEquals(List.of(20L, 40L), hardLimits(fewMillis, fewMillis.limits()));
    SearchControl nodes =
        new SearchControl(SearchLimits.builder().turnMillis(2_000).maxNodes(1_000_000).build());
    assertEquals(List.of(950L, 1_900L), hardLimits(nodes, nodes.limits()));
  }

  @Test
  void newLimitsReachBothSearches() {
    SearchControl turn = new SearchControl(SearchLimits.builder().turnMillis(20_000).build());
    SearchLimits shorter = SearchLimits.builder().turnMillis(2_000).build();
    assertEquals(List.of(950L, 1_900L), hardLimits(turn, shorter));
  }

  /**
   * The hard limits of the two searches of an opening.
   *
   * @param later the limits that come while each search runs
   */
  private static List<Long> hardLimits(SearchControl parent, SearchLimits later) {
    Analyser analyser = mock(Analyser.class);
    SearchReport level =
        new SearchReport(9, 9, SearchScore.estimate(0), 1, 1, List.of(new Point(0, 1), MOVE));
    List<Long> seen = new ArrayList<>();
    when(analyser.balance(any(), anyInt(), anyInt(), any(), any()))
        .thenAnswer(
            call -> {
              seen.add(hardLimitAfter(call.getArgument(3), parent, later));
              return Optional.of(level);
            });
    when(analyser.choose(any(), any(), any()))
        .thenAnswer(
            call -> {
              seen.add(hardLimitAfter(call.getArgument(1), parent, later));
              return level;
            });
    new Swap2Player(analyser, OVERHEAD, new Random(1))
        .reply(Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE), parent);
    return seen;
  }

  private static long hardLimitAfter(
      SearchControl child, SearchControl parent, SearchLimits later) {
    int before = child.changes();
    parent.change(later);
    assertNotEquals(before, child.changes());
    return TimeManager.of(child.limits(), OVERHEAD, 1).hardMillis();
  }

  @Test
  void takesTheColourThatStandsBetter() {
    Position three = TestSearches.position(Rule.FREESTYLE, 15, "h8i9j7");
    evaluateAs(-1);
    assertEquals(List.of(), swap2.reply(three, control));
    evaluateAs(1);
    assertEquals(List.of(MOVE), swap2.reply(three, control));
  }

  @Test
  void staysWithTheColourThatStandsBetter() {
    Position five = TestSearches.position(Rule.FREESTYLE, 15, "h8i9j7k11d4");
    evaluateAs(-1);
    assertEquals(List.of(), swap2.reply(five, control));
    evaluateAs(0);
    assertEquals(List.of(MOVE), swap2.reply(five, control));
  }

  @Test
  void takesBlackWhereThreeStonesWinForIt() {
    Position won = TestSearches.position(Rule.FREESTYLE, 15, "h8a1i8");
    Swap2Player searching =
        new Swap2Player(new SearchEngine(EngineOptions.defaults()), OVERHEAD, new Random(1));
    SearchControl fewNodes = new SearchControl(SearchLimits.builder().maxNodes(100_000).build());
    assertEquals(List.of(), searching.reply(won, fewNodes));
  }

  private void evaluateAs(int value) {
    SearchReport report = new SearchReport(1, 1, SearchScore.estimate(value), 1, 1, List.of(MOVE));
    when(engine.choose(any(), any(), any())).thenReturn(report);
  }
}
