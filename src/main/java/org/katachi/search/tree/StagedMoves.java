package org.katachi.search.tree;

import org.katachi.search.Score;
import org.katachi.search.order.MovePicker;
import org.katachi.shape.ShapeBoard;

/**
 * The moves of a node in the order in which they are tried, each listed no sooner than it is
 * needed: first the TT move alone, which ends most nodes that have one; then those that answer a
 * threat, or else those near a stone; and those far from any stone once all others have lost, for a
 * loss is proved only by all moves.
 */
final class StagedMoves {

  private final ShapeBoard shapes;
  private final MovePicker moves;
  private final VcfProbe vcf;

  StagedMoves(ShapeBoard shapes, MovePicker moves, VcfProbe vcf) {
    this.shapes = shapes;
    this.moves = moves;
    this.vcf = vcf;
  }

  /** Begins with the moves of the node whose position is on the board. */
  void begin(Node node) {
    node.tried = 0;
    node.hasOnlyTtMove = mayTryTtMoveFirst(node);
    if (node.hasOnlyTtMove) {
      moves.list(node.ply, node.ttMove());
      node.nearMoves = 1;
      node.answersThreat = false;
      node.beginMoves(-Score.INFINITE);
    } else {
      node.beginMoves(list(node));
    }
  }

  /** The next move of the node, or {@link ShapeBoard#NO_CELL} after the last. */
  int next(Node node) {
    if (node.hasOnlyTtMove && node.tried == 1) {
      node.hasOnlyTtMove = false;
      list(node);
      moves.select(node.ply, 0);
    }
    if (node.tried == node.nearMoves && mustBeTriedFar(node)) {
      moves.generateFar(node.ply);
    }
    if (node.tried == moves.count(node.ply)) {
      return ShapeBoard.NO_CELL;
    }
    int number = node.tried++;
    // Moves far from any stone are alike.
    return number < node.nearMoves ? moves.select(node.ply, number) : moves.move(node.ply, number);
  }

  /** Whether all listed moves have lost, and others are left of which nothing is known. */
  private static boolean mustBeTriedFar(Node node) {
    return !node.answersThreat && Score.isProvedLoss(node.best);
  }

  /**
   * Whether the TT move may be tried before the others are listed. Not where a threat restricts the
   * moves: that list is short, and says what all others are worth.
   */
  private boolean mayTryTtMoveFirst(Node node) {
    int ttMove = node.ttMove();
    return ttMove != ShapeBoard.NO_CELL
        && !node.isRoot()
        && !node.hasExcludedMove()
        && !node.facesOpenFour
        && node.vcfThreat == 0
        && shapes.board().isEmpty(ttMove)
        && shapes.isNearStone(ttMove);
  }

  /**
   * Lists the moves of a position.
   *
   * @return the value of all moves that are not listed, if those are known to lose
   */
  private int list(Node node) {
    int unlisted = collect(node);
    node.answersThreat = unlisted != -Score.INFINITE;
    node.nearMoves = moves.count(node.ply);
    return unlisted;
  }

  private int collect(Node node) {
    int ttMove = node.ttMove();
    if (node.facesOpenFour) {
      moves.generateAgainstOpenFour(node.ply, ttMove);
      return Score.loss(node.ply + 4);
    }
    // Other VCF searches have overwritten the line that the node found.
    int threat = node.vcfThreat > 0 ? vcf.threat() : 0;
    if (threat > 0) {
      moves.generateAgainstVcf(node.ply, vcf.line(), ttMove);
      return Score.loss(node.ply + 1 + threat);
    }
    moves.generateNear(node.ply, ttMove);
    return -Score.INFINITE;
  }
}
