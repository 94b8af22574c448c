package org.katachi.search;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.WeightedScoring;
import org.katachi.shape.TrackedBoard;

/**
 * The moves to try in each ply of a search, best guess first. All plies share two flat arrays, a
 * row a ply.
 *
 * <p>A ply's moves come in two parts: first the empty points near a stone, ordered by weighted
 * scoring and by what moves did elsewhere in the tree; then, asked for only where all of those have
 * lost, every other empty point.
 */
final class MoveList {

  /** Lifts the hash move, then the killers, above all others. */
  private static final int FIRST = 1 << 29;

  private static final int SECOND = 1 << 28;

  /** Halvings of history that make it a small part of the score. */
  private static final int HISTORY_SHIFT = 6;

  /** Above this all history is halved. */
  private static final int GREATEST_HISTORY = 1 << 14;

  private static final int KILLERS = 2;

  private final TrackedBoard tracked;
  private final Board board;
  private final Geometry geometry;
  private final WeightedScoring scoring;
  private final int row;
  private final int[] moves;
  private final int[] scores;
  private final int[] counts;
  private final int[] killers;

  /** What moves of a side were worth lately: {@code side * cellCount + cell}. */
  private final int[] history;

  MoveList(TrackedBoard tracked, WeightedScoring scoring, int plies) {
    this.tracked = tracked;
    this.scoring = scoring;
    board = tracked.board();
    geometry = board.geometry();
    row = geometry.pointCount();
    moves = new int[plies * row];
    scores = new int[plies * row];
    counts = new int[plies];
    killers = new int[plies * KILLERS];
    history = new int[3 * geometry.cellCount()];
  }

  /** The number of moves in a ply's list. */
  int count(int ply) {
    return counts[ply];
  }

  /** Where {@link #cells} holds the first move of a ply. */
  int offset(int ply) {
    return ply * row;
  }

  /** The array that holds the moves, for one who fills a ply's list from outside. */
  int[] cells() {
    return moves;
  }

  /** Sets the number of moves of a list filled from outside. */
  void setCount(int ply, int count) {
    counts[ply] = count;
  }

  /**
   * Collects the empty points near a stone, with their scores. On an empty board that is the
   * centre.
   */
  void collectNear(int ply, int hashMove) {
    counts[ply] = 0;
    int side = board.sideToMove();
    for (int i = 0; i < row; i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && tracked.isNearStone(cell)) {
        add(ply, cell, score(cell, side, ply, hashMove));
      }
    }
    if (counts[ply] == 0 && board.isEmpty(geometry.centre())) {
      add(ply, geometry.centre(), 1);
    }
  }

  /** Adds the empty points that are not near a stone. */
  void collectFar(int ply) {
    for (int i = 0; i < row; i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && !tracked.isNearStone(cell)) {
        add(ply, cell, 0);
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

  /** Remembers a move that refuted its ply's position. */
  void reward(int ply, int move, int side, int depth) {
    int killer = ply * KILLERS;
    if (killers[killer] != move) {
      killers[killer + 1] = killers[killer];
      killers[killer] = move;
    }
    int entry = side * geometry.cellCount() + move;
    history[entry] += depth * depth;
    if (history[entry] > GREATEST_HISTORY) {
      for (int i = 0; i < history.length; i++) {
        history[i] /= 2;
      }
    }
  }

  private int score(int cell, int side, int ply, int hashMove) {
    if (cell == hashMove) {
      return FIRST;
    }
    int score =
        scoring.score(tracked.keys(), cell, side)
            + (history[side * geometry.cellCount() + cell] >> HISTORY_SHIFT);
    int killer = ply * KILLERS;
    return cell == killers[killer] || cell == killers[killer + 1] ? score + SECOND : score;
  }

  private boolean isBetter(int place, int best) {
    return scores[place] > scores[best]
        || (scores[place] == scores[best] && moves[place] < moves[best]);
  }

  private void add(int ply, int cell, int score) {
    int place = ply * row + counts[ply]++;
    moves[place] = cell;
    scores[place] = score;
  }
}
