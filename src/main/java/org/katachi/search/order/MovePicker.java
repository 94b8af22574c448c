package org.katachi.search.order;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.Evaluator;
import org.katachi.search.SearchParameters;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
import org.katachi.threat.PvTable;
import org.katachi.threat.VcfDefences;

/**
 * Lists the moves of each ply of a search and picks the best first. All plies share two flat
 * arrays. No list has a move twice, so none is longer than the board has points.
 *
 * <p>Against an open four or a VCF that the opponent threatens the list holds every move that may
 * stop it, and the side's own fours; all others lose. Elsewhere it holds the empty points near a
 * stone, and all other empty points only once those have lost.
 */
public final class MovePicker {

  /** A move is one number: its score above, the cell subtracted from the mask below. */
  private static final int CELL_BITS = 12;

  private static final int CELL_MASK = (1 << CELL_BITS) - 1;

  /** The score of the TT move. */
  private static final int TT_MOVE_SCORE = 1 << 18;

  /** The score of points that are not near a stone. */
  private static final int FAR_SCORE = -TT_MOVE_SCORE;

  /** Beyond it, up to the sign, scores are alike: a policy from a file may have greater ones. */
  private static final int MAX_EVALUATION = TT_MOVE_SCORE / 2;

  private final ShapeBoard shapes;
  private final Board board;
  private final Geometry geometry;
  private final Evaluator evaluator;
  private final Defences defences;
  private final Fours fours;
  private final VcfDefences vcfDefences;
  private final History history;
  private final int maxMoves;

  /**
   * By ply, as {@link #packed}: the greatest is the best, equal scores in the order of the board.
   */
  private final int[] moves;

  private final int[] counts;

  /** Null without a policy. */
  private final PolicyOrdering policyOrdering;

  public MovePicker(
      ShapeBoard shapes,
      Evaluator evaluator,
      Defences defences,
      Fours fours,
      History history,
      SearchParameters parameters,
      int plies) {
    this.shapes = shapes;
    this.evaluator = evaluator;
    this.defences = defences;
    this.fours = fours;
    this.history = history;
    board = shapes.board();
    vcfDefences = new VcfDefences(board);
    geometry = board.geometry();
    maxMoves = geometry.pointCount();
    moves = new int[plies * maxMoves];
    counts = new int[plies];
    policyOrdering =
        evaluator.hasPolicy()
            ? new PolicyOrdering(evaluator, geometry.cellCount(), parameters.policyShortlist)
            : null;
  }

  /** The number of moves in a ply's list. */
  public int count(int ply) {
    return counts[ply];
  }

  /** A move of a ply's list, in the order that {@link #select} has made so far. */
  public int move(int ply, int i) {
    return cell(moves[ply * maxMoves + i]);
  }

  /** Whether a ply's list holds a move. */
  public boolean contains(int ply, int move) {
    int i = 0;
    while (i < counts[ply] && move(ply, i) != move) {
      i++;
    }
    return i < counts[ply];
  }

  /** Lists one move alone, as the TT move. */
  public void list(int ply, int move) {
    moves[ply * maxMoves] = packed(move, TT_MOVE_SCORE);
    counts[ply] = 1;
  }

  /** Collects the moves that stop the opponent's five. */
  public void generateAgainstFive(int ply) {
    int start = ply * maxMoves;
    int count = defences.againstFive(Stone.opponent(board.sideToMove()), moves, start);
    for (int i = start; i < start + count; i++) {
      moves[i] = packed(moves[i], 0);
    }
    counts[ply] = count;
  }

  /** Collects what may stop the open four that the opponent threatens, and own fours. */
  public void generateAgainstOpenFour(int ply, int ttMove) {
    int side = board.sideToMove();
    int start = ply * maxMoves;
    int count = defences.againstOpenFour(Stone.opponent(side), moves, start);
    counts[ply] = fours.addTo(moves, start, count, side);
    scoreAll(ply, side, ttMove);
  }

  /** Collects what may stop the VCF that the opponent threatens, and own fours. */
  public void generateAgainstVcf(int ply, PvTable threat, int ttMove) {
    int side = board.sideToMove();
    int start = ply * maxMoves;
    int count = vcfDefences.collect(threat, moves, start);
    counts[ply] = fours.addTo(moves, start, count, side);
    scoreAll(ply, side, ttMove);
  }

  /**
   * Collects the empty points near a stone, with their scores. On an empty board that is the
   * centre.
   */
  public void generateNear(int ply, int ttMove) {
    int start = ply * maxMoves;
    counts[ply] = shapes.collectNear(moves, start);
    if (counts[ply] == 0 && board.isEmpty(geometry.centre())) {
      moves[start] = geometry.centre();
      counts[ply] = 1;
    }
    scoreAll(ply, board.sideToMove(), ttMove);
  }

  /** Adds the empty points that are not near a stone, and so not in the list. */
  public void generateFar(int ply) {
    int start = ply * maxMoves;
    int listed = board.stoneCount() == 0 ? geometry.centre() : ShapeBoard.NO_CELL;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && !shapes.isNearStone(cell) && cell != listed) {
        moves[start + counts[ply]++] = packed(cell, FAR_SCORE);
      }
    }
  }

  /**
   * Brings the best of the moves from place {@code i} on to that place; equal ones keep the order
   * of the board.
   */
  public int select(int ply, int i) {
    int place = ply * maxMoves + i;
    int end = ply * maxMoves + counts[ply];
    int best = place;
    for (int j = place + 1; j < end; j++) {
      if (moves[j] > moves[best]) {
        best = j;
      }
    }
    int move = moves[best];
    moves[best] = moves[place];
    moves[place] = move;
    return cell(move);
  }

  private void scoreAll(int ply, int side, int ttMove) {
    evaluator.prepareMoves();
    history.prepareMoves(ply, side);
    if (policyOrdering != null) {
      policyOrdering.score(moves, ply * maxMoves, ply * maxMoves + counts[ply], side);
    }
    int start = ply * maxMoves;
    for (int i = start; i < start + counts[ply]; i++) {
      int cell = moves[i];
      moves[i] = packed(cell, cell == ttMove ? TT_MOVE_SCORE : score(side, cell));
    }
  }

  private int score(int side, int cell) {
    int byEvaluation =
        policyOrdering == null ? evaluator.shapeScore(cell, side) : policyOrdering.score(cell);
    int limited = Math.max(-MAX_EVALUATION, Math.min(MAX_EVALUATION, byEvaluation));
    return limited + history.score(cell);
  }

  private static int packed(int cell, int score) {
    return (score << CELL_BITS) + CELL_MASK - cell;
  }

  private static int cell(int packed) {
    return CELL_MASK - (packed & CELL_MASK);
  }
}
