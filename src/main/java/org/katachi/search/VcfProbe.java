package org.katachi.search;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.threat.Fours;
import org.katachi.threat.PvTable;
import org.katachi.threat.Refutations;
import org.katachi.threat.VcfSearch;

/** Small VCF searches at the nodes of the tree: for the side to move, and for its opponent. */
final class VcfProbe {

  private final SearchParameters parameters;
  private final Board board;
  private final Fours fours;
  private final VcfSearch search;
  private final boolean refutationsAreComplete;
  private long nodes;

  VcfProbe(
      SearchParameters parameters, Board board, Referee referee, Fours fours, VcfSearch search) {
    this.parameters = parameters;
    this.board = board;
    this.fours = fours;
    this.search = search;
    refutationsAreComplete = Refutations.areComplete(referee);
  }

  /** Begins to count the nodes anew. */
  void newSearch() {
    nodes = 0;
  }

  /** The plies of a VCF of the side to move, or 0 if none was found. */
  int win() {
    return probe(parameters.vcfNodes);
  }

  /**
   * The plies of the VCF that the opponent would have if it were to move. 0 if none was found, or
   * if the rules are such that not all its refutations are known.
   */
  int threat() {
    if (!refutationsAreComplete || !fours.mayLeadOn(Stone.opponent(board.sideToMove()))) {
      return 0;
    }
    board.passTurn();
    int plies = probe(parameters.vcfThreatNodes);
    board.passTurn();
    return plies;
  }

  private int probe(int maxNodes) {
    int plies = search.probe(SearchParameters.VCF_MAX_FOURS, maxNodes);
    nodes += search.nodes();
    return plies;
  }

  /** The line of the VCF found last. */
  PvTable line() {
    return search.line();
  }

  /** The positions visited so far. */
  long nodes() {
    return nodes;
  }
}
