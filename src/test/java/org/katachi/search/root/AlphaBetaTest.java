package org.katachi.search.root;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;
import org.katachi.search.Score;
import org.katachi.search.table.AbdadaTable;
import org.katachi.shape.CellClass;

/** The search with everything switched off that may alter a value, against negamax. */
@StatisticsReport(onFailureOnly = true)
class AlphaBetaTest {

  @Property(tries = 1000)
  void withEverythingSwitchedOffItIsNegamax(@ForAll Rule rule, @ForAll Random random) {
    int depth = 1 + random.nextInt(PlainSearch.MAX_DEPTH);
    Board board = PlainSearch.position(depth, rule, random);
    int value = new PlainSearch(board, rule).negamax.value(depth);
    PlainSearch search = new PlainSearch(board, rule);
    assertEquals(value, value(search, depth));

    for (int plies = 1; plies <= PlainSearch.MAX_DEPTH; plies++) {
      Coverage.mustOccur("an estimate at depth " + plies, depth == plies && isEstimate(value));
    }
    Coverage.mustOccur("a win", Score.isProvedWin(value) && Score.plies(value) > 3);
    Coverage.mustOccur("a loss", Score.isProvedLoss(value) && Score.plies(value) > 2);
    Coverage.mustOccur("a draw", value == Score.DRAW);
    int opponent = Stone.opponent(board.sideToMove());
    Coverage.mustOccur("a five to stop", search.shapes.has(opponent, CellClass.FIVE));
    Coverage.mustOccur(
        "an open four to stop",
        isEstimate(value) && search.shapes.has(opponent, CellClass.OPEN_FOUR));
  }

  @Property(tries = 400)
  void movesThatOtherThreadsAreSearchingArePutOffAndNotLeftOut(
      @ForAll Rule rule, @ForAll Random random) {
    int depth = PlainSearch.MAX_DEPTH;
    Board board = PlainSearch.position(depth, rule, random);
    AbdadaTable busy = new AbdadaTable();
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && random.nextInt(3) > 0) {
        busy.enter(board.hashAfter(cell));
      }
    }
    int value = value(new PlainSearch(board, rule), depth);
    assertEquals(value, value(new PlainSearch(board, rule, busy), depth));
    Coverage.mustOccur("an estimate", isEstimate(value));
    Coverage.mustOccur("a proof", Score.isProved(value));
  }

  private static int value(PlainSearch search, int depth) {
    return search.alphaBeta.search(-Score.INFINITE, Score.INFINITE, depth, 0);
  }

  private static boolean isEstimate(int value) {
    return !Score.isProved(value) && value != Score.DRAW;
  }
}
