package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * The moves of both sides in a VCT. The attacker plays threats: it would win by VCF if it could
 * move again. The defender has every move that may prevent that.
 */
final class VctMoves {

  /** The result of {@link #replies} where the attacker threatens nothing. */
  static final int NO_THREAT = -1;

  /**
   * By {@link CellClass} of the attacker's move: the initial proof number of the position after it,
   * the less the stronger the threat. Classes below an open three are no threats; they come up as
   * defences only. Set by hand.
   */
  private static final int[] INITIAL_PROOF_NUMBER = {
    9, 9, 9, 8, 8, 6, 9, 9, 3, 2, 1, 2, 2, 1, 1, 1
  };

  private static final int VCF_MAX_FOURS = 16;
  private static final int VCF_THREAT_NODES = 200;

  /** The plies in which an open four wins after a move that does not stop it. */
  private static final int OPEN_FOUR_PLIES = 4;

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final Defences defences;
  private final Fours fours;
  private final VcfSearch vcf;
  private final VcfDefences vcfDefences;
  private int otherPlies;
  private long nodes;

  VctMoves(Defences defences, Referee referee, VcfSearch vcf) {
    this.defences = defences;
    this.referee = referee;
    this.vcf = vcf;
    shapes = defences.shapes();
    board = shapes.board();
    fours = new Fours(shapes, referee);
    vcfDefences = new VcfDefences(board);
  }

  /** Begins to count the nodes anew. */
  void newSearch() {
    nodes = 0;
  }

  /** The positions that VCF searches have visited. */
  long nodes() {
    return nodes;
  }

  /** The plies in which the side to move wins by a five or VCF, or 0 if none is found. */
  int winPlies(int maxNodes) {
    int side = board.sideToMove();
    if (shapes.has(side, CellClass.FIVE)) {
      return 1;
    }
    int plies = vcf.search(VCF_MAX_FOURS, maxNodes);
    nodes += vcf.nodes();
    return plies;
  }

  /** The VCF found last. */
  PvTable line() {
    return vcf.line();
  }

  /**
   * Writes the attacker's moves that make fours or open threes; where the opponent threatens to
   * win, the moves that stop it, and fours. The attacker is to move and has no VCF.
   */
  int attacks(int[] into, int offset) {
    int side = board.sideToMove();
    int opponent = Stone.opponent(side);
    if (shapes.has(opponent, CellClass.FIVE)) {
      return defences.againstFive(opponent, into, offset);
    }
    if (shapes.has(opponent, CellClass.OPEN_FOUR)) {
      int count = defences.againstOpenFour(opponent, into, offset);
      return fours.addTo(into, offset, count, side);
    }
    int count = shapes.collectNear(into, offset);
    int end = offset;
    for (int i = offset; i < offset + count; i++) {
      int cell = into[i];
      if (shapes.cellClass(cell, side) >= CellClass.OPEN_THREE
          && !referee.isForbidden(board, cell, side)) {
        into[end++] = cell;
      }
    }
    return end - offset;
  }

  /**
   * Writes the defender's moves that may prevent the attacker's win; all others lose in {@link
   * #otherPlies}.
   *
   * @return their number, or {@link #NO_THREAT}
   */
  int replies(int[] into, int offset) {
    int defender = board.sideToMove();
    int attacker = Stone.opponent(defender);
    if (shapes.has(defender, CellClass.FIVE)) {
      return NO_THREAT;
    }
    if (shapes.has(attacker, CellClass.FIVE)) {
      otherPlies = 2;
      return defences.againstFive(attacker, into, offset);
    }
    if (shapes.has(defender, CellClass.OPEN_FOUR)) {
      return NO_THREAT;
    }
    if (shapes.has(attacker, CellClass.OPEN_FOUR)) {
      otherPlies = OPEN_FOUR_PLIES;
      int count = defences.againstOpenFour(attacker, into, offset);
      return fours.addTo(into, offset, count, defender);
    }
    int plies = vcf.threat(VCF_MAX_FOURS, VCF_THREAT_NODES);
    nodes += vcf.nodes();
    if (plies == 0) {
      return NO_THREAT;
    }
    otherPlies = 1 + plies;
    int count = vcfDefences.collect(vcf.line(), into, offset);
    return fours.addTo(into, offset, count, defender);
  }

  /** The proof number of the position after a move of the attacker that was not searched yet. */
  int initialProofNumber(int cell) {
    return INITIAL_PROOF_NUMBER[shapes.cellClass(cell, board.sideToMove())];
  }

  /** The plies to the end of the game after any move that the last {@link #replies} left out. */
  int otherPlies() {
    return otherPlies;
  }
}
