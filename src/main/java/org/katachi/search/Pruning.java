package org.katachi.search;

import static org.katachi.search.SearchParameters.LEAST_AFTER_BETTER;
import static org.katachi.search.SearchParameters.LEAST_DEPTH_WITHOUT_MOVE;
import static org.katachi.search.SearchParameters.LEAST_PASS_DEPTH;
import static org.katachi.search.SearchParameters.LESS_AFTER_PASS_SHARE;
import static org.katachi.search.SearchParameters.MOST_AFTER_BETTER;
import static org.katachi.search.SearchParameters.PLY;
import static org.katachi.search.SearchParameters.ROOT_WIDTH;

import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** What is left out of the tree, or looked at less or more deeply than the rest. */
final class Pruning {

  private static final int HUNDREDTHS = 100;

  /** Depths and move numbers beyond this are reduced no more. */
  private static final int MOST = 64;

  private static final double[] LOGARITHMS = new double[MOST];

  // StrictMath gives the same everywhere, and so the same signature.
  static {
    for (int i = 1; i < MOST; i++) {
      LOGARITHMS[i] = StrictMath.log(i);
    }
  }

  private final SearchParameters parameters;

  /** The reduction in hundredths of a ply: {@code depth * MOST + number}. */
  private final int[] reductions = new int[MOST * MOST];

  /** By depth in plies: the number of moves to try. */
  private final int[] widths = new int[MOST];

  /** By these constants. */
  Pruning(SearchParameters parameters) {
    this.parameters = parameters;
    for (int depth = 1; depth < MOST; depth++) {
      double width = StrictMath.pow(depth, parameters.widthPower / (double) HUNDREDTHS);
      widths[depth] = (int) Math.min(Short.MAX_VALUE, width);
      for (int number = 1; number < MOST; number++) {
        reductions[depth * MOST + number] =
            (int) (parameters.reduction * LOGARITHMS[depth] * LOGARITHMS[number]);
      }
    }
  }

  /** Razoring: near the horizon, too bad to reach alpha without a win by fours. */
  boolean isHopeless(Node node) {
    return mayBeGivenUp(node)
        && node.depth <= parameters.razorDepth
        && node.guess + parameters.razorMargin + parameters.razorMarginAPly * node.depth / PLY
            <= node.alpha;
  }

  /**
   * Tells whether the guess will do: at the horizon if it is above beta, before it if it is so far
   * above that it will stay there (reverse futility).
   */
  boolean isGoodEnough(Node node) {
    if (node.depth <= 0) {
      return node.guess >= node.beta;
    }
    int plies = node.depth - (node.improving ? 2 * PLY : PLY);
    int margin =
        node.cut && !node.isKnown() ? parameters.futilityIfCut : parameters.futilityMarginAPly;
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
  int lessWithoutMove(Node node) {
    return !node.isRoot()
            && node.hashMove() == ShapeBoard.NO_CELL
            && node.depth >= LEAST_DEPTH_WITHOUT_MOVE
        ? parameters.lessWithoutMove
        : 0;
  }

  /** Tells whether a position may be so good that it is enough to pass (null move). */
  boolean mayPass(Node node) {
    int enough = node.beta + parameters.passMargin;
    return mayBeGivenUp(node)
        && node.threat == 0
        && node.depth >= LEAST_PASS_DEPTH
        && Math.min(node.value, node.guess) >= enough
        && !Score.isProved(node.beta);
  }

  /** How deeply the position after a pass is searched. */
  int passDepth(Node node) {
    return node.depth - parameters.lessAfterPass - node.depth / LESS_AFTER_PASS_SHARE;
  }

  /** Tells whether a position is likely to be far better for its mover than is asked. */
  boolean isLikelyToFailHigh(Node node) {
    int margin =
        parameters.failHighMarginAPly * (node.depth / PLY)
            + (node.facesOpenFour ? parameters.failHighIfOpenFour : 0);
    return !node.isWide() && node.cut && node.guess >= node.beta + margin;
  }

  /** Tells whether it is worth while to see if the hash move is the only good one. */
  boolean mayBeSingular(Node node) {
    return !node.isRoot()
        && node.depth >= parameters.leastSingularDepth
        && node.hashMove() != ShapeBoard.NO_CELL
        && (TranspositionTable.bound(node.entry) & TranspositionTable.LOWER) != 0
        && !Score.isProved(node.hashValue())
        && node.hashDepth() >= node.depth - parameters.singularDepthBehind;
  }

  /** The hash move is singular if all others are worth less than this. */
  int singularFloor(Node node) {
    return node.hashValue() - parameters.singularMarginAPly * node.depth / PLY;
  }

  /** How deeply the others are searched. */
  int singularDepth(Node node) {
    return node.depth * parameters.singularDepth / HUNDREDTHS;
  }

  /** Tells whether another move than the hash move refutes the position as well (multi-cut). */
  static boolean isRefutedTwice(Node node, int floor, int others) {
    return others >= floor && floor >= node.beta && !Score.isProved(others);
  }

  /** The extension of the hash move. */
  int singularExtension(Node node, int floor, int others) {
    if (others >= floor) {
      return node.hashValue() >= node.beta ? -parameters.lessIfOthersRefute : 0;
    }
    return !node.isWide() && others < floor - parameters.doubleSingularMargin ? 2 * PLY : PLY;
  }

  /** The number of moves to try. */
  int width(Node node) {
    if (node.isRoot()) {
      return ROOT_WIDTH;
    }
    int width = parameters.width + widths[Math.min(MOST - 1, node.depth / PLY)];
    return node.improving ? width : width / 2;
  }

  /** Once a move has raised alpha the others are searched so much less deeply. */
  int lessAfterBetter(Node node, int depth, int value) {
    boolean less =
        node.isWide()
            && value < node.beta
            && depth > LEAST_AFTER_BETTER
            && depth < MOST_AFTER_BETTER
            && !Score.isProved(value);
    return less ? parameters.lessAfterBetter : 0;
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
  int reduction(
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
    int base = reductions[Math.min(MOST - 1, depth / PLY) * MOST + Math.min(MOST - 1, number + 1)];
    int reduction =
        base
            + (!wide && !improving && base > HUNDREDTHS ? parameters.reductionIfWorse : 0)
            - (wide ? parameters.lessInWideWindow : 0)
            + (refuted ? parameters.reductionIfCut : 0)
            + dullness(own, other)
            - (own >= CellClass.OPEN_THREE ? parameters.lessIfThreat : 0)
            - history * HUNDREDTHS / parameters.historyAPly;
    return reduction * PLY / HUNDREDTHS;
  }

  private int dullness(int own, int other) {
    if (own == CellClass.NONE && other == CellClass.NONE) {
      return parameters.reductionIfTrivial;
    }
    boolean important = own >= CellClass.DOUBLE_TWO || other >= CellClass.OPEN_THREE;
    return important ? 0 : parameters.reductionIfQuiet;
  }

  /** By how much deeper than planned a move is searched that turned out better than alpha. */
  int deeper(int value, int alpha, int best, int left, int reduced) {
    if (value
        > alpha + parameters.deeperMargin + parameters.deeperMarginAPly * (left - reduced) / PLY) {
      return PLY;
    }
    return value < best + left / PLY ? -PLY : 0;
  }
}
