package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.katachi.engine.TestSearches.choose;
import static org.katachi.engine.TestSearches.position;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** Several lines, moves that are left out, level positions. */
class AnalysisTest {

  private static final long NODES = 60_000;

  /** More, because a search of many positions sees less of each. */
  private static final long BALANCE_NODES = 4 * NODES;

  private static final String QUIET = "h8i9j6g6";

  /** Collects what a listener is told. */
  private static final class Heard implements SearchListener {

    private final List<List<SearchReport>> iterations = new ArrayList<>();
    private final List<Point> lost = new ArrayList<>();

    @Override
    public void linesFound(List<SearchReport> lines) {
      iterations.add(lines);
    }

    @Override
    public void moveLost(Point move) {
      lost.add(move);
    }
  }

  private final Heard heard = new Heard();

  private List<SearchReport> analyse(Position position, int lines, Set<Point> excluded) {
    SearchLimits limits =
        SearchLimits.builder().maxNodes(NODES).lines(lines).excluded(excluded).build();
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults())) {
      return engine.analyse(position, new SearchControl(limits), heard);
    }
  }

  private static Point move(SearchReport line) {
    return line.variation().get(0);
  }

  @Test
  void theLinesBeginWithDifferentMovesTheBestFirst() {
    List<SearchReport> lines = analyse(position(Rule.FREESTYLE, 15, QUIET), 5, Set.of());
    assertEquals(5, lines.size());
    Set<Point> moves = new HashSet<>();
    for (int i = 0; i < lines.size(); i++) {
      moves.add(move(lines.get(i)));
      int before = lines.get(Math.max(0, i - 1)).score().number();
      boolean sameDepth = lines.get(i).depth() == lines.get(Math.max(0, i - 1)).depth();
      assertTrue(!sameDepth || before >= lines.get(i).score().number(), lines::toString);
      assertTrue(lines.get(i).depth() > 4, lines::toString);
    }
    assertEquals(5, moves.size());
    assertEquals(5, heard.iterations.get(0).size());
  }

  @Test
  void oneLineIsTheSearchForAMove() {
    Position position = position(Rule.FREESTYLE, 15, QUIET);
    List<SearchReport> lines = analyse(position, 1, Set.of());
    SearchReport best = choose(position, NODES);
    assertEquals(best.variation(), lines.get(0).variation());
    assertEquals(best.nodes(), lines.get(0).nodes());
  }

  @Test
  void aMoveThatIsLeftOutIsNotPlayed() {
    Position position = position(Rule.FREESTYLE, 15, QUIET);
    Point best = choose(position, NODES).move();
    assertNotEquals(best, move(analyse(position, 1, Set.of(best)).get(0)));
  }

  @Test
  void theOnlyMoveThatIsNotLeftOutIsPlayedAlsoFarFromAnyStone() {
    Position position = position(Rule.FREESTYLE, 15, QUIET);
    Set<Point> others = new HashSet<>(empty(position));
    Point corner = new Point(14, 0);
    others.remove(corner);
    assertEquals(corner, move(analyse(position, 3, others).get(0)));
  }

  @Test
  void whereAllMovesAreLeftOutOneIsPlayedAllTheSame() {
    Position position = position(Rule.FREESTYLE, 15, QUIET);
    List<Point> all = empty(position);
    assertTrue(all.contains(move(analyse(position, 1, new HashSet<>(all)).get(0))));
  }

  @Test
  void onlyMovesThatStopAFiveHaveLines() {
    // White must stop g8 or l8: black has four in a row, closed at neither end but for one stone.
    Position position = position(Rule.FREESTYLE, 15, "h8g8i8a1j8a3k8");
    List<SearchReport> lines = analyse(position, 5, Set.of());
    assertEquals(List.of("l8"), lines.stream().map(l -> Notation.letterNumber(move(l))).toList());
  }

  @Test
  void everyWinHasALineThatEndsTheGame() {
    List<SearchReport> lines =
        analyse(position(Rule.FREESTYLE, 15, "h8a1i8a3j8a5k8o15"), 2, Set.of());
    for (SearchReport line : lines) {
      assertEquals(SearchScore.win(1), line.score());
    }
    assertFalse(move(lines.get(0)).equals(move(lines.get(1))));
  }

  @Test
  void movesThatLoseAreTold() {
    // Black threatens to make open fours; not all of white's fours and defences hold.
    Position position = position(Rule.FREESTYLE, 15, "h8a1i9a3g7a15i7");
    analyse(position, 3, Set.of());
    assertFalse(heard.lost.isEmpty());
    assertEquals(heard.lost.size(), new HashSet<>(heard.lost).size());
  }

  @Test
  void theEmptyBoardHasItsCentre() {
    Position empty = Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE);
    assertEquals(new Point(7, 7), move(analyse(empty, 3, Set.of()).get(0)));
  }

  @Test
  void theEmptyBoardHasSeveralLinesToo() {
    Position empty = Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE);
    List<SearchReport> lines = analyse(empty, 3, Set.of());
    assertEquals(3, lines.stream().map(AnalysisTest::move).distinct().count());
    assertTrue(lines.stream().allMatch(line -> line.depth() > 0), lines::toString);
  }

  @Test
  void withoutTheCentreTheFirstMoveIsSearched() {
    Position empty = Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE);
    SearchReport line = analyse(empty, 1, Set.of(new Point(7, 7))).get(0);
    assertTrue(line.depth() > 0, line::toString);
    assertEquals(7, move(line).x(), 3, line.toString());
    assertEquals(7, move(line).y(), 3, line.toString());
  }

  @Test
  void aLevelPositionTakesOneStoneOrOneOfEachSide() {
    Position before = position(Rule.FREESTYLE, 15, QUIET);
    for (int stones = 1; stones <= 2; stones++) {
      SearchReport level = balance(before, stones, 0, Set.of()).orElseThrow();
      assertEquals(stones, level.variation().size());
      Position after = before;
      for (Point stone : level.variation()) {
        after = after.play(stone);
      }
      int value = choose(after, NODES).score().number();
      assertTrue(Math.abs(value) < 120, () -> level + " has the value " + value);
      assertTrue(level.depth() > 2, level::toString);
    }
  }

  @Test
  void aPositionIsAsUnevenAsIsWanted() {
    Position position = position(Rule.FREESTYLE, 15, QUIET);
    int low = score(balance(position, 1, 200, Set.of()));
    int high = score(balance(position, 1, -200, Set.of()));
    assertTrue(low < -100 && high > 100, low + " to " + high);
  }

  @Test
  void aStoneIsNotPutOnAPointThatIsLeftOut() {
    Position position = position(Rule.FREESTYLE, 15, QUIET);
    Point first = move(balance(position, 1, 0, Set.of()).orElseThrow());
    assertNotEquals(first, move(balance(position, 1, 0, Set.of(first)).orElseThrow()));
  }

  @Test
  void theFirstStoneOfAllMayLieAnywhere() {
    Position empty = Position.empty(new Geometry(15, 15), RuleSet.FREESTYLE);
    assertNotEquals(new Point(7, 7), move(balance(empty, 1, 0, Set.of()).orElseThrow()));
  }

  private static int score(Optional<SearchReport> report) {
    return report.orElseThrow().score().number();
  }

  private Optional<SearchReport> balance(
      Position position, int stones, int value, Set<Point> excluded) {
    SearchLimits limits = SearchLimits.builder().maxNodes(BALANCE_NODES).excluded(excluded).build();
    try (SearchEngine engine = new SearchEngine(EngineOptions.defaults())) {
      return engine.balance(position, stones, value, new SearchControl(limits), heard);
    }
  }

  private static List<Point> empty(Position position) {
    Geometry geometry = position.geometry();
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      points.add(geometry.toPoint(geometry.point(i)));
    }
    points.removeIf(point -> !position.isEmpty(point));
    return points;
  }
}
