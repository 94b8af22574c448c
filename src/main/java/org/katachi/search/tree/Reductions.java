package org.katachi.search.tree;

import static org.katachi.search.SearchParameters.HUNDREDTHS;
import static org.katachi.search.SearchParameters.PLY;

import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.order.History;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** By how much less deeply nodes and moves are searched than planned. */
final class Reductions {

  /** Depths in plies and move numbers beyond this reduce no more. */
  private static final int LIMIT = 64;

  private final SearchParameters parameters;

  /** The late move reduction in hundredths of a ply: {@code depth * LIMIT + number}. */
  private final int[] base = new int[LIMIT * LIMIT];

  Reductions(SearchParameters parameters) {
    this.parameters = parameters;
    double[] logarithms = new double[LIMIT];
    for (int i = 1; i < LIMIT; i++) {
      // StrictMath gives the same on every machine, and so the same signature.
      logarithms[i] = StrictMath.log(i);
    }
    for (int depth = 1; depth < LIMIT; depth++) {
      for (int number = 1; number < LIMIT; number++) {
        base[depth * LIMIT + number] =
            (int) (parameters.lmrScale * logarithms[depth] * logarithms[number]);
      }
    }
  }

  /** Internal iterative reduction: of a node without a move in the transposition table. */
  int internalIterative(Node node) {
    return !node.isRoot()
            && node.ttMove() == ShapeBoard.NO_CELL
            && node.depth >= SearchParameters.IIR_MIN_DEPTH
        ? parameters.iirReduction
        : 0;
  }

  /** Fail-high reduction: whether a cut node is likely to be far above beta. */
  boolean isLikelyFailHigh(Node node) {
    int margin =
        parameters.failHighMarginPerPly * (node.depth / PLY)
            + (node.facesOpenFour ? parameters.failHighOpenFourMargin : 0);
    return !node.isPvNode() && node.cutNode && node.eval >= node.beta + margin;
  }

  /** Alpha-raise reduction: of the moves after one that raised alpha to a value. */
  int alphaRaise(Node node, int depth, int value) {
    boolean reduces =
        node.isPvNode()
            && value < node.beta
            && depth > SearchParameters.ALPHA_RAISE_MIN_DEPTH
            && depth < SearchParameters.ALPHA_RAISE_MAX_DEPTH
            && !Score.isProved(value);
    return reduces ? parameters.alphaRaiseReduction : 0;
  }

  /**
   * Late move reduction: by how much less deeply a move is searched at first.
   *
   * @param number the moves searched before it
   * @param history its history, see {@link History#value}
   * @param own the class of its cell for its side
   * @param other the class of its cell for the opponent
   * @param likelyCut whether the node is a cut node and the move no killer
   */
  int lateMove(
      int depth,
      int number,
      int history,
      int own,
      int other,
      boolean improving,
      boolean pvNode,
      boolean likelyCut) {
    if (depth < 2 * PLY) {
      return 0;
    }
    int first = base[Math.min(LIMIT - 1, depth / PLY) * LIMIT + Math.min(LIMIT - 1, number + 1)];
    int reduction =
        first
            + (!pvNode && !improving && first > HUNDREDTHS ? parameters.lmrNotImproving : 0)
            - (pvNode ? parameters.lmrPvNode : 0)
            + (likelyCut ? parameters.lmrCutNode : 0)
            + quietTerm(own, other)
            - (own >= CellClass.OPEN_THREE ? parameters.lmrThreat : 0)
            - history * HUNDREDTHS / parameters.lmrHistoryDivisor;
    return reduction * PLY / HUNDREDTHS;
  }

  private int quietTerm(int own, int other) {
    if (own == CellClass.NONE && other == CellClass.NONE) {
      return parameters.lmrTrivial;
    }
    boolean important = own >= CellClass.DOUBLE_TWO || other >= CellClass.OPEN_THREE;
    return important ? 0 : parameters.lmrQuiet;
  }

  /** Do deeper, do shallower: the extension of a reduced move that beat alpha. */
  int doDeeper(int value, int alpha, int best, int depth, int reduced) {
    int margin =
        parameters.doDeeperMargin + parameters.doDeeperMarginPerPly * (depth - reduced) / PLY;
    if (value > alpha + margin) {
      return PLY;
    }
    return value < best + depth / PLY ? -PLY : 0;
  }
}
