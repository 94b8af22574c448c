package org.katachi.search.root;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.LimitCheck;
import org.katachi.search.SearchParameters;
import org.katachi.search.order.History;
import org.katachi.search.order.MovePicker;
import org.katachi.search.table.AbdadaTable;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.search.tree.AlphaBeta;
import org.katachi.search.tree.VcfProbe;
import org.katachi.shape.CellClass;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
import org.katachi.threat.VcfSearch;

/**
 * The search of a position with everything switched off that may alter a value, beside negamax.
 *
 * <p>Parameters switch it off: a greatest depth of 0, a least depth that no node has, a margin or a
 * count that is never reached, a probe of no nodes. Null-move pruning, internal iterative reduction
 * and the threat probe begin at greater depths than these; singular extension and the correction of
 * the evaluation need a hit in the transposition table, and the table keeps nothing: what it knows
 * may be deeper than what is asked for. What is left may not alter a value: the window, mate
 * distance pruning, the order of the moves, null windows, and the lists of moves against threats.
 */
final class PlainSearch {

  /**
   * By depth: the most empty points of a position, so that negamax takes a part of a second at the
   * most.
   */
  private static final int[] MAX_EMPTY = {0, 80, 80, 34, 18};

  static final int MAX_DEPTH = MAX_EMPTY.length - 1;

  /** More than any depth, count of moves, or difference of evaluations. */
  private static final int FAR = 1_000_000;

  private static final SearchParameters OFF = switchedOff();

  final ShapeBoard shapes;
  final AlphaBeta alphaBeta;
  final MultiPv multiPv;
  final PlainNegamax negamax;

  PlainSearch(Board position, Rule rule) {
    this(position, rule, null);
  }

  /** A search that puts off what other threads are searching. */
  PlainSearch(Board position, Rule rule, AbdadaTable busy) {
    Board board = new Board(position.geometry());
    board.copyFrom(position);
    shapes = new ShapeBoard(board, rule);
    Referee referee = referee(rule);
    Evaluator evaluator = ShapeEvaluation.of(rule, board.geometry()).on(shapes);
    Defences defences = new Defences(shapes, referee);
    Fours fours = new Fours(shapes, referee);
    VcfSearch vcf = new VcfSearch(defences, referee, () -> false);
    int plies = SearchParameters.MAX_PLY + 1;
    History history = new History(OFF, board, plies);
    MovePicker moves = new MovePicker(shapes, evaluator, defences, fours, history, OFF, plies);
    alphaBeta =
        new AlphaBeta(
            shapes,
            referee,
            0,
            evaluator,
            OFF,
            new VcfProbe(OFF, vcf),
            moves,
            history,
            new SearchTables(new TranspositionTable(), null, busy));
    alphaBeta.newSearch(new LimitCheck.Nodes(Integer.MAX_VALUE));
    multiPv = new MultiPv(OFF, new RootMoves(shapes, referee, moves), alphaBeta);
    negamax = new PlainNegamax(shapes, referee, evaluator);
  }

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

  private static Referee referee(Rule rule) {
    return new Referee(new RuleSet(rule, false));
  }

  /**
   * A small board with few threats that nobody has won. Where no quiet move is found for long, dead
   * stones fill it.
   *
   * @param depth of the search for which negamax is not too slow
   */
  static Board position(int depth, Rule rule, Random random) {
    Geometry geometry = new Geometry(7 + random.nextInt(3), 7 + random.nextInt(3));
    ShapeBoard shapes = new ShapeBoard(RandomGames.withDeadStones(geometry, random), rule);
    Board board = shapes.board();
    int empty = 8 + random.nextInt(Math.min(MAX_EMPTY[depth], geometry.pointCount() - 4) - 8);
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
