package org.katachi.search;

import static org.katachi.search.SearchParameters.FOURS;
import static org.katachi.search.SearchParameters.FOUR_NODES;
import static org.katachi.search.SearchParameters.THREAT_NODES;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.FourSearch;
import org.katachi.threat.Refutations;

/**
 * Asks, in the midst of a search, whether a side wins by continuous fours: the side to move, or the
 * opponent if it were to move. Counts what that costs.
 */
final class FourProbe {

  private final ShapeBoard shapes;
  private final Board board;
  private final FourSearch fours;
  private final boolean threatsCanBeMet;
  private long nodes;

  FourProbe(ShapeBoard shapes, Referee referee, FourSearch fours) {
    this.shapes = shapes;
    this.fours = fours;
    board = shapes.board();
    threatsCanBeMet = Refutations.areComplete(referee);
  }

  /** The plies of a win of the side to move, or 0 if none was found. */
  int win() {
    int plies = fours.searchBriefly(FOURS, FOUR_NODES);
    nodes += fours.nodes();
    return plies;
  }

  /**
   * The plies of the win that the opponent would have if it were to move, or 0 if none was found,
   * or if the rules are such that one can't tell what meets it.
   */
  int threat() {
    if (!threatsCanBeMet || !hasFours(Stone.opponent(board.sideToMove()))) {
      return 0;
    }
    board.passTurn();
    int plies = fours.searchBriefly(FOURS, THREAT_NODES);
    nodes += fours.nodes();
    board.passTurn();
    return plies;
  }

  private boolean hasFours(int side) {
    return shapes.count(side, CellClass.FOUR) > 0
        || shapes.count(side, CellClass.FOUR_PLUS) > 0
        || shapes.count(side, CellClass.FOUR_THREE) > 0;
  }

  /** The line of the win found last. */
  FourSearch line() {
    return fours;
  }

  /** The positions visited so far. */
  long nodes() {
    return nodes;
  }
}
