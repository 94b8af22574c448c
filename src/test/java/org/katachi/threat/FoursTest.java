package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.EmptyCells;
import org.katachi.board.Geometry;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

@StatisticsReport(onFailureOnly = true)
class FoursTest {

  /** The list has room for the empty points and no more. */
  @Property(tries = 500)
  void theFoursThatAListLacksAreAddedAndNoPointTwice(@ForAll Rule rule, @ForAll Random random) {
    Referee referee = new Referee(new RuleSet(rule, false));
    ShapeBoard shapes = withManyFours(rule, random);
    Board board = shapes.board();
    int side = board.sideToMove();
    Fours fours = new Fours(shapes, referee);
    List<Integer> empty = new ArrayList<>(EmptyCells.of(board));
    List<Integer> made =
        empty.stream()
            .filter(cell -> fours.isMadeAt(cell, side))
            .filter(cell -> !referee.isForbidden(board, cell, side))
            .toList();
    Collections.shuffle(empty, random);
    List<Integer> listed = empty.subList(0, random.nextInt(3) * empty.size() / 2);
    int[] cells = new int[empty.size()];
    for (int i = 0; i < listed.size(); i++) {
      cells[i] = listed.get(i);
    }
    int count = fours.addTo(cells, 0, listed.size(), side);
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(cells[i]);
    }
    assertEquals(listed, all.subList(0, listed.size()));
    TreeSet<Integer> expected = new TreeSet<>(listed);
    expected.addAll(made);
    assertEquals(expected, new TreeSet<>(all));
    assertEquals(expected.size(), count);
    Coverage.mustOccur(
        "more fours than defences against one point", made.size() > Defences.MAX_MOVES);
    Coverage.mustOccur("all listed before", listed.size() == empty.size() && !made.isEmpty());
    Coverage.mustOccur("forbidden points", made.size() > 0 && referee.forbids(side));
  }

  /** Stones of the side to move all over the board, and no five-point of it. */
  private static ShapeBoard withManyFours(Rule rule, Random random) {
    Board board = new Board(new Geometry(15 + random.nextInt(6), 15 + random.nextInt(6)));
    if (random.nextBoolean()) {
      board.passTurn();
    }
    ShapeBoard shapes = new ShapeBoard(board, rule);
    int side = board.sideToMove();
    for (int tries = random.nextInt(400); tries > 0; tries--) {
      int cell = board.geometry().point(random.nextInt(board.geometry().pointCount()));
      if (board.isEmpty(cell)) {
        shapes.play(cell);
        board.passTurn();
        if (shapes.has(side, CellClass.FIVE)) {
          board.passTurn();
          shapes.undo();
        }
      }
    }
    return shapes;
  }
}
