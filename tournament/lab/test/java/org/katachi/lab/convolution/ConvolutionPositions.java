package org.katachi.lab.convolution;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;

/** Random positions, and samples of them. */
final class ConvolutionPositions {

  static final Geometry BOARD = new Geometry(9, 11);

  private ConvolutionPositions() {}

  /** A board with a few stones anywhere. */
  static ShapeBoard next(Random random, Rule rule) {
    ShapeBoard shapes = new ShapeBoard(new Board(BOARD), rule);
    for (int stones = 6 + random.nextInt(20); stones > 0; ) {
      int cell = BOARD.point(random.nextInt(BOARD.pointCount()));
      if (shapes.board().isEmpty(cell)) {
        shapes.play(cell);
        stones--;
      }
    }
    return shapes;
  }

  /** The sample of a position with the shipped value network. */
  static ConvolutionSample sample(ShapeBoard shapes, double target) {
    ValueNetwork network = ValueNetwork.of(shapes.tables().rule(), BOARD);
    return ConvolutionSample.maker(shapes, network).apply(target);
  }

  /** Samples of freestyle positions with random targets. */
  static List<ConvolutionSample> samples(Random random, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> sample(next(random, Rule.FREESTYLE), random.nextDouble()))
        .toList();
  }
}
