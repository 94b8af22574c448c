package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.katachi.engine.TestSearches.choose;
import static org.katachi.engine.TestSearches.move;
import static org.katachi.engine.TestSearches.position;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

@StatisticsReport(onFailureOnly = true)
class SearchEngineTest {

  private static final long ONE_NODE = 1;
  private static final long SOME_NODES = 30_000;

  /** The positions of the official judge that test the rules. */
  @ParameterizedTest
  @CsvSource({
    "FREESTYLE, 20, h8h9i8i9j8j9k8k9, g8 l8",
    "FREESTYLE, 15, h8h9i8i9j8j9k8k9, g8 l8",
    "STANDARD, 15, h8h9i8i9j8j9k8k9, g8 l8",
    "RENJU, 15, h8h9i8i9j8j9k8k9, g8 l8",
    "CARO, 15, h8h9i8i9j8j9k8k9, g8 l8",
    "STANDARD, 15, h8h9i8h10g8h11j13h12g14h14i15, f8 j8",
    "CARO, 15, h8f8g8f9i8f7j8l8, f5 f6 f10 f11",
  })
  void passesTheRuleTestsOfTheJudge(Rule rule, int size, String pos, String answers) {
    assertTrue(
        Set.of(answers.split(" ", -1)).contains(move(position(rule, size, pos), SOME_NODES)));
  }

  @ParameterizedTest
  @EnumSource
  void blocksOneOfTwoFivesThoughThereIsNoTime(Rule rule) {
    assertTrue(
        Set.of("g4", "l4").contains(move(position(rule, 15, "a1h4a15i4o1j4o15k4"), ONE_NODE)));
  }

  @Test
  void doesNotPlayTheJudgesForbiddenPoint() {
    assertNotEquals("g9", move(position(Rule.RENJU, 15, "h8h9i7i9h10i6i11i12"), SOME_NODES));
  }

  /** The table and the histories of the game before are forgotten. */
  @Test
  void aNewGameIsSearchedAsByANewEngine() {
    Position position = position(Rule.FREESTYLE, 15, "h8i9g7");
    SearchLimits limits = SearchLimits.builder().maxDepth(8).build();
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults())) {
      SearchReport first = choose(engine, position, limits, new ArrayList<>());
      SearchReport again = choose(engine, position, limits, new ArrayList<>());
      engine.newGame();
      SearchReport afterwards = choose(engine, position, limits, new ArrayList<>());
      assertNotEquals(first.nodes(), again.nodes());
      assertEquals(first.nodes(), afterwards.nodes());
      assertEquals(first.variation(), afterwards.variation());
    }
  }

  @Property(tries = 400)
  void neverMissesAFive(@ForAll Rule rule, @ForAll Random random) {
    Position position = UnfinishedGames.play(rule, random);
    List<Point> winning = points(position, Points::wins);
    if (!winning.isEmpty()) {
      assertTrue(winning.contains(choose(position, ONE_NODE).move()));
    }
    Coverage.mustOccur("a five under " + rule, !winning.isEmpty());
  }

  @Property(tries = 400)
  void neverMissesTheBlockOfAFive(@ForAll Rule rule, @ForAll Random random) {
    Position position = UnfinishedGames.play(rule, random);
    List<Point> blocks = points(position, Points::stopsAllFives);
    boolean mustStop =
        points(position, Points::wins).isEmpty()
            && !blocks.isEmpty()
            && Points.opponentHasFive(position);
    if (mustStop) {
      assertTrue(blocks.contains(choose(position, SOME_NODES / 100).move()));
    }
    Coverage.mustOccur("a five to stop", mustStop);
  }

  @Property(tries = 400)
  void neverPlaysAForbiddenPoint(@ForAll Random random) {
    Position position = UnfinishedGames.play(Rule.RENJU, random);
    Board board = position.toBoard();
    Point move = choose(position, random.nextInt(500)).move();
    List<Point> forbidden = new Referee(position.rules()).forbiddenPoints(board);
    assertTrue(board.sideToMove() == Stone.WHITE || !forbidden.contains(move));
    boolean blackToMove = board.sideToMove() == Stone.BLACK;
    Coverage.mustOccur("a forbidden point", blackToMove && !forbidden.isEmpty());
  }

  /** White's four can be stopped at one point alone, which is forbidden to black. */
  @Test
  void winsByAForbiddenPoint() {
    // Black stands on both sides of e5 in two directions with open twos: e5 would be a
    // double-three.
    Position position = position(Rule.RENJU, 15, "c5e6d5e7e3e8e4a1o15a3");
    SearchReport best = choose(position.play(new Point(14, 0)), SOME_NODES);
    assertTrue(best.score().isProved() && best.score().value() > 0);
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void answersInAPositionThatIsWonAlready(Rule rule) {
    Position won = position(rule, 15, "h8a1i8a3j8a5k8a7l8");
    assertTrue(won.isEmpty(choose(won, SOME_NODES).move()));
  }

  @Test
  void playsTheLastPointOfABoard() {
    Position position = Position.empty(new Geometry(5, 5), RuleSet.FREESTYLE);
    int[] order = {0, 2, 4, 1, 3};
    for (int y : order) {
      for (int x = 0; x < 5; x++) {
        if (x != 4 || y != 3) {
          position = position.play(new Point(x, y));
        }
      }
    }
    assertEquals(new Point(4, 3), choose(position, SOME_NODES).move());
  }

  @Test
  void belowFullStrengthMovesAreLeftOutAsWell() {
    Position position = position(Rule.FREESTYLE, 15, "h8i9j6g6");
    Point best = choose(position, SOME_NODES).move();
    SearchLimits weak = SearchLimits.builder().strength(20).excluded(Set.of(best)).build();
    Set<Point> played = new HashSet<>();
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults(), new Random(1))) {
      for (int i = 0; i < 20; i++) {
        SearchControl control = new SearchControl(weak);
        played.add(engine.choose(position, control, SearchListener.SILENT).move());
      }
    }
    assertFalse(played.contains(best));
    assertTrue(played.size() > 1, "always the best of the others");
  }

  /** A search that has begun as one of few nodes plays one of its moves at random. */
  @Test
  void anotherStrengthHoldsFromTheNextSearchOn() {
    SearchControl control = new SearchControl(SearchLimits.builder().strength(0).build());
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults())) {
      Position position = position(Rule.FREESTYLE, 15, "h8i9j6g6");
      SearchReport weak =
          engine.choose(
              position,
              control,
              report -> control.change(SearchLimits.builder().maxNodes(SOME_NODES).build()));
      assertTrue(weak.nodes() < SOME_NODES / 10, weak::toString);
    }
  }

  @Test
  void startsInTheCentreBelowFullStrengthToo() {
    SearchLimits weak = SearchLimits.builder().strength(10).build();
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults())) {
      Position empty = position(Rule.FREESTYLE, 15, "");
      SearchReport first = choose(engine, empty, weak, new ArrayList<>());
      assertEquals(new Point(7, 7), first.move());
      assertEquals(0, first.nodes());
    }
  }

  @Test
  void startsInTheCentre() {
    assertEquals("h8", move(position(Rule.FREESTYLE, 15, ""), SOME_NODES));
  }

  @Test
  void aDeadStoneBlocks() {
    Position open = position(Rule.FREESTYLE, 15, "h8a1i8a3j8a5k8");
    List<Position.PlacedStone> stones = new ArrayList<>(open.stones());
    stones.add(new Position.PlacedStone(new Point(11, 7), org.katachi.board.Colour.DEAD));
    stones.add(new Position.PlacedStone(new Point(0, 14), org.katachi.board.Colour.DEAD));
    Position position = new Position(open.geometry(), new RuleSet(Rule.FREESTYLE, true), stones);
    assertEquals("g8", move(position, SOME_NODES));
  }

  @Test
  void theSameLimitsGiveTheSameMoveAndNodes() {
    Position position = position(Rule.FREESTYLE, 15, "h8i9g9i7i8h9j9");
    Engine engine = new SearchEngine(EngineOptions.defaults());
    SearchReport first =
        choose(
            engine,
            position,
            SearchLimits.builder().maxNodes(SOME_NODES).build(),
            new ArrayList<>());
    engine.newGame();
    SearchReport second =
        choose(
            engine,
            position,
            SearchLimits.builder().maxNodes(SOME_NODES).build(),
            new ArrayList<>());
    assertEquals(first.move(), second.move());
    assertEquals(first.nodes(), second.nodes());
    assertEquals(first.variation(), second.variation());
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void preparingBesideASearchChangesNothing(Rule rule) {
    Position position = position(rule, 15, "h8i9g9i7i8h9j9");
    SearchLimits limits = SearchLimits.builder().maxNodes(SOME_NODES).build();
    SearchReport alone = choose(position, SOME_NODES);
    Engine engine = new SearchEngine(EngineOptions.defaults());
    CompletableFuture<Void> preparation = CompletableFuture.runAsync(engine::prepare);
    SearchReport beside = choose(engine, position, limits, new ArrayList<>());
    preparation.join();
    assertEquals(alone.variation(), beside.variation());
    assertEquals(alone.nodes(), beside.nodes());
  }

  @Test
  void reportsEveryIterationUpToTheDepthLimit() {
    Position position = position(Rule.FREESTYLE, 15, "h8i9");
    List<SearchReport> reports = new ArrayList<>();
    choose(
        new SearchEngine(EngineOptions.defaults()),
        position,
        SearchLimits.builder().maxDepth(4).build(),
        reports);
    assertEquals(List.of(1, 2, 3, 4), reports.stream().map(SearchReport::depth).toList());
    assertFalse(reports.get(3).variation().isEmpty());
  }

  @Test
  void aStopBeforeTheSearchStillGivesAMove() {
    Position position = position(Rule.FREESTYLE, 15, "h8i9");
    SearchControl control = new SearchControl(SearchLimits.builder().build());
    control.stop();
    SearchReport best =
        new SearchEngine(EngineOptions.defaults()).choose(position, control, lines -> {});
    assertTrue(position.isEmpty(best.move()));
  }

  @Test
  void severalThreadsFindAMoveGameAfterGame() {
    SearchEngine engine = new SearchEngine(EngineOptions.defaults());
    Position position = position(Rule.FREESTYLE, 15, "h8i9g9i7i8h9j9");
    for (int game = 0; game < 5; game++) {
      engine.newGame();
      SearchLimits limits = SearchLimits.builder().maxNodes(SOME_NODES).threads(3).build();
      assertTrue(position.isEmpty(choose(engine, position, limits, new ArrayList<>()).move()));
    }
  }

  @Test
  void limitsThatChangeDuringTheSearchAreFollowed() {
    Position position = position(Rule.FREESTYLE, 15, "h8i9");
    SearchControl control = new SearchControl(SearchLimits.builder().maxDepth(50).build());
    SearchReport best =
        new SearchEngine(EngineOptions.defaults())
            .choose(
                position,
                control,
                report -> control.change(SearchLimits.builder().maxDepth(3).build()));
    assertEquals(3, best.depth());
  }

  /** White must stop a five at l8. */
  private static SearchReport chooseTheOnlyReply(SearchLimits limits) {
    Position position = position(Rule.FREESTYLE, 15, "h8g8i8a1j8a3k8");
    SearchEngine engine = new SearchEngine(EngineOptions.defaults());
    return choose(engine, position, limits, new ArrayList<>());
  }

  @Test
  void anEasyMoveIsPlayedAtOnce() {
    SearchReport best = chooseTheOnlyReply(SearchLimits.builder().turnMillis(60_000).build());
    assertEquals(new Point(11, 7), best.move());
    assertEquals(1, best.depth());
  }

  @Test
  void withoutAClockAnEasyMoveIsSearchedUpToTheLimit() {
    SearchReport best = chooseTheOnlyReply(SearchLimits.builder().maxDepth(4).build());
    assertEquals(new Point(11, 7), best.move());
    assertEquals(4, best.depth());
  }

  @Test
  void aTimeThatIsUsedUpPlaysNoEasyMove() {
    SearchLimits limits = SearchLimits.builder().maxMillis(60_000).maxDepth(4).build();
    assertEquals(4, chooseTheOnlyReply(limits).depth());
  }

  @Test
  void aSearchEndsAfterItsTime() {
    SearchLimits limits = SearchLimits.builder().maxMillis(50).build();
    Position position = position(Rule.FREESTYLE, 15, "h8i9");
    SearchEngine engine = new SearchEngine(EngineOptions.defaults());
    SearchReport report = choose(engine, position, limits, new ArrayList<>());
    assertTrue(report.millis() >= 50 && report.millis() < 10_000, report::toString);
  }

  @Test
  void newLimitsLeaveLinesAndExcludedMovesAsTheyAre() {
    Set<Point> excluded = Set.of(new Point(1, 2));
    SearchControl control =
        new SearchControl(SearchLimits.builder().lines(3).excluded(excluded).build());
    control.change(SearchLimits.builder().maxDepth(5).build());
    assertEquals(5, control.limits().maxDepth());
    assertEquals(3, control.limits().lines());
    assertEquals(excluded, control.limits().excluded());
  }

  @Test
  void anEvaluationIsLoadedOnceAndSharedByBoardsOfOneNetwork() {
    SearchEngine engine = new SearchEngine(EngineOptions.defaults());
    ShapeEvaluation large = engine.evaluationFor(position(Rule.FREESTYLE, 20, ""));
    ShapeEvaluation small = engine.evaluationFor(position(Rule.FREESTYLE, 15, ""));
    engine.evaluationFor(position(Rule.RENJU, 20, ""));
    assertSame(large, engine.evaluationFor(position(Rule.FREESTYLE, 20, "")));
    assertSame(small, engine.evaluationFor(position(Rule.FREESTYLE, 9, "")));
    assertNotSame(small, large);
  }

  @Test
  void aWinByFoursIsReportedWithItsVariation() {
    Position position = position(Rule.FREESTYLE, 15, "h8a1i8a3j8a5");
    SearchReport report = choose(position, SOME_NODES);
    assertEquals("+M3", report.score().toString());
    Position end = position;
    for (Point move : report.variation().subList(0, 2)) {
      end = end.play(move);
    }
    assertEquals(3, report.variation().size());
    assertTrue(Points.wins(end, report.variation().get(2)));
  }

  @Test
  void aLossThatNothingStopsIsReported() {
    Position position = position(Rule.FREESTYLE, 15, "h8a1i8a3j8a5k8");
    assertEquals("-M2", choose(position, SOME_NODES).score().toString());
  }

  @Test
  void searchingAllocatesNothing() {
    Position position = position(Rule.FREESTYLE, 15, "h8i9g9i7i8h9j9");
    allocatedBy(position, 20_000);
    long few = allocatedBy(position, 150_000);
    long many = allocatedBy(position, 500_000);
    // Both allocate the tables; the reports of some more iterations take a kilobyte or two.
    assertTrue(many - few < 10_000, () -> many - few + " bytes in 350,000 nodes");
  }

  private static long allocatedBy(Position position, long nodes) {
    com.sun.management.ThreadMXBean threads =
        (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    SearchEngine engine = new SearchEngine(EngineOptions.defaults());
    SearchLimits limits = SearchLimits.builder().maxNodes(nodes).hashBytes(1 << 21).build();
    long before = threads.getThreadAllocatedBytes(thread);
    choose(engine, position, limits, new ArrayList<>());
    return threads.getThreadAllocatedBytes(thread) - before;
  }

  private static List<Point> points(
      Position position, java.util.function.BiPredicate<Position, Point> test) {
    List<Point> found = new ArrayList<>();
    for (int i = 0; i < position.geometry().pointCount(); i++) {
      Point point = position.geometry().toPoint(position.geometry().point(i));
      if (position.isEmpty(point) && test.test(position, point)) {
        found.add(point);
      }
    }
    return found;
  }
}
