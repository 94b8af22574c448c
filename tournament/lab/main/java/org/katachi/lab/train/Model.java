package org.katachi.lab.train;

import java.util.List;
import java.util.Random;
import org.katachi.network.common.WeightFile;

/**
 * A network while a {@link Trainer} trains it. What has a shard is called once for each, by several
 * threads at once.
 *
 * @param <S> the samples
 * @param <M> their metrics
 */
public interface Model<S, M extends PhaseMetrics.Metrics> {

  /** All parameters. */
  List<AdamParameters> parameters();

  /**
   * Data augmentation: the form in which a sample is shown this time.
   *
   * @param random decides, where it has several
   */
  default S augment(S sample, Random random) {
    return sample;
  }

  /**
   * Takes over a shard of the parameters after they were changed.
   *
   * @param done the part of the training's steps that are over, which decides what is quantised;
   *     with 1 the network computes with the weights that the file would hold
   */
  void refresh(double done, int shard);

  /** Likewise what a batch needs. */
  default void refresh(List<S> batch, double done, int shard) {
    refresh(done, shard);
  }

  /** A new worker on this network. */
  Worker<S, M> worker();

  /** Passes on the gradients that the workers have moved to a shard; once, before a step. */
  default void passGradients(int shard) {}

  /** Takes a step with a shard of the parameters down their gradients, and begins new ones. */
  void step(double rate, int shard);

  /** The metrics of no sample yet. */
  PhaseMetrics<M> metrics();

  /** The parameters as the file holds them. */
  WeightFile file();
}
