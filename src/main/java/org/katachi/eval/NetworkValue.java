package org.katachi.eval;

import org.katachi.network.EmbeddingAccumulator;
import org.katachi.network.ValueNetwork;
import org.katachi.shape.ShapeBoard;

/** The value by a {@link ValueNetwork}. */
public record NetworkValue(ValueNetwork network) implements ValueModel {

  @Override
  public BoardValue on(ShapeBoard shapes) {
    return new Bound(network, shapes, network.accumulator(shapes));
  }

  private record Bound(ValueNetwork network, ShapeBoard shapes, EmbeddingAccumulator accumulator)
      implements BoardValue {

    @Override
    public int value() {
      return network.value(shapes, accumulator);
    }
  }
}
