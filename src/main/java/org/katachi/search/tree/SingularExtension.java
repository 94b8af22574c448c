package org.katachi.search.tree;

import static org.katachi.search.SearchParameters.HUNDREDTHS;
import static org.katachi.search.SearchParameters.PLY;

import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.ShapeBoard;

/**
 * Singular extension and multi-cut: a verification search without the TT move shows whether that
 * move is the only good one.
 */
final class SingularExtension {

  private final SearchParameters parameters;

  SingularExtension(SearchParameters parameters) {
    this.parameters = parameters;
  }

  /** Whether the table knows enough of the TT move for a verification search. */
  boolean mayVerify(Node node) {
    return !node.isRoot()
        && node.depth >= parameters.singularMinDepth
        && node.ttMove() != ShapeBoard.NO_CELL
        && (TranspositionTable.bound(node.ttEntry) & TranspositionTable.LOWER) != 0
        && !Score.isProved(node.ttValue())
        && node.ttDepth() >= node.depth - parameters.singularTtDepthMargin;
  }

  /** The TT move is singular if all others are worth less than this. */
  int beta(Node node) {
    return node.ttValue() - parameters.singularMarginPerPly * node.depth / PLY;
  }

  /** The depth of the verification search. */
  int depth(Node node) {
    return node.depth * parameters.singularDepthPercent / HUNDREDTHS;
  }

  /** Multi-cut: whether another move than the TT move reaches beta, too. */
  static boolean isMultiCut(Node node, int singularBeta, int value) {
    return value >= singularBeta && singularBeta >= node.beta && !Score.isProved(value);
  }

  /**
   * The extension of the TT move after a verification search with this value. Far below the horizon
   * of the iteration nothing is extended, so that no line grows without end.
   *
   * @param rootDepth the depth of the iteration in plies
   */
  int extension(Node node, int singularBeta, int value, int rootDepth) {
    if (value >= singularBeta) {
      return node.ttValue() >= node.beta ? -parameters.negativeExtension : 0;
    }
    if (node.ply >= SearchParameters.SINGULAR_MAX_PLY_FACTOR * rootDepth) {
      return 0;
    }
    boolean isDouble = !node.isPvNode() && value < singularBeta - parameters.doubleExtensionMargin;
    return isDouble ? 2 * PLY : PLY;
  }
}
