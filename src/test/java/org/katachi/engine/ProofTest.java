package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position.PlacedStone;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** The engine's proved results, compared with an exact solver. */
@StatisticsReport(onFailureOnly = true)
class ProofTest {

  /** One engine for all rules and boards: its transposition table must keep them apart. */
  private static final Engine ENGINE = new SearchEngine(EngineOptions.defaults());

  @Property(tries = 3000)
  void aProvedResultIsTrueAndAtTheClaimedPlyAtTheLatest(@ForAll Rule rule, @ForAll Random random) {
    Position position = nearlyFull(rule, random);
    SearchScore claim = choose(position, random).score();
    if (claim.isProved()) {
      ExactSolver solver = new ExactSolver(position.toBoard(), new Referee(position.rules()));
      int plies = claim.value() > 0 ? solver.pliesToWin() : solver.pliesToLoss();
      assertTrue(plies > 0 && plies <= claim.pliesToEnd(), claim + " is really " + plies);
    }
    Coverage.mustOccur("a win under " + rule, claim.isProved() && claim.value() > 0);
    Coverage.mustOccur("a loss under " + rule, claim.isProved() && claim.value() < 0);
    Coverage.mustOccur("a win in three plies or more", claim.value() > 0 && claim.pliesToEnd() > 2);
    Coverage.mustOccur("a loss in four plies or more", claim.value() < 0 && claim.pliesToEnd() > 3);
  }

  @Property(tries = 1000)
  void thePrincipalVariationStartsWithTheBestMoveAndIsLegal(
      @ForAll Rule rule, @ForAll Random random) {
    Position position = nearlyFull(rule, random);
    SearchReport best = choose(position, random);
    Referee referee = new Referee(position.rules());
    assertEquals(best.move(), best.variation().get(0));
    Coverage.mustOccur("a line of moves", best.variation().size() > 2);
    Board board = position.toBoard();
    for (Point point : best.variation()) {
      int cell = board.geometry().cell(point);
      assertTrue(board.geometry().contains(point) && board.isEmpty(cell), "occupied: " + point);
      boolean replies = board.stoneCount() > position.stones().size();
      assertTrue(
          !replies || !referee.isForbidden(board, cell, board.sideToMove()), "foul: " + point);
      board.play(cell);
    }
  }

  private static SearchReport choose(Position position, Random random) {
    SearchLimits limits =
        SearchLimits.builder().maxNodes(random.nextInt(4000)).hashBytes(1 << 20).build();
    return TestSearches.choose(ENGINE, position, limits, new ArrayList<>());
  }

  /** A small board with at most twelve empty points, some dead stones, and no win. */
  private static Position nearlyFull(Rule rule, Random random) {
    Geometry geometry = new Geometry(5 + random.nextInt(5), 5 + random.nextInt(4));
    Position position = Position.empty(geometry, new RuleSet(rule, random.nextBoolean()));
    Referee referee = new Referee(position.rules());
    int stones = geometry.pointCount() - 7 - random.nextInt(6);
    while (position.stones().size() < stones) {
      Point point = new Point(random.nextInt(geometry.width()), random.nextInt(geometry.height()));
      if (position.isEmpty(point)) {
        position = place(position, point, referee, random);
      }
    }
    return position;
  }

  /**
   * A stone of the side to move, or a dead one if that would win or be a foul; and now and then at
   * random.
   */
  private static Position place(Position position, Point point, Referee referee, Random random) {
    Board board = position.toBoard();
    int cell = board.geometry().cell(point);
    int side = board.sideToMove();
    if (random.nextInt(20) > 0
        && !referee.wins(board, cell, side)
        && !referee.isForbidden(board, cell, side)) {
      return position.play(point);
    }
    List<PlacedStone> stones = new ArrayList<>(position.stones());
    stones.add(new PlacedStone(point, Colour.DEAD));
    return new Position(position.geometry(), position.rules(), stones);
  }
}
