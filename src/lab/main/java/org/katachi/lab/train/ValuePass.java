package org.katachi.lab.train;

/** A passage of positions through a {@link TrainableValue}. Belongs to one thread at a time. */
public interface ValuePass {

  /** The logarithm of the odds that the side to move wins. */
  double value(ValueSample sample);

  /**
   * Adds to this pass's gradient.
   *
   * @param sample the position that was evaluated last
   * @param error the derivative of the loss by its value
   */
  void addGradient(ValueSample sample, double error);

  /** Adds a shard of this pass's gradient to the model's, and begins it anew. */
  void flush(int shard);
}
