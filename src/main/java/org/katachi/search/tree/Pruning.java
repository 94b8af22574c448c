package org.katachi.search.tree;

import static org.katachi.search.SearchParameters.HUNDREDTHS;
import static org.katachi.search.SearchParameters.PLY;

import org.katachi.search.Score;
import org.katachi.search.SearchParameters;

/** Conditions of the nodes and moves that are not searched at all. */
final class Pruning {

  /** Depths in plies beyond this prune no more moves. */
  private static final int MAX_DEPTH = 64;

  private final SearchParameters parameters;

  /** By depth in plies: the number of moves beside the base. */
  private final int[] moveCounts = new int[MAX_DEPTH];

  Pruning(SearchParameters parameters) {
    this.parameters = parameters;
    for (int depth = 1; depth < MAX_DEPTH; depth++) {
      // StrictMath gives the same on every machine, and so the same signature.
      double count = StrictMath.pow(depth, parameters.lmpPower / (double) HUNDREDTHS);
      moveCounts[depth] = (int) Math.min(Short.MAX_VALUE, count);
    }
  }

  /**
   * Stand pat at the horizon, reverse futility pruning above it: whether the evaluation is so far
   * above beta that the node will stay there. Reverse futility pruning does not apply when the
   * opponent threatens a win; stand pat always does.
   */
  boolean prunesByFutility(Node node) {
    if (node.depth <= 0) {
      return node.eval >= node.beta;
    }
    int depth = node.depth - (node.improving ? 2 * PLY : PLY);
    int margin =
        node.cutNode && !node.ttHit()
            ? parameters.futilityMarginAtCutNode
            : parameters.futilityMarginPerPly;
    return mayPruneNode(node)
        && node.depth <= parameters.futilityMaxDepth
        && node.vcfThreat == 0
        && node.eval - Math.max(0, margin * depth / PLY) >= node.beta
        && !Score.isProved(node.beta)
        && !Score.isProved(node.eval);
  }

  /** Razoring: whether the evaluation is so far below alpha that quiet moves won't reach it. */
  boolean prunesByRazoring(Node node) {
    return mayPruneNode(node)
        && node.depth <= parameters.razoringMaxDepth
        && node.eval
                + parameters.razoringMargin
                + parameters.razoringMarginPerPly * node.depth / PLY
            <= node.alpha;
  }

  private static boolean mayPruneNode(Node node) {
    return !node.isRoot() && !node.isPvNode() && !node.facesOpenFour;
  }

  /** Null-move pruning: whether the position is so good that even a pass may reach beta. */
  boolean mayTryNullMove(Node node) {
    int threshold = node.beta + parameters.nullMoveMargin;
    return mayPruneNode(node)
        && node.vcfThreat == 0
        && node.depth >= SearchParameters.NULL_MOVE_MIN_DEPTH
        && Math.min(node.staticEval, node.eval) >= threshold
        && !Score.isProved(node.beta);
  }

  /** The depth of the search after a null move. */
  int nullMoveDepth(Node node) {
    return node.depth
        - parameters.nullMoveReduction
        - node.depth / SearchParameters.NULL_MOVE_DEPTH_DIVISOR;
  }

  /** Late move pruning: the number of moves to search. */
  int moveCount(Node node) {
    if (node.isRoot()) {
      return SearchParameters.ROOT_MOVE_COUNT;
    }
    int count = parameters.lmpBase + moveCounts[Math.min(MAX_DEPTH - 1, node.depth / PLY)];
    return node.improving ? count : count / 2;
  }
}
