package org.katachi.lab.policy;

import org.katachi.lab.samples.MoveChoice;
import org.katachi.lab.selfplay.SearchedPosition.Source;

/**
 * A position that the policy is trained on, as the side to move sees it.
 *
 * @param rows by candidate and direction: the row of {@link
 *     org.katachi.network.policy.LinePatterns}; the candidates are the empty points near a stone
 * @param scores by candidate: the move-ordering score by shapes
 * @param best the place of the best move among the candidates
 * @param rival the place of its rival, or -1
 * @param inputs the sums of the value network's accumulator
 * @param threats the {@link org.katachi.shape.ThreatMask}
 * @param stones the stones on the board
 * @param source where the position comes from
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record PolicySample(
    char[] rows,
    short[] scores,
    int best,
    int rival,
    short[] inputs,
    int threats,
    int stones,
    Source source)
    implements MoveChoice {

  @Override
  public int count() {
    return scores.length;
  }
}
