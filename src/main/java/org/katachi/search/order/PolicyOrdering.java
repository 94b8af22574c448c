package org.katachi.search.order;

import org.katachi.eval.Evaluator;

/**
 * The policy's scores of the moves of a position. The policy costs more than all else at a node
 * that lists its moves, so it scores only the moves that the shapes put first; the others follow in
 * the order by shapes.
 */
final class PolicyOrdering {

  /** A ranked move is one number: its score by shapes above, its cell below. */
  private static final int CELL_BITS = 12;

  private static final int CELL_MASK = (1 << CELL_BITS) - 1;

  private final Evaluator evaluator;
  private final int shortlist;

  /** By cell. */
  private final int[] scores;

  private final int[] ranked;

  /**
   * Scores of no moves yet.
   *
   * @param cells the cells of the board
   * @param shortlist the number of moves of a position that the policy scores, at least one
   */
  PolicyOrdering(Evaluator evaluator, int cells, int shortlist) {
    this.evaluator = evaluator;
    this.shortlist = shortlist;
    scores = new int[cells];
    ranked = new int[cells];
  }

  /**
   * Scores the moves of the position that the evaluator was prepared for.
   *
   * @param moves the cells of the moves in the places {@code start} to {@code end - 1}
   * @param side the side to move
   */
  void score(int[] moves, int start, int end, int side) {
    int count = end - start;
    for (int i = 0; i < count; i++) {
      int cell = moves[start + i];
      ranked[i] = (evaluator.shapeScore(cell, side) << CELL_BITS) + cell;
    }
    int kept = Math.min(shortlist, count);
    if (kept < count) {
      bringGreatest(kept, count);
    }
    int leastByPolicy = scoreByPolicy(kept);
    int leastByShapes = least(kept) >> CELL_BITS;
    for (int i = kept; i < count; i++) {
      int behind = leastByShapes - (ranked[i] >> CELL_BITS);
      scores[cell(i)] = leastByPolicy - behind;
    }
  }

  /** Scores the first moves; the result is the least of their scores. */
  private int scoreByPolicy(int kept) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < kept; i++) {
      int score = evaluator.policyScore(cell(i), ranked[i] >> CELL_BITS);
      scores[cell(i)] = score;
      least = Math.min(least, score);
    }
    return least;
  }

  private int least(int count) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      least = Math.min(least, ranked[i]);
    }
    return least;
  }

  private int cell(int i) {
    return ranked[i] & CELL_MASK;
  }

  /**
   * Brings the greatest of the ranked moves to the first places, in no order.
   *
   * @see <a href="https://en.wikipedia.org/wiki/Quickselect">Quickselect</a>
   */
  private void bringGreatest(int kept, int count) {
    int low = 0;
    int high = count - 1;
    while (low < high) {
      int place = partition(low, high);
      if (place < kept - 1) {
        low = place + 1;
      } else if (place > kept) {
        high = place - 1;
      } else {
        return;
      }
    }
  }

  /**
   * Brings the moves that are greater than one of them before it. Without a branch on the scores:
   * it would be mispredicted too often. Scores below 2¹⁸ leave room for the difference.
   *
   * @return the place of that one
   */
  private int partition(int low, int high) {
    int middle = (low + high) >>> 1;
    int pivot = ranked[middle];
    ranked[middle] = ranked[high];
    int place = low;
    for (int i = low; i < high; i++) {
      int move = ranked[i];
      ranked[i] = ranked[place];
      ranked[place] = move;
      place += (pivot - move) >>> (Integer.SIZE - 1);
    }
    ranked[high] = ranked[place];
    ranked[place] = pivot;
    return place;
  }

  /** The score of a move of the list that was scored last, see {@link Evaluator#policyScore}. */
  int score(int cell) {
    return scores[cell];
  }
}
