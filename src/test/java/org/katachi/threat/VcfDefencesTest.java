package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** VcfDefences of a VCF, against trying every other move. */
@StatisticsReport(onFailureOnly = true)
class VcfDefencesTest {

  private static final int NODES = 100_000;

  @Property(tries = 2000)
  void aMoveThatIsNeitherARefutationNorAFourLeavesTheVcf(
      @ForAll boolean exact, @ForAll Random random) {
    RuleSet rules = new RuleSet(exact ? Rule.STANDARD : Rule.FREESTYLE, false);
    Board board = RandomPositions.sparse(random);
    ShapeBoard shapes = new ShapeBoard(board, rules.rule());
    boolean quiet =
        !shapes.has(Stone.BLACK, CellClass.FIVE) && !shapes.has(Stone.WHITE, CellClass.FIVE);
    board.passTurn();
    VcfSearch fours =
        new VcfSearch(new Defences(shapes, new Referee(rules)), new Referee(rules), () -> false);
    int plies = quiet ? fours.search(VcfSearch.MAX_FOURS, NODES) : 0;
    board.passTurn();
    Coverage.mustOccur("a VCF of several fours", plies > 3);
    if (plies > 0) {
      int[] cells = new int[board.geometry().pointCount()];
      int count = new VcfDefences(board).collect(fours.line(), cells, 0);
      for (int i = 0; i < board.geometry().pointCount(); i++) {
        int cell = board.geometry().point(i);
        boolean listed = Arrays.stream(cells, 0, count).anyMatch(move -> move == cell);
        if (board.isEmpty(cell) && !listed && !makesFour(shapes, cell)) {
          assertLoses(board, rules, cell);
        }
      }
    }
  }

  private static boolean makesFour(ShapeBoard shapes, int cell) {
    return shapes.cellClass(cell, shapes.board().sideToMove()) >= CellClass.FOUR;
  }

  private static void assertLoses(Board board, RuleSet rules, int cell) {
    board.play(cell);
    Geometry geometry = board.geometry();
    assertTrue(
        VcfSearch.of(board, rules).search(VcfSearch.MAX_FOURS, NODES) > 0,
        () -> geometry.toPoint(cell) + " refutes");
    board.undo();
  }
}
