package org.katachi.lab.convolution;

import java.util.function.DoubleFunction;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.lab.train.LabelledPosition;
import org.katachi.lab.train.NetworkSums;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeTables;
import org.katachi.shape.ThreatMask;

/**
 * A position that a convolution is trained on.
 *
 * @param width the points of a row of the board
 * @param own by point the combination of the side to move, as the network counts it; for a stone
 *     its index if the side to move were black
 * @param opponent by point the combination of its opponent, likewise
 * @param sums those of the value network, for the side to move
 * @param threats the {@link ThreatMask} without fouls
 * @param turn 0 if black is to move, 1 if white is
 * @param isColourSymmetric whether the rules are the same for both colours
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
    boolean isColourSymmetric,
    int stones,
    double target)
    implements LabelledPosition {

  /** The same position with black's stones white and white's black. */
  ConvolutionSample colourSwapped() {
    return new ConvolutionSample(
        width, own, opponent, sums, threats, 1 - turn, isColourSymmetric, stones, target);
  }

  /**
   * Makes samples of the positions on a board, by the probability that the side to move wins.
   *
   * @param network the value network whose sums the convolution will see
   */
  public static DoubleFunction<ConvolutionSample> maker(ShapeBoard shapes, ValueNetwork network) {
    EmbeddingAccumulator accumulator = network.accumulator(shapes);
    return target -> sample(shapes, accumulator, target);
  }

  private static ConvolutionSample sample(
      ShapeBoard shapes, EmbeddingAccumulator accumulator, double target) {
    Board board = shapes.board();
    ShapeTables tables = shapes.tables();
    int side = board.sideToMove();
    return new ConvolutionSample(
        board.geometry().width(),
        indices(shapes, side),
        indices(shapes, Stone.opponent(side)),
        NetworkSums.of(accumulator, side),
        ThreatMask.withoutFouls(shapes),
        side - Stone.BLACK,
        !tables.hasFouls(Stone.BLACK) && !tables.hasFouls(Stone.WHITE),
        board.stoneCount(),
        target);
  }

  private static char[] indices(ShapeBoard shapes, int colour) {
    Board board = shapes.board();
    Geometry geometry = board.geometry();
    char[] indices = new char[geometry.pointCount()];
    for (int i = 0; i < indices.length; i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell)) {
        int combination = shapes.combination(cell, colour);
        indices[i] = (char) shapes.tables().valueCombination(combination, colour);
      } else {
        boolean isOwn = board.stone(cell) == board.sideToMove();
        indices[i] =
            (char) (isOwn ? ConvolutionWeights.BLACK_STONE : ConvolutionWeights.WHITE_STONE);
      }
    }
    return indices;
  }
}
