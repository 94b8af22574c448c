package org.katachi.search.root;

import org.katachi.search.SearchParameters;
import org.katachi.search.proof.PvLine;
import org.katachi.search.proof.ShortVcf;
import org.katachi.search.tree.Node;
import org.katachi.threat.VcfSearch;
import org.katachi.threat.VctSearch;

/**
 * The searches for a win by threats at the root, each with its share of the nodes: VCF before the
 * first iteration, VCT between the iterations.
 */
final class RootThreats {

  private static final int HUNDREDTHS = 100;

  /** The most nodes of the VCF search, at one to two million a second. */
  private static final int VCF_NODES = 100_000;

  private final SearchParameters parameters;
  private final VcfSearch vcf;
  private final ShortVcf shortVcf;
  private final VctSearch vct;
  private long vcfNodes;
  private int plies;

  RootThreats(SearchParameters parameters, VcfSearch vcf, ShortVcf shortVcf, VctSearch vct) {
    this.parameters = parameters;
    this.vcf = vcf;
    this.shortVcf = shortVcf;
    this.vct = vct;
  }

  /** Begins the search of another position. */
  void newSearch() {
    vct.newSearch();
    vcfNodes = 0;
    plies = 0;
  }

  /** The nodes visited so far. */
  long nodes() {
    return vcfNodes + vct.nodes();
  }

  /** The plies of the win that was found; 0 without one, or where its length is not known. */
  int plies() {
    return plies;
  }

  /**
   * Searches VCF: the shortest, by one four more at a time; where nodes or time do not suffice, the
   * one that a short search finds.
   *
   * @param best takes the line of the win
   * @return whether a win was found
   */
  boolean findVcf(PvLine best) {
    return findVcf(VCF_NODES, Integer.MAX_VALUE, best);
  }

  /**
   * The same with so few nodes that no limit ends it.
   *
   * @param otherPlies the plies of another win; the VCF must be shorter
   * @param best takes the line of the VCF
   * @return whether there is one
   */
  boolean findShorterVcf(int otherPlies, PvLine best) {
    return findVcf(VcfSearch.NODES_WITHOUT_CHECK, otherPlies, best);
  }

  private boolean findVcf(int nodeLimit, int otherPlies, PvLine best) {
    findShortestVcf(nodeLimit, otherPlies);
    if (plies == 0 && vcf.ranOutOfNodes()) {
      // Fours in succession, in the order of their strength, are often found with fewer nodes.
      plies = shortVcf.win();
      vcfNodes += shortVcf.nodes();
    }
    if (plies >= otherPlies) {
      plies = 0;
    }
    if (plies > 0) {
      best.take(vcf.line());
    }
    return plies > 0;
  }

  private void findShortestVcf(int nodeLimit, int otherPlies) {
    int left = nodeLimit;
    boolean goesOn = true;
    for (int most = 0; goesOn && 2 * most + 1 < otherPlies && most <= VcfSearch.MAX_FOURS; most++) {
      plies = vcf.search(most, left);
      left -= vcf.nodes();
      vcfNodes += vcf.nodes();
      goesOn = plies == 0 && vcf.wasLimited() && !vcf.ranOutOfNodes();
    }
  }

  /**
   * Searches VCT with a part of the nodes that the tree has spent so far. A search whose time ended
   * before the win's length was known gives its move alone, which wins all the same.
   *
   * @param best takes the line of the win
   * @return whether a win was found
   */
  boolean findVct(long treeNodes, PvLine best) {
    long allowed = treeNodes * parameters.vctNodePercent / HUNDREDTHS - vct.nodes();
    if (vct.isDisproved() || allowed < SearchParameters.VCT_MIN_NODES) {
      return false;
    }
    plies = vct.search(allowed);
    if (plies > 0) {
      best.take(vct.line());
    } else if (vct.winningMove() != Node.NO_MOVE) {
      best.take(vct.winningMove());
    }
    return plies > 0 || vct.winningMove() != Node.NO_MOVE;
  }
}
