package org.katachi.search;

import static org.katachi.search.SearchParameters.FIRST_REDUCED;
import static org.katachi.search.SearchParameters.FUTILITY_DEPTH;
import static org.katachi.search.SearchParameters.FUTILITY_MARGIN_A_PLY;
import static org.katachi.search.SearchParameters.HISTORY_A_PLY;
import static org.katachi.search.SearchParameters.LEAST_REDUCED_DEPTH;
import static org.katachi.search.SearchParameters.LESS_FOR_FOURS;
import static org.katachi.search.SearchParameters.LESS_IN_WIDE_WINDOW;
import static org.katachi.search.SearchParameters.NARROW_DEPTH;
import static org.katachi.search.SearchParameters.NARROW_WIDTH;
import static org.katachi.search.SearchParameters.NARROW_WIDTH_A_PLY;
import static org.katachi.search.SearchParameters.RAZOR_DEPTH;
import static org.katachi.search.SearchParameters.RAZOR_MARGIN;
import static org.katachi.search.SearchParameters.RAZOR_MARGIN_A_PLY;
import static org.katachi.search.SearchParameters.REDUCTION;
import static org.katachi.search.SearchParameters.REDUCTION_DIVISOR;
import static org.katachi.search.SearchParameters.REDUCTION_IF_WORSE;
import static org.katachi.search.SearchParameters.ROOT_WIDTH;
import static org.katachi.search.SearchParameters.WIDTH;

/** What is left out of the tree, or looked at less deeply, because it hardly matters. */
final class Pruning {

  private static final int HUNDREDTHS = 100;

  /** Depths and move numbers beyond this are reduced no more. */
  private static final int MOST = 64;

  /** The reduction in hundredths of a ply: {@code depth * MOST + number}. */
  private static final int[] REDUCTIONS = new int[MOST * MOST];

  static {
    for (int depth = 1; depth < MOST; depth++) {
      for (int number = 1; number < MOST; number++) {
        // StrictMath gives the same everywhere, and so the same signature.
        double product = StrictMath.log(depth) * StrictMath.log(number);
        REDUCTIONS[depth * MOST + number] =
            REDUCTION + (int) (HUNDREDTHS * product / REDUCTION_DIVISOR);
      }
    }
  }

  private Pruning() {}

  /** Razoring: tells whether a position near the horizon is too bad to reach alpha. */
  static boolean isHopeless(int value, int alpha, int depth) {
    return depth <= RAZOR_DEPTH && value + RAZOR_MARGIN + RAZOR_MARGIN_A_PLY * depth <= alpha;
  }

  /** Reverse futility: tells whether a position is so good that it will stay above beta. */
  static boolean isGoodEnough(int value, int beta, int depth) {
    return depth <= FUTILITY_DEPTH
        && value - FUTILITY_MARGIN_A_PLY * depth >= beta
        && !Score.isProved(beta);
  }

  /** The number of moves to try. */
  static int width(int ply, int depth, boolean improving, boolean wideWindow) {
    if (ply == 0) {
      return ROOT_WIDTH;
    }
    if (depth > NARROW_DEPTH) {
      return WIDTH;
    }
    int width = NARROW_WIDTH + NARROW_WIDTH_A_PLY * depth * (wideWindow ? 2 : 1);
    return Math.min(WIDTH, improving ? width : width * 2 / 3);
  }

  /**
   * The plies by which a move is searched less deeply at first.
   *
   * @param number how many moves were tried before it
   * @param history what it was worth elsewhere
   */
  static int reduction(
      int depth,
      int number,
      int history,
      boolean makesFour,
      boolean improving,
      boolean wideWindow) {
    if (number < FIRST_REDUCED || depth < LEAST_REDUCED_DEPTH) {
      return 0;
    }
    int reduction =
        REDUCTIONS[Math.min(MOST - 1, depth) * MOST + Math.min(MOST - 1, number)]
            + (improving ? 0 : REDUCTION_IF_WORSE)
            - (wideWindow ? LESS_IN_WIDE_WINDOW : 0)
            - (makesFour ? LESS_FOR_FOURS : 0)
            - history * HUNDREDTHS / HISTORY_A_PLY;
    return Math.max(0, Math.min(depth - 1, reduction / HUNDREDTHS));
  }
}
