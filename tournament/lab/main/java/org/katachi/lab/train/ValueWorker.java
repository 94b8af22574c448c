package org.katachi.lab.train;

/**
 * Computes values and gradients of a {@link ValueModel}: forward and backward. Belongs to one
 * thread at a time.
 *
 * @param <S> the positions
 */
public interface ValueWorker<S> {

  /** The logarithm of the odds that the side to move wins. */
  double value(S sample);

  /**
   * Adds to this worker's gradient.
   *
   * @param sample the position that was evaluated last
   * @param error the derivative of the loss by its value
   */
  void addGradient(S sample, double error);

  /** Adds a shard of this worker's gradient to the model's, and begins it anew. */
  void flush(int shard);
}
