package org.katachi.lab.train;

/**
 * Computes losses and gradients of a {@link Model}: forward and backward. Belongs to one thread at
 * a time; its gradient is its own until it is {@linkplain #flush moved} to the model.
 *
 * @param <S> the samples
 * @param <M> their metrics
 */
public interface Worker<S, M extends PhaseMetrics.Metrics> {

  /**
   * Adds the gradient of a sample's loss to this worker's.
   *
   * @param count the number of samples whose mean loss falls
   * @return the loss
   */
  double addGradient(S sample, int count);

  /** Adds what is predicted of a sample to metrics. */
  void validate(S sample, PhaseMetrics<M> metrics);

  /** Adds a shard of this worker's gradient to the model's, and begins it anew. */
  void flush(int shard);
}
