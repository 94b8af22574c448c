package org.katachi.search.proof;

import org.katachi.search.Score;

/**
 * Decides what a proved result is reported as, and shows it by a line. A mate score is reported
 * only once its complete proof tree is in the transposition table, so that the win comes in time.
 */
public final class MateVerifier {

  private final ProofWriter proofWriter;
  private final PvExtender pvExtender;

  public MateVerifier(ProofWriter proofWriter, PvExtender pvExtender) {
    this.proofWriter = proofWriter;
    this.pvExtender = pvExtender;
  }

  /**
   * Extends the line of a proved result to the end of the game.
   *
   * @param score the proved score
   * @return the verified score: as late a win as the tree is deep, or {@link Score#MAX_ESTIMATE}
   *     where not all of the tree is known
   */
  public int verify(PvLine line, int score) {
    if (Score.isProvedLoss(score)) {
      line.extend(pvExtender, Score.plies(score));
      return score;
    }
    int plies = proofWriter.store(line.move(0));
    if (plies == 0) {
      return Score.MAX_ESTIMATE;
    }
    line.set(line.move(0));
    line.extend(pvExtender, plies);
    return Score.win(plies);
  }
}
