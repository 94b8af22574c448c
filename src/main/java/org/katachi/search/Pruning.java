package org.katachi.search;

import static org.katachi.search.SearchParameters.DEEPER_MARGIN;
import static org.katachi.search.SearchParameters.DEEPER_MARGIN_A_PLY;
import static org.katachi.search.SearchParameters.DOUBLE_SINGULAR_MARGIN;
import static org.katachi.search.SearchParameters.FAIL_HIGH_IF_OPEN_FOUR;
import static org.katachi.search.SearchParameters.FAIL_HIGH_MARGIN_A_PLY;
import static org.katachi.search.SearchParameters.FUTILITY_IF_CUT;
import static org.katachi.search.SearchParameters.FUTILITY_MARGIN_A_PLY;
import static org.katachi.search.SearchParameters.HISTORY_A_PLY;
import static org.katachi.search.SearchParameters.LEAST_AFTER_BETTER;
import static org.katachi.search.SearchParameters.LEAST_DEPTH_WITHOUT_MOVE;
import static org.katachi.search.SearchParameters.LEAST_PASS_DEPTH;
import static org.katachi.search.SearchParameters.LEAST_SINGULAR_DEPTH;
import static org.katachi.search.SearchParameters.LESS_AFTER_BETTER;
import static org.katachi.search.SearchParameters.LESS_AFTER_PASS;
import static org.katachi.search.SearchParameters.LESS_AFTER_PASS_SHARE;
import static org.katachi.search.SearchParameters.LESS_IF_OTHERS_REFUTE;
import static org.katachi.search.SearchParameters.LESS_IF_THREAT;
import static org.katachi.search.SearchParameters.LESS_IN_WIDE_WINDOW;
import static org.katachi.search.SearchParameters.LESS_WITHOUT_MOVE;
import static org.katachi.search.SearchParameters.MOST_AFTER_BETTER;
import static org.katachi.search.SearchParameters.PASS_MARGIN;
import static org.katachi.search.SearchParameters.PLY;
import static org.katachi.search.SearchParameters.RAZOR_DEPTH;
import static org.katachi.search.SearchParameters.RAZOR_MARGIN;
import static org.katachi.search.SearchParameters.RAZOR_MARGIN_A_PLY;
import static org.katachi.search.SearchParameters.REDUCTION;
import static org.katachi.search.SearchParameters.REDUCTION_IF_CUT;
import static org.katachi.search.SearchParameters.REDUCTION_IF_QUIET;
import static org.katachi.search.SearchParameters.REDUCTION_IF_TRIVIAL;
import static org.katachi.search.SearchParameters.REDUCTION_IF_WORSE;
import static org.katachi.search.SearchParameters.ROOT_WIDTH;
import static org.katachi.search.SearchParameters.SINGULAR_DEPTH;
import static org.katachi.search.SearchParameters.SINGULAR_DEPTH_BEHIND;
import static org.katachi.search.SearchParameters.SINGULAR_MARGIN_A_PLY;
import static org.katachi.search.SearchParameters.WIDTH;
import static org.katachi.search.SearchParameters.WIDTH_POWER;

import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** What is left out of the tree, or looked at less or more deeply than the rest. */
final class Pruning {

  private static final int HUNDREDTHS = 100;

  /** Depths and move numbers beyond this are reduced no more. */
  private static final int MOST = 64;

  /** The reduction in hundredths of a ply: {@code depth * MOST + number}. */
  private static final int[] REDUCTIONS = new int[MOST * MOST];

  /** By depth in plies: the number of moves to try. */
  private static final int[] WIDTHS = new int[MOST];

  // StrictMath gives the same everywhere, and so the same signature.
  static {
    for (int depth = 1; depth < MOST; depth++) {
      WIDTHS[depth] = (int) StrictMath.pow(depth, WIDTH_POWER);
      for (int number = 1; number < MOST; number++) {
        REDUCTIONS[depth * MOST + number] =
            (int) (REDUCTION * StrictMath.log(depth) * StrictMath.log(number));
      }
    }
  }

  private Pruning() {}

  /** Razoring: near the horizon, too bad to reach alpha without a win by fours. */
  static boolean isHopeless(Node node) {
    return mayBeGivenUp(node)
        && node.depth <= RAZOR_DEPTH
        && node.guess + RAZOR_MARGIN + RAZOR_MARGIN_A_PLY * node.depth / PLY <= node.alpha;
  }

  /**
   * Tells whether the guess will do: at the horizon if it is above beta, before it if it is so far
   * above that it will stay there (reverse futility).
   */
  static boolean isGoodEnough(Node node) {
    if (node.depth <= 0) {
      return node.guess >= node.beta;
    }
    int plies = node.depth - (node.improving ? 2 * PLY : PLY);
    int margin = node.cut && !node.isKnown() ? FUTILITY_IF_CUT : FUTILITY_MARGIN_A_PLY;
    return mayBeGivenUp(node)
        && node.threat == 0
        && node.guess - Math.max(0, margin * plies / PLY) >= node.beta
        && !Score.isProved(node.beta)
        && !Score.isProved(node.guess);
  }

  private static boolean mayBeGivenUp(Node node) {
    return !node.isRoot() && !node.isWide() && !node.facesOpenFour;
  }

  /** A position without a move in the table is searched so much less deeply. */
  static int lessWithoutMove(Node node) {
    return !node.isRoot()
            && node.hashMove() == ShapeBoard.NO_CELL
            && node.depth >= LEAST_DEPTH_WITHOUT_MOVE
        ? LESS_WITHOUT_MOVE
        : 0;
  }

  /** Tells whether a position may be so good that it is enough to pass (null move). */
  static boolean mayPass(Node node) {
    int enough = node.beta + PASS_MARGIN;
    return mayBeGivenUp(node)
        && node.threat == 0
        && node.depth >= LEAST_PASS_DEPTH
        && Math.min(node.value, node.guess) >= enough
        && !Score.isProved(node.beta);
  }

  /** How deeply the position after a pass is searched. */
  static int passDepth(Node node) {
    return node.depth - LESS_AFTER_PASS - node.depth / LESS_AFTER_PASS_SHARE;
  }

  /** Tells whether a position is likely to be far better for its mover than is asked. */
  static boolean isLikelyToFailHigh(Node node) {
    int margin =
        FAIL_HIGH_MARGIN_A_PLY * (node.depth / PLY)
            + (node.facesOpenFour ? FAIL_HIGH_IF_OPEN_FOUR : 0);
    return !node.isWide() && node.cut && node.guess >= node.beta + margin;
  }

  /** Tells whether it is worth while to see if the hash move is the only good one. */
  static boolean mayBeSingular(Node node) {
    return !node.isRoot()
        && node.depth >= LEAST_SINGULAR_DEPTH
        && node.hashMove() != ShapeBoard.NO_CELL
        && (HashTable.bound(node.entry) & HashTable.LOWER) != 0
        && !Score.isProved(node.hashValue())
        && node.hashDepth() >= node.depth - SINGULAR_DEPTH_BEHIND;
  }

  /** The hash move is singular if all others are worth less than this. */
  static int singularFloor(Node node) {
    return node.hashValue() - SINGULAR_MARGIN_A_PLY * node.depth / PLY;
  }

  /** How deeply the others are searched. */
  static int singularDepth(Node node) {
    return node.depth * SINGULAR_DEPTH / HUNDREDTHS;
  }

  /** Tells whether another move than the hash move refutes the position as well (multi-cut). */
  static boolean isRefutedTwice(Node node, int floor, int others) {
    return others >= floor && floor >= node.beta && !Score.isProved(others);
  }

  /** The extension of the hash move. */
  static int singularExtension(Node node, int floor, int others) {
    if (others >= floor) {
      return node.hashValue() >= node.beta ? -LESS_IF_OTHERS_REFUTE : 0;
    }
    return !node.isWide() && others < floor - DOUBLE_SINGULAR_MARGIN ? 2 * PLY : PLY;
  }

  /** The number of moves to try. */
  static int width(Node node) {
    if (node.isRoot()) {
      return ROOT_WIDTH;
    }
    int width = WIDTH + WIDTHS[Math.min(MOST - 1, node.depth / PLY)];
    return node.improving ? width : width / 2;
  }

  /** Once a move has raised alpha the others are searched so much less deeply. */
  static int lessAfterBetter(Node node, int depth, int value) {
    boolean less =
        node.isWide()
            && value < node.beta
            && depth > LEAST_AFTER_BETTER
            && depth < MOST_AFTER_BETTER
            && !Score.isProved(value);
    return less ? LESS_AFTER_BETTER : 0;
  }

  /**
   * The depth by which a move is searched less deeply at first.
   *
   * @param number how many moves were tried before it
   * @param history what it was worth elsewhere
   * @param own the class of its cell for its side
   * @param other the class of its cell for the opponent
   * @param refuted whether another move is expected to refute the position
   */
  static int reduction(
      int depth,
      int number,
      int history,
      int own,
      int other,
      boolean improving,
      boolean wide,
      boolean refuted) {
    if (depth < 2 * PLY) {
      return 0;
    }
    int base = REDUCTIONS[Math.min(MOST - 1, depth / PLY) * MOST + Math.min(MOST - 1, number + 1)];
    int reduction =
        base
            + (!wide && !improving && base > HUNDREDTHS ? REDUCTION_IF_WORSE : 0)
            - (wide ? LESS_IN_WIDE_WINDOW : 0)
            + (refuted ? REDUCTION_IF_CUT : 0)
            + dullness(own, other)
            - (own >= CellClass.OPEN_THREE ? LESS_IF_THREAT : 0)
            - history * HUNDREDTHS / HISTORY_A_PLY;
    return reduction * PLY / HUNDREDTHS;
  }

  private static int dullness(int own, int other) {
    if (own == CellClass.NONE && other == CellClass.NONE) {
      return REDUCTION_IF_TRIVIAL;
    }
    boolean important = own >= CellClass.DOUBLE_TWO || other >= CellClass.OPEN_THREE;
    return important ? 0 : REDUCTION_IF_QUIET;
  }

  /** By how much deeper than planned a move is searched that turned out better than alpha. */
  static int deeper(int value, int alpha, int best, int left, int reduced) {
    if (value > alpha + DEEPER_MARGIN + DEEPER_MARGIN_A_PLY * (left - reduced) / PLY) {
      return PLY;
    }
    return value < best + left / PLY ? -PLY : 0;
  }
}
