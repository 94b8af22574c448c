package org.katachi.search;

import static org.katachi.search.SearchParameters.FOURS;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.threat.Fours;
import org.katachi.threat.PvTable;
import org.katachi.threat.Refutations;
import org.katachi.threat.VcfSearch;

/**
 * Asks, in the midst of a search, whether a side wins by continuous fours: the side to move, or the
 * opponent if it were to move. Counts what that costs.
 */
final class VcfProbe {

  private final SearchParameters parameters;
  private final Board board;
  private final Fours madeFours;
  private final VcfSearch fours;
  private final boolean threatsCanBeMet;
  private long nodes;

  VcfProbe(
      SearchParameters parameters, Board board, Referee referee, Fours madeFours, VcfSearch fours) {
    this.parameters = parameters;
    this.board = board;
    this.madeFours = madeFours;
    this.fours = fours;
    threatsCanBeMet = Refutations.areComplete(referee);
  }

  /** The plies of a win of the side to move, or 0 if none was found. */
  int win() {
    int plies = fours.searchBriefly(FOURS, parameters.fourNodes);
    nodes += fours.nodes();
    return plies;
  }

  /**
   * The plies of the win that the opponent would have if it were to move, or 0 if none was found,
   * or if the rules are such that one can't tell what meets it.
   */
  int threat() {
    if (!threatsCanBeMet || !madeFours.mayLeadOn(Stone.opponent(board.sideToMove()))) {
      return 0;
    }
    board.passTurn();
    int plies = fours.searchBriefly(FOURS, parameters.threatNodes);
    nodes += fours.nodes();
    board.passTurn();
    return plies;
  }

  /** The win found last. */
  PvTable line() {
    return fours.line();
  }

  /** The positions visited so far. */
  long nodes() {
    return nodes;
  }
}
