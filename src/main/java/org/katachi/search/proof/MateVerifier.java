package org.katachi.search.proof;

import org.katachi.search.Score;

/**
 * Decides what is claimed of a proved result, and shows it by a line. A win is claimed only once
 * its whole proof tree is in the transposition table, so that it comes as early as claimed.
 */
public final class MateVerifier {

  private final ProofWriter proofTree;
  private final PvExtender lineCompletion;

  public MateVerifier(ProofWriter proofTree, PvExtender lineCompletion) {
    this.proofTree = proofTree;
    this.lineCompletion = lineCompletion;
  }

  /**
   * Extends the line of a proved result to the end of the game.
   *
   * @param score the proved score
   * @return the score to claim: as late a win as the tree is deep, or {@link Score#MAX_ESTIMATE}
   *     where not all of the tree is known
   */
  public int claim(PvLine line, int score) {
    if (Score.isProvedLoss(score)) {
      line.complete(lineCompletion, Score.plies(score));
      return score;
    }
    int plies = proofTree.store(line.move(0));
    if (plies == 0) {
      return Score.MAX_ESTIMATE;
    }
    line.take(line.move(0));
    line.complete(lineCompletion, plies);
    return Score.win(plies);
  }
}
