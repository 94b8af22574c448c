package org.katachi.eval;

import org.katachi.network.EmbeddingAccumulator;
import org.katachi.network.ValueNetwork;
import org.katachi.shape.ShapeBoard;

/** The value by a {@link ValueNetwork}. */
public record NetworkValue(ValueNetwork network) implements ValueModel {

  @Override
  public BoardValue on(ShapeBoard shapes) {
    return on(shapes, network.accumulator(shapes));
  }

  /** The value of the positions of a board whose accumulator others use, too. */
  BoardValue on(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    return new BoundValue(network, shapes, accumulator);
  }

  private record BoundValue(
      ValueNetwork network, ShapeBoard shapes, EmbeddingAccumulator accumulator)
      implements BoardValue {

    @Override
    public int value() {
      return network.value(shapes, accumulator);
    }
  }
}
