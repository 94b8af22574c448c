package org.katachi.search.root;

import org.katachi.board.Stone;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.proof.MateVerifier;
import org.katachi.search.proof.ProofTt;
import org.katachi.search.proof.ProofWriter;
import org.katachi.search.proof.PvLine;
import org.katachi.search.proof.ShortVcf;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.VcfSearch;
import org.katachi.threat.VctSearch;

/**
 * The wins of the root that need no iteration: one that the transposition table knows and VCF
 * before the first, VCT between them, each with its share of the nodes.
 */
final class RootMateSearch {

  /** The most nodes of the VCF search, at one to two million a second. */
  private static final int VCF_NODES = 100_000;

  private final SearchParameters parameters;
  private final ShapeBoard shapes;
  private final VcfSearch vcf;
  private final ShortVcf shortVcf;

  /** Null for a helper: the main thread searches VCF and VCT at the root for all. */
  private final VctSearch vct;

  private final ProofTt proofs;
  private final ProofWriter proofWriter;
  private final MateVerifier mateVerifier;
  private final PvLine win = new PvLine(VcfSearch.MAX_PLIES);
  private long vcfNodes;

  /** The plies of the win that was found; 0 without one, or where its length is not known. */
  private int plies;

  RootMateSearch(
      SearchParameters parameters,
      ShapeBoard shapes,
      VcfSearch vcf,
      VctSearch vct,
      ProofTt proofs,
      ProofWriter proofWriter,
      MateVerifier mateVerifier) {
    this.parameters = parameters;
    this.shapes = shapes;
    this.vcf = vcf;
    this.vct = vct;
    this.proofs = proofs;
    this.proofWriter = proofWriter;
    this.mateVerifier = mateVerifier;
    shortVcf = new ShortVcf(vcf);
  }

  /** Begins the search of another position. */
  void newSearch() {
    proofWriter.newSearch();
    if (vct != null) {
      vct.newSearch();
    }
    vcfNodes = 0;
    plies = 0;
  }

  /** The nodes visited so far, those that verify wins as well. */
  long nodes() {
    return proofWriter.nodes() + vcfNodes + (vct == null ? 0 : vct.nodes());
  }

  /** The plies of the win that was found; 0 without one, or where its length is not known. */
  int plies() {
    return plies;
  }

  /**
   * Tries a win that an earlier search of the game has proved and the table still holds; one of a
   * table that was loaded only if it can be verified.
   *
   * @return whether it was taken
   */
  boolean tryTtWin(RootIteration root) {
    if (winsAtOnce()) {
      return false; // A search that had to leave that move out may have proved a longer win.
    }
    long entry = proofs.probeWin();
    if (entry == TranspositionTable.MISSING) {
      return false;
    }
    int ttPlies = Score.plies(TranspositionTable.valueFromRoot(entry, 0));
    // A verified score may rest on a short VCF, which is not stored; and what the tree proved of
    // the position need not be its quickest win.
    if (findVcf(VcfSearch.NODES_WITHOUT_CHECK, ttPlies) && tryWin(root)) {
      return true;
    }
    win.set(TranspositionTable.move(entry));
    int score = mateVerifier.verify(win, Score.win(ttPlies));
    return (Score.isProved(score) || !TranspositionTable.isUnverified(entry))
        && root.takeWin(win, score);
  }

  /** Whether there is a five or an unanswered open four, which VCF finds without time. */
  private boolean winsAtOnce() {
    int side = shapes.board().sideToMove();
    return shapes.has(side, CellClass.FIVE)
        || (shapes.has(side, CellClass.OPEN_FOUR)
            && !shapes.has(Stone.opponent(side), CellClass.FIVE));
  }

  /**
   * Searches VCF, and a shorter one where it finds any.
   *
   * @return whether a win was taken
   */
  boolean tryVcf(RootIteration root) {
    return findVcf(VCF_NODES, Integer.MAX_VALUE) && tryWin(root);
  }

  /** Tries the win of that line, as early as it can be verified. */
  private boolean tryWin(RootIteration root) {
    int score = plies > 0 ? mateVerifier.verify(win, Score.win(plies)) : Score.MAX_ESTIMATE;
    return root.takeWin(win, score);
  }

  /** Searches a VCF that is shorter than another win. */
  private boolean findVcf(int nodeLimit, int otherPlies) {
    if (vct == null) {
      return false;
    }
    // The longest at once: stones are only added, so what failed is never searched again. One four
    // more at a time would visit ten times as many positions before it comes to a long VCF.
    if (!findWin(Math.min(VcfSearch.MAX_FOURS, otherPlies / 2 - 1), nodeLimit)
        && vcf.ranOutOfNodes()) {
      // Fours in succession, in the order of their strength, are often found with fewer nodes.
      plies = shortVcf.win();
      vcfNodes += shortVcf.nodes();
      if (plies >= otherPlies) {
        plies = 0;
      } else if (plies > 0) {
        takeLine();
      }
    }
    shortenVcf(nodeLimit);
    return plies > 0;
  }

  /** Searches the shortest VCF, by one four more at a time, as far as the nodes suffice. */
  private void shortenVcf(int nodeLimit) {
    int found = plies;
    int left = nodeLimit;
    plies = 0;
    boolean goesOn = true;
    for (int maxFours = 0; goesOn && 2 * maxFours + 1 < found; maxFours++) {
      goesOn = !findWin(maxFours, left) && !vcf.ranOutOfNodes();
      left -= vcf.nodes();
    }
    plies = plies == 0 ? found : plies;
  }

  /** Whether there is a VCF of so many fours at the most; its line is taken. */
  private boolean findWin(int maxFours, int maxNodes) {
    plies = vcf.search(maxFours, maxNodes);
    vcfNodes += vcf.nodes();
    if (plies > 0) {
      takeLine();
    }
    return plies > 0;
  }

  private void takeLine() {
    proofWriter.storeVcf(vcf.line(), plies);
    win.copyFrom(vcf.line());
  }

  /**
   * Searches VCT with a part of the nodes that the tree has spent so far. A search whose time ended
   * before the win's length was known gives its move alone, which wins all the same.
   *
   * @return whether a win was taken
   */
  boolean tryVct(RootIteration root, long treeNodes) {
    if (vct == null
        || !root.seeksThreats()
        || root.isOver()
        || Score.isProved(root.line(0).score())
        || vct.isDisproved()) {
      return false;
    }
    long allowed =
        treeNodes * parameters.vctNodePercent / SearchParameters.HUNDREDTHS - vct.nodes();
    if (allowed < SearchParameters.VCT_MIN_NODES) {
      return false;
    }
    plies = vct.search(allowed);
    if (plies > 0) {
      win.copyFrom(vct.line());
    } else if (vct.winningMove() != ShapeBoard.NO_CELL) {
      win.set(vct.winningMove());
    } else {
      return false;
    }
    return tryWin(root);
  }
}
