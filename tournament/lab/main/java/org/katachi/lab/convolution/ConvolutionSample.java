package org.katachi.lab.convolution;

import org.katachi.lab.train.LabelledPosition;

/**
 * A position that a convolution is fitted to.
 *
 * @param width the points of a row of the board
 * @param own by point the combination of the side to move, as the network counts it; for a stone
 *     its row if the side to move were black
 * @param opponent by point the combination of its opponent, likewise
 * @param sums those of the value network, for the side to move
 * @param threats the {@link org.katachi.shape.ThreatMask} without fouls
 * @param turn 0 if black is to move, 1 if white is
 * @param isFair whether the rules are the same for both colours
 * @param stones the number of stones on the board
 * @param target the probability that the side to move wins
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record ConvolutionSample(
    int width,
    char[] own,
    char[] opponent,
    short[] sums,
    int threats,
    int turn,
    boolean isFair,
    int stones,
    double target)
    implements LabelledPosition {

  /** The same position with black's stones white and white's black. */
  ConvolutionSample exchanged() {
    return new ConvolutionSample(
        width, own, opponent, sums, threats, 1 - turn, isFair, stones, target);
  }
}
