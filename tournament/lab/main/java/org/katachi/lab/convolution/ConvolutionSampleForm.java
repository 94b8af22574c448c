package org.katachi.lab.convolution;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.lab.samples.NetworkSums;
import org.katachi.lab.train.ValueForm;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeTables;
import org.katachi.shape.ThreatMask;

/**
 * The samples of a convolution.
 *
 * @param network the value network whose sums it will see
 */
public record ConvolutionSampleForm(ValueNetwork network) implements ValueForm<ConvolutionSample> {

  @Override
  public Maker<ConvolutionSample> on(ShapeBoard shapes) {
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
        rows(shapes, side),
        rows(shapes, Stone.opponent(side)),
        NetworkSums.of(accumulator, side),
        ThreatMask.withoutFouls(shapes),
        side - Stone.BLACK,
        !tables.hasFouls(Stone.BLACK) && !tables.hasFouls(Stone.WHITE),
        board.stoneCount(),
        target);
  }

  private static char[] rows(ShapeBoard shapes, int colour) {
    Board board = shapes.board();
    Geometry geometry = board.geometry();
    char[] rows = new char[geometry.pointCount()];
    for (int i = 0; i < rows.length; i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell)) {
        int combination = shapes.combination(cell, colour);
        rows[i] = (char) shapes.tables().valueCombination(combination, colour);
      } else {
        boolean isOwn = board.stone(cell) == board.sideToMove();
        rows[i] = (char) (isOwn ? ConvolutionWeights.BLACK_STONE : ConvolutionWeights.WHITE_STONE);
      }
    }
    return rows;
  }
}
