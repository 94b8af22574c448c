package org.katachi.shape;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.EmptyCells;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.ForbiddenPoints;
import org.katachi.rules.Foul;
import org.katachi.rules.LineRule;
import org.katachi.rules.RandomBoards;
import org.katachi.rules.RenjuPositions;
import org.katachi.rules.Rule;

/** The board of shapes, kept move by move, against the same read from the stones alone. */
@StatisticsReport(onFailureOnly = true)
class ShapeBoardTest {

  private static final int[] COLOURS = {Stone.BLACK, Stone.WHITE};

  @Property(tries = 300)
  void everythingIsAsTheStonesAloneSay(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 22) int width,
      @ForAll @IntRange(min = 5, max = 22) int height,
      @ForAll Random random) {
    ShapeBoard shapes = RandomGames.play(new Geometry(width, height), rule, random);
    assertLikeStones(shapes);
    for (int threat = CellClass.OPEN_THREE; threat < CellClass.LIMIT; threat++) {
      boolean occurs = shapes.has(Stone.BLACK, threat) || shapes.has(Stone.WHITE, threat);
      Coverage.mustOccur("a threat of class " + threat, occurs);
    }
  }

  /** One board takes over one position after another, also from the middle of a line. */
  @Property(tries = 100)
  void aPositionTakenOverIsAsTheStonesAloneSay(@ForAll Rule rule, @ForAll Random random) {
    Geometry geometry = new Geometry(5 + random.nextInt(12), 5 + random.nextInt(12));
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), rule);
    for (int position = 0; position < 4; position++) {
      Board other = RandomGames.play(geometry, rule, random).board();
      shapes.copyFrom(other);
      assertEquals(other.hash(), shapes.board().hash());
      assertEquals(other.sideToMove(), shapes.board().sideToMove());
      assertArrayEquals(other.moves(), shapes.board().moves());
      assertLikeStones(shapes);
      RandomGames.playAndCheck(shapes, random, () -> {});
      assertLikeStones(shapes);
    }
  }

  @Property(tries = 100)
  void queriesOnTheWayChangeNothing(@ForAll Rule rule, @ForAll Random random) {
    Board board = new Board(new Geometry(9, 11));
    ShapeBoard shapes = new ShapeBoard(board, rule);
    RandomGames.playAndCheck(
        shapes, random, () -> assertSameThreats(new ShapeBoard(board, rule), shapes));
    assertLikeStones(shapes);
  }

  private static void assertSameThreats(ShapeBoard fresh, ShapeBoard shapes) {
    assertEquals(fresh.has(Stone.WHITE, CellClass.FIVE), shapes.has(Stone.WHITE, CellClass.FIVE));
  }

  @Property(tries = 300)
  void aBoardIsDeadWhenNoShapeOnItLives(@ForAll Rule rule, @ForAll Random random) {
    ShapeBoard shapes = new ShapeBoard(new Board(new Geometry(5, 6)), rule);
    List<Integer> order = new ArrayList<>(EmptyCells.of(shapes.board()));
    Collections.shuffle(order, random);
    order.subList(random.nextInt(12), order.size()).forEach(shapes::play);
    boolean live = false;
    for (int cell : EmptyCells.of(shapes.board())) {
      for (int colour : COLOURS) {
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          int shape = Combinations.shape(shapes.packedShapes(cell, colour), direction);
          live |= shape != Shape.DEAD && shape != Shape.OVERLINE;
        }
      }
    }
    assertEquals(!live, shapes.isDead());
    Coverage.mustOccur("a dead board", !live);
    Coverage.mustOccur("a live board", live);
  }

  @Property(tries = 50)
  void aGameTakenBackLeavesTheBoardAsItWas(@ForAll Rule rule, @ForAll Random random) {
    ShapeBoard shapes = RandomGames.play(new Geometry(13, 8), rule, random);
    long hash = shapes.board().hash();
    List<Integer> empty = EmptyCells.of(shapes.board());
    for (int cell : empty) {
      shapes.play(cell);
    }
    for (int i = 0; i < empty.size(); i++) {
      shapes.undo();
    }
    assertEquals(hash, shapes.board().hash());
    assertLikeStones(shapes);
  }

  @Test
  void theLastStoneCanBePlayedOnTheGreatestBoard() {
    Board board = new Board(new Geometry(Geometry.MAX_SIZE, Geometry.MAX_SIZE));
    ShapeBoard shapes = new ShapeBoard(board, Rule.FREESTYLE);
    for (int cell : EmptyCells.of(board)) {
      shapes.play(cell);
    }
    assertTrue(board.isFull());
    assertEquals(0, shapes.collectNear(new int[1], 0));
    shapes.undo();
    assertEquals(1, shapes.collectNear(new int[1], 0));
  }

  @Test
  void aPassLeavesTheShapesAlone() {
    ShapeBoard shapes = new ShapeBoard(new Board(new Geometry(9, 9)), Rule.STANDARD);
    Geometry geometry = shapes.board().geometry();
    shapes.play(geometry.cell(4, 4));
    shapes.board().passTurn();
    shapes.play(geometry.cell(5, 4));
    assertEquals(
        Shape.OPEN_THREE_WIDE,
        Combinations.shape(shapes.packedShapes(geometry.cell(6, 4), Stone.BLACK), 0));
    shapes.undo();
    shapes.board().passTurn();
    shapes.undo();
    assertLikeStones(shapes);
  }

  @Test
  void shapesOfAStoneJustPlayedCanStillBeRead() {
    ShapeBoard shapes = new ShapeBoard(new Board(new Geometry(9, 9)), Rule.FREESTYLE);
    Geometry geometry = shapes.board().geometry();
    for (int x = 3; x <= 5; x++) {
      shapes.play(geometry.cell(x, 4));
      shapes.board().passTurn();
    }
    int last = geometry.cell(5, 4);
    assertEquals(
        Shape.OPEN_THREE_WIDE, Combinations.shape(shapes.packedShapes(last, Stone.BLACK), 0));
  }

  @Test
  void movesAndQuestionsAllocateNothing() {
    Board board = new Board(new Geometry(15, 15));
    ShapeBoard shapes = new ShapeBoard(board, Rule.RENJU);
    int[] cells = new int[board.geometry().pointCount()];
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    // The virtual machine itself may allocate a little in a round, not in all of them.
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      playAndAsk(shapes, cells);
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertEquals(0, least);
  }

  private static void playAndAsk(ShapeBoard shapes, int[] cells) {
    Geometry geometry = shapes.board().geometry();
    for (int i = 0; i < geometry.pointCount(); i += 2) {
      shapes.play(geometry.point(i));
      shapes.has(Stone.WHITE, CellClass.FIVE);
      shapes.first(Stone.BLACK, CellClass.FOUR);
      shapes.collect(Stone.WHITE, CellClass.OPEN_THREE, CellClass.FIVE, cells, 0);
      shapes.collectNear(cells, 0);
    }
    while (shapes.board().moveCount() > 0) {
      shapes.undo();
    }
  }

  /** Under every rule the cells of class five are the points where the referee sees a win. */
  @Property(tries = 200)
  void fivePointsAreThoseOfTheRule(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 12) int width,
      @ForAll @IntRange(min = 5, max = 12) int height,
      @ForAll Random random) {
    Board board = RandomBoards.longLines(new Geometry(width, height), random);
    ShapeBoard shapes = new ShapeBoard(board, rule);
    LineRule lines = new LineRule(rule);
    LineRule freestyle = new LineRule(Rule.FREESTYLE);
    boolean five = false;
    boolean onlyInFreestyle = false;
    for (int cell : EmptyCells.of(board)) {
      for (int colour : COLOURS) {
        boolean wins = lines.wins(board, cell, colour);
        assertEquals(wins, shapes.cellClass(cell, colour) == CellClass.FIVE);
        five |= wins;
        onlyInFreestyle |= !wins && freestyle.wins(board, cell, colour);
      }
    }
    Coverage.mustOccur("a five under " + rule, five);
    Coverage.mustOccur("a line that wins in freestyle alone", onlyInFreestyle);
  }

  @Test
  void everyForbiddenPointHasAClassOfFouls() {
    for (RenjuPositions.RenjuPosition position : RenjuPositions.all()) {
      Board board = new Board(RenjuPositions.GEOMETRY);
      position.placeOn(board);
      assertFoulsAgree(board);
    }
  }

  @Property(tries = 200)
  void foulsAgreeWithTheExactTest(
      @ForAll @IntRange(min = 5, max = 15) int width,
      @ForAll @IntRange(min = 5, max = 15) int height,
      @ForAll Random random) {
    Set<Foul> fouls = EnumSet.noneOf(Foul.class);
    fouls.addAll(assertFoulsAgree(RandomBoards.blackShapes(new Geometry(width, height), random)));
    fouls.addAll(assertFoulsAgree(RandomBoards.longLines(new Geometry(width, height), random)));
    for (Foul foul : Foul.values()) {
      Coverage.mustOccur("the foul " + foul, fouls.contains(foul));
    }
  }

  /** Asserts it of all points and returns the fouls among them. */
  private static Set<Foul> assertFoulsAgree(Board board) {
    Set<Foul> fouls = EnumSet.noneOf(Foul.class);
    ShapeBoard shapes = new ShapeBoard(board, Rule.RENJU);
    for (int cell : EmptyCells.of(board)) {
      Foul foul = ForbiddenPoints.foulAt(board, cell);
      fouls.add(foul);
      int cellClass = shapes.cellClass(cell, Stone.BLACK);
      boolean certain = foul == Foul.OVERLINE || foul == Foul.DOUBLE_FOUR;
      assertEquals(certain, cellClass == CellClass.FORBIDDEN);
      if (foul == Foul.DOUBLE_THREE) {
        assertEquals(CellClass.DOUBLE_THREE, cellClass);
      }
      assertFalse(shapes.cellClass(cell, Stone.WHITE) == CellClass.FORBIDDEN);
    }
    return fouls;
  }

  private static void assertLikeStones(ShapeBoard shapes) {
    Board board = shapes.board();
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      assertKeysLikeStones(shapes, board.geometry().point(i));
    }
    for (int colour : COLOURS) {
      List<List<Integer>> byClass = new ArrayList<>();
      IntStream.range(0, CellClass.LIMIT).forEach(i -> byClass.add(new ArrayList<>()));
      for (int cell : EmptyCells.of(board)) {
        int combination = combinationOfKeys(shapes, cell, colour);
        assertEquals(combination, shapes.combination(cell, colour));
        byClass.get(shapes.cellClass(cell, colour)).add(cell);
      }
      assertThreatsAre(byClass, shapes, colour);
    }
    assertEquals(cellsNearStones(board), collected(shapes));
  }

  private static void assertKeysLikeStones(ShapeBoard shapes, int cell) {
    int[] stepX = {1, 0, 1, -1};
    int[] stepY = {0, 1, 1, 1};
    Board board = shapes.board();
    Geometry geometry = board.geometry();
    int reach = shapes.tables().reach();
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int key = 0;
      for (int i = -reach; i <= reach; i++) {
        int x = geometry.x(cell) + i * stepX[direction];
        int y = geometry.y(cell) + i * stepY[direction];
        int stone = geometry.contains(x, y) ? board.stone(geometry.cell(x, y)) : Stone.BLOCKED;
        int shift = i < 0 ? 2 * (reach + i) : 2 * (reach + i - 1);
        key |= i == 0 ? 0 : stone << shift;
      }
      assertEquals(key, shapes.key(cell, direction));
    }
  }

  private static int combinationOfKeys(ShapeBoard shapes, int cell, int colour) {
    int[] lines =
        IntStream.range(0, Geometry.DIRECTIONS)
            .map(direction -> shapes.tables().shape(shapes.key(cell, direction), colour))
            .toArray();
    int packed = Combinations.pack(lines[0], lines[1], lines[2], lines[3]);
    assertEquals(packed, shapes.packedShapes(cell, colour));
    return Combinations.of(packed);
  }

  private static void assertThreatsAre(List<List<Integer>> byClass, ShapeBoard shapes, int colour) {
    int[] cells = new int[shapes.board().geometry().pointCount()];
    for (int threat = CellClass.OPEN_THREE; threat < CellClass.LIMIT; threat++) {
      List<Integer> expected = byClass.get(threat);
      assertEquals(!expected.isEmpty(), shapes.has(colour, threat));
      int first = expected.isEmpty() ? ShapeBoard.NO_CELL : expected.get(0);
      assertEquals(first, shapes.first(colour, threat));
      int count = shapes.collect(colour, threat, threat, cells, 0);
      assertEquals(expected, IntStream.of(cells).limit(count).boxed().toList());
    }
    assertEquals(byClass.get(CellClass.FIVE).size() > 1, shapes.hasSeveralFives(colour));
  }

  private static List<Integer> collected(ShapeBoard shapes) {
    int[] cells = new int[shapes.board().geometry().pointCount()];
    int count = shapes.collectNear(cells, 0);
    return IntStream.of(cells).limit(count).boxed().toList();
  }

  private static List<Integer> cellsNearStones(Board board) {
    return EmptyCells.of(board).stream().filter(cell -> isNearStone(board, cell)).toList();
  }

  private static boolean isNearStone(Board board, int cell) {
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int other = geometry.point(i);
      int x = Math.abs(geometry.x(other) - geometry.x(cell));
      int y = Math.abs(geometry.y(other) - geometry.y(cell));
      boolean inLine = x == 0 || y == 0 || x == y;
      if (!board.isEmpty(other) && Math.max(x, y) <= (inLine ? 4 : 2)) {
        return true;
      }
    }
    return false;
  }
}
