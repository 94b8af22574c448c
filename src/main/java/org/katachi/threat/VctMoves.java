package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * The two sides' moves in a victory by continuous threats (VCT): the attacker's, after each of
 * which it would win by fours if it could move again, and all those of the defender that may
 * prevent that.
 */
final class VctMoves {

  /** What {@link #replies} returns where the attacker threatens nothing. */
  static final int NO_THREAT = -1;

  /** By class of the cell; those below an open three are no threats, but may stop one. */
  private static final int[] HARDNESS = {9, 9, 9, 8, 8, 6, 9, 9, 3, 2, 1, 2, 2, 1, 1, 1};

  private static final int FOURS = 16;
  private static final int THREAT_NODES = 200;

  /** An open four wins in so many plies after any move that does not stop it. */
  private static final int OPEN_FOUR_PLIES = 4;

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final Defences defences;
  private final Fours madeFours;
  private final VcfSearch fours;
  private final Refutations refutations;
  private final boolean fullyKnown;
  private int otherPlies;
  private long nodes;

  VctMoves(Defences defences, Referee referee, VcfSearch fours) {
    this.defences = defences;
    this.referee = referee;
    this.fours = fours;
    shapes = defences.shapes();
    board = shapes.board();
    madeFours = new Fours(shapes, referee);
    refutations = new Refutations(board);
    fullyKnown = Refutations.areComplete(referee);
  }

  /** The positions that searches of fours have visited. */
  long nodes() {
    return nodes;
  }

  /** The plies in which the side to move wins by itself or by fours, or 0 if none are found. */
  int winPlies(int most) {
    int side = board.sideToMove();
    if (shapes.count(side, CellClass.FIVE) > 0) {
      return 1;
    }
    return searchFours(most);
  }

  private int searchFours(int limit) {
    int plies = fours.search(FOURS, limit);
    nodes += fours.nodes();
    return plies;
  }

  /** The win found last. */
  PvTable line() {
    return fours.line();
  }

  /**
   * Writes the attacker's moves that make fours or open threes; where the opponent threatens to
   * win, those that stop it, and fours. The attacker is to move and has no win by fours.
   */
  int attacks(int[] into, int offset) {
    int side = board.sideToMove();
    int opponent = Stone.opponent(side);
    if (shapes.count(opponent, CellClass.FIVE) > 0) {
      return defences.againstFive(opponent, into, offset);
    }
    if (shapes.count(opponent, CellClass.OPEN_FOUR) > 0) {
      int count = defences.againstOpenFour(opponent, into, offset);
      return madeFours.addTo(into, offset, count, side);
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
    if (shapes.count(defender, CellClass.FIVE) > 0) {
      return NO_THREAT;
    }
    if (shapes.count(attacker, CellClass.FIVE) > 0) {
      otherPlies = 2;
      return defences.againstFive(attacker, into, offset);
    }
    if (shapes.count(defender, CellClass.OPEN_FOUR) > 0) {
      return NO_THREAT;
    }
    if (shapes.count(attacker, CellClass.OPEN_FOUR) > 0) {
      otherPlies = OPEN_FOUR_PLIES;
      int count = defences.againstOpenFour(attacker, into, offset);
      return madeFours.addTo(into, offset, count, defender);
    }
    int plies = fullyKnown && madeFours.mayBeMade(attacker) ? threatPlies() : 0;
    if (plies == 0) {
      return NO_THREAT;
    }
    otherPlies = 1 + plies;
    int count = refutations.collect(fours.line(), into, offset);
    return madeFours.addTo(into, offset, count, defender);
  }

  /** A guess how hard it is to prove that an attack wins, from 1 on. */
  int hardness(int cell) {
    return HARDNESS[shapes.cellClass(cell, board.sideToMove())];
  }

  private int threatPlies() {
    board.passTurn();
    int plies = searchFours(THREAT_NODES);
    board.passTurn();
    return plies;
  }

  /** The plies to the end of the game after any move that the last {@link #replies} left out. */
  int otherPlies() {
    return otherPlies;
  }
}
