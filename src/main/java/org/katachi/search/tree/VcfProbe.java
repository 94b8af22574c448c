package org.katachi.search.tree;

import org.katachi.search.SearchParameters;
import org.katachi.threat.PvTable;
import org.katachi.threat.VcfSearch;

/** Small VCF searches at the nodes of the tree: for the side to move, and for its opponent. */
public final class VcfProbe {

  private final SearchParameters parameters;
  private final VcfSearch search;
  private long nodes;

  public VcfProbe(SearchParameters parameters, VcfSearch search) {
    this.parameters = parameters;
    this.search = search;
  }

  /** Begins to count the nodes anew. */
  void newSearch() {
    nodes = 0;
  }

  /** The plies of a VCF of the side to move, or 0 if none was found. */
  int win() {
    int plies = search.probe(SearchParameters.VCF_MAX_FOURS, parameters.vcfNodes);
    nodes += search.nodes();
    return plies;
  }

  /** The plies of the VCF that the opponent threatens, see {@link VcfSearch#threat}. */
  int threat() {
    int plies = search.threatProbe(SearchParameters.VCF_MAX_FOURS, parameters.vcfThreatNodes);
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
