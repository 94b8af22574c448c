package org.katachi.search;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.shape.CellClass;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
import org.katachi.threat.VcfSearch;

/**
 * The search with everything switched off that may alter a value, against negamax.
 *
 * <p>Parameters switch it off: a greatest depth of 0, a least depth that no node has, a margin or a
 * count that is never reached, a probe of no nodes. Null-move pruning, internal iterative reduction
 * and the threat probe begin at greater depths than these; singular extension and the correction of
 * the evaluation need a hit in the transposition table, and the table keeps nothing: what it knows
 * may be deeper than what is asked for. What is left may not alter a value: the window, mate
 * distance pruning, the order of the moves, null windows, and the lists of moves against threats.
 */
@StatisticsReport(onFailureOnly = true)
class AlphaBetaTest {

  /** More than any depth, count of moves, or difference of evaluations. */
  private static final int FAR = 1_000_000;

  /**
   * By depth: the most empty points of a position, so that negamax takes a part of a second at the
   * most.
   */
  private static final int[] MOST_EMPTY = {0, 80, 80, 34, 18};

  private static final SearchParameters OFF = switchedOff();

  private static SearchParameters switchedOff() {
    Map<String, Integer> off =
        Map.ofEntries(
            entry("razoring-max-depth", 0),
            entry("futility-max-depth", 0),
            entry("lmp-base", FAR),
            entry("lmr-min-depth", FAR),
            entry("alpha-raise-reduction", 0),
            entry("fail-high-margin-per-ply", FAR),
            entry("vcf-nodes", 0));
    return new SearchParameters((name, value, step) -> off.getOrDefault(name, value));
  }

  @Property(tries = 500)
  void withEverythingSwitchedOffItIsNegamax(@ForAll Rule rule, @ForAll Random random) {
    int depth = 1 + random.nextInt(MOST_EMPTY.length - 1);
    Board board = position(MOST_EMPTY[depth], rule, random);
    int value = negamax(board, rule, depth);
    assertEquals(value, alphaBeta(board, rule, depth));

    for (int plies = 1; plies < MOST_EMPTY.length; plies++) {
      Coverage.mustOccur("an estimate at depth " + plies, depth == plies && isEstimate(value));
    }
    Coverage.mustOccur("a win", Score.isProvedWin(value) && Score.plies(value) > 3);
    Coverage.mustOccur("a loss", Score.isProvedLoss(value) && Score.plies(value) > 2);
    Coverage.mustOccur("a draw", value == Score.DRAW);
    ShapeBoard shapes = new ShapeBoard(board, rule);
    int opponent = Stone.opponent(board.sideToMove());
    Coverage.mustOccur("a five to stop", shapes.has(opponent, CellClass.FIVE));
    Coverage.mustOccur(
        "an open four to stop", isEstimate(value) && shapes.has(opponent, CellClass.OPEN_FOUR));
  }

  @Property(tries = 200)
  void movesThatOtherThreadsAreSearchingArePutOffAndNotLeftOut(
      @ForAll Rule rule, @ForAll Random random) {
    int depth = MOST_EMPTY.length - 1;
    Board board = position(MOST_EMPTY[depth], rule, random);
    BusyPositions busy = new BusyPositions();
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && random.nextInt(3) > 0) {
        busy.enter(board.hashAfter(cell));
      }
    }
    int value = alphaBeta(board, rule, depth);
    assertEquals(value, alphaBeta(board, rule, depth, busy));
    Coverage.mustOccur("an estimate", isEstimate(value));
    Coverage.mustOccur("a proof", Score.isProved(value));
  }

  private static boolean isEstimate(int value) {
    return !Score.isProved(value) && value != Score.DRAW;
  }

  private static int negamax(Board position, Rule rule, int depth) {
    ShapeBoard shapes = shapes(position, rule);
    return new PlainNegamax(shapes, referee(rule), evaluator(shapes, rule)).value(depth);
  }

  private static int alphaBeta(Board position, Rule rule, int depth) {
    return alphaBeta(position, rule, depth, null);
  }

  private static int alphaBeta(Board position, Rule rule, int depth, BusyPositions busy) {
    ShapeBoard shapes = shapes(position, rule);
    Referee referee = referee(rule);
    Evaluator evaluator = evaluator(shapes, rule);
    Defences defences = new Defences(shapes, referee);
    Fours fours = new Fours(shapes, referee);
    VcfSearch vcf = new VcfSearch(defences, referee, () -> false);
    int plies = AlphaBeta.MAX_PLY + 1;
    History history = new History(OFF, shapes.board(), plies);
    AlphaBeta alphaBeta =
        new AlphaBeta(
            shapes,
            referee,
            0,
            evaluator,
            OFF,
            new VcfProbe(OFF, shapes.board(), referee, fours, vcf),
            new MovePicker(shapes, evaluator, defences, fours, history, plies),
            history,
            new SearchTables(new TranspositionTable(), null, busy));
    alphaBeta.newSearch(new NodeLimit(Integer.MAX_VALUE));
    return alphaBeta.search(-Score.INFINITE, Score.INFINITE, depth, 0);
  }

  private static ShapeBoard shapes(Board position, Rule rule) {
    Board board = new Board(position.geometry());
    board.copyFrom(position);
    return new ShapeBoard(board, rule);
  }

  private static Referee referee(Rule rule) {
    return new Referee(new RuleSet(rule, false));
  }

  private static Evaluator evaluator(ShapeBoard shapes, Rule rule) {
    return ShapeEvaluation.of(rule, shapes.board().geometry()).on(shapes);
  }

  /**
   * A small board with few threats that nobody has won. Where no quiet move is found for long, dead
   * stones fill it.
   */
  private static Board position(int mostEmpty, Rule rule, Random random) {
    Geometry geometry = new Geometry(7 + random.nextInt(3), 7 + random.nextInt(3));
    ShapeBoard shapes = new ShapeBoard(RandomGames.withDeadStones(geometry, random), rule);
    Board board = shapes.board();
    int empty = 8 + random.nextInt(Math.min(mostEmpty, geometry.pointCount() - 4) - 8);
    for (int tries = 0; geometry.pointCount() - board.stoneCount() > empty; tries++) {
      int cell = geometry.point(random.nextInt(geometry.pointCount()));
      if (board.isEmpty(cell) && tries > 2 * geometry.pointCount()) {
        board.set(cell, Stone.BLOCKED);
      } else if (board.isEmpty(cell)) {
        playQuietly(shapes, cell, rule, random);
      }
    }
    return board;
  }

  /** Plays a legal move, unless the opponent can make five; seldom one that threatens five. */
  private static void playQuietly(ShapeBoard shapes, int cell, Rule rule, Random random) {
    Board board = shapes.board();
    int side = board.sideToMove();
    if (!referee(rule).isForbidden(board, cell, side)) {
      shapes.play(cell);
      boolean threatens = shapes.has(side, CellClass.FIVE) && random.nextInt(8) > 0;
      if (threatens || shapes.has(board.sideToMove(), CellClass.FIVE)) {
        shapes.undo();
      }
    }
  }
}
