package org.katachi.lab.order;

import org.katachi.lab.samples.MoveChoice;

/**
 * A position that the move-ordering weights are fitted to, as the side to move sees it.
 *
 * @param own by candidate: the combination of shapes for the side to move
 * @param opponent by candidate: the combination for its opponent
 * @param threatMoves by candidate: the place in {@link org.katachi.eval.MoveWeights#threatMoves}
 * @param best the place of the best move among the candidates
 * @param rival the place of its rival, or -1
 * @param stones the stones on the board
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record OrderSample(
    char[] own, char[] opponent, char[] threatMoves, int best, int rival, int stones)
    implements MoveChoice {

  @Override
  public int count() {
    return own.length;
  }
}
