package org.katachi.search;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.Evaluator;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
import org.katachi.threat.PvTable;
import org.katachi.threat.Refutations;

/**
 * The moves to try in each ply of a search, best guess first. All plies share two flat arrays, a
 * row a ply.
 *
 * <p>Where the opponent threatens an open four the list holds all that stops it, and one's own
 * fours; everything else loses in four plies. Elsewhere it comes in two parts: first the empty
 * points near a stone; then, asked for only where all of those have lost, every other empty point.
 */
final class MovePicker {

  /** Lifts the hash move above all others. */
  private static final int FIRST = 1 << 29;

  /** Points that are not near a stone come after all others. */
  private static final int LAST = -FIRST;

  private final ShapeBoard shapes;
  private final Board board;
  private final Geometry geometry;
  private final Evaluator evaluator;
  private final Defences defences;
  private final Fours fours;
  private final Refutations refutations;
  private final History history;
  private final int row;
  private final int[] moves;
  private final int[] scores;
  private final int[] counts;

  MovePicker(
      ShapeBoard shapes,
      Evaluator evaluator,
      Defences defences,
      Fours fours,
      History history,
      int plies) {
    this.shapes = shapes;
    this.evaluator = evaluator;
    this.defences = defences;
    this.fours = fours;
    this.history = history;
    board = shapes.board();
    refutations = new Refutations(board);
    geometry = board.geometry();
    row = geometry.pointCount() + Defences.MAX_MOVES;
    moves = new int[plies * row];
    scores = new int[plies * row];
    counts = new int[plies];
  }

  /** The number of moves in a ply's list. */
  int count(int ply) {
    return counts[ply];
  }

  /** A move of a ply's list, as {@link #select} left them. */
  int move(int ply, int i) {
    return moves[ply * row + i];
  }

  /** Collects the moves that stop the opponent's five. */
  void collectAgainstFive(int ply) {
    counts[ply] = defences.againstFive(Stone.opponent(board.sideToMove()), moves, ply * row);
  }

  /** Collects what can be played against the opponent's threat of an open four. */
  void collectAgainstOpenFour(int ply, int hashMove) {
    int side = board.sideToMove();
    int start = ply * row;
    int count = defences.againstOpenFour(Stone.opponent(side), moves, start);
    counts[ply] = fours.addTo(moves, start, count, side);
    scoreAll(ply, side, hashMove);
  }

  /** Collects what can be played against the opponent's threat of continuous fours. */
  void collectAgainstFours(int ply, PvTable threat, int hashMove) {
    int side = board.sideToMove();
    int start = ply * row;
    int count = refutations.collect(threat, moves, start);
    counts[ply] = fours.addTo(moves, start, count, side);
    scoreAll(ply, side, hashMove);
  }

  /**
   * Collects the empty points near a stone, with their scores. On an empty board that is the
   * centre.
   */
  void collectNear(int ply, int hashMove) {
    int start = ply * row;
    counts[ply] = shapes.collectNear(moves, start);
    if (counts[ply] == 0 && board.isEmpty(geometry.centre())) {
      moves[start] = geometry.centre();
      counts[ply] = 1;
    }
    scoreAll(ply, board.sideToMove(), hashMove);
  }

  /** Adds the empty points that are not near a stone. */
  void collectFar(int ply) {
    int start = ply * row;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && !shapes.isNearStone(cell)) {
        moves[start + counts[ply]] = cell;
        scores[start + counts[ply]++] = LAST;
      }
    }
  }

  /**
   * Brings the best of the moves from place {@code i} on to that place; equal ones keep the order
   * of the board.
   */
  int select(int ply, int i) {
    int start = ply * row;
    int best = start + i;
    for (int j = best + 1; j < start + counts[ply]; j++) {
      if (isBetter(j, best)) {
        best = j;
      }
    }
    int move = moves[best];
    int score = scores[best];
    moves[best] = moves[start + i];
    scores[best] = scores[start + i];
    moves[start + i] = move;
    scores[start + i] = score;
    return move;
  }

  private void scoreAll(int ply, int side, int hashMove) {
    int start = ply * row;
    for (int i = start; i < start + counts[ply]; i++) {
      int cell = moves[i];
      scores[i] =
          cell == hashMove
              ? FIRST
              : evaluator.moveScore(cell, side) + history.worth(ply, side, cell);
    }
  }

  private boolean isBetter(int place, int best) {
    return scores[place] > scores[best]
        || (scores[place] == scores[best] && moves[place] < moves[best]);
  }
}
