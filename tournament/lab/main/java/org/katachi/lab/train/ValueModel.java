package org.katachi.lab.train;

import java.util.List;
import java.util.Random;
import org.katachi.network.common.WeightFile;

/**
 * A network that values positions, while a {@link ValueTrainer} trains it. What has a shard is
 * called once for each, by several threads at once.
 *
 * @param <S> the positions
 */
public interface ValueModel<S extends LabelledPosition> {

  /** The positions of a step. */
  int batch();

  /** All parameters. */
  List<AdamParameters> parameters();

  /**
   * Data augmentation: the form in which a position is shown this time.
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

  /** A new worker on this network. */
  ValueWorker<S> worker();

  /** Takes a step with a shard of the parameters down their gradients, and begins new ones. */
  void step(double rate, int shard);

  /** The parameters as the file holds them. */
  WeightFile file();
}
