package org.katachi.search.proof;

import org.katachi.search.SearchParameters;
import org.katachi.threat.PvTable;
import org.katachi.threat.VcfSearch;

/**
 * VCF searches so short that the limits of the move do not end them. What they find of a position
 * they find at the root of a later search, too, so it needs no entry in the transposition table.
 * Exception: this search may have skipped positions in the failure cache, and a later one without
 * them can hit the node limit. They find what the probes of the tree and VCT find.
 */
public final class ShortVcf {

  private static final int NODES = VcfSearch.NODES_WITHOUT_CHECK;

  private final VcfSearch search;
  private int nodes;

  public ShortVcf(VcfSearch search) {
    this.search = search;
  }

  /** The plies of a VCF of the side to move, or 0 if none was found. */
  public int win() {
    int plies = search.probe(SearchParameters.VCF_MAX_FOURS, NODES);
    nodes = search.nodes();
    if (plies == 0) {
      plies = search.search(VcfSearch.MAX_FOURS, NODES);
      nodes += search.nodes();
    }
    return plies;
  }

  /** The plies of the VCF that the opponent threatens, see {@link VcfSearch#threat}. */
  int threat() {
    int plies = search.threatProbe(SearchParameters.VCF_MAX_FOURS, NODES);
    nodes = search.nodes();
    if (plies == 0) {
      plies = search.threat(VcfSearch.MAX_FOURS, NODES);
      nodes += search.nodes();
    }
    return plies;
  }

  /** The VCF found last. */
  PvTable line() {
    return search.line();
  }

  /** The positions that the last search visited. */
  public int nodes() {
    return nodes;
  }
}
